/** Part keys whose numbers the documentation names; everything else is numbered by its key. */
export const pinnedNumbers: ReadonlyMap<string, string> = new Map<string, string>([]);

/** A vehicle that the documentation names. */
export interface CuratedVehicle {
  type: string;
  /** The last seven characters of its VIN. */
  serial: string;
  produced: string;
  paint: string;
  upholstery: string;
  optional: string;
  retrofitted: string;
  complete: boolean;
  campaigns: readonly { number: string; status: 'open' | 'done' }[];
}

export const curatedVehicles: readonly CuratedVehicle[] = [];
