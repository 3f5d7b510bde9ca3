/** A vehicle for which pieces of a cart or order line were added, as lines store it: by its id, or else by its name. */
export interface VehiclePieces {
  readonly Id: number | null;
  readonly Name: string;
  readonly Quantity: number;
}

/** Pieces for the vehicles that were added before these are without a vehicle. */
export const MAX_LINE_VEHICLES = 20;

export const isSameVehicle = (one: Omit<VehiclePieces, 'Quantity'>, other: Omit<VehiclePieces, 'Quantity'>) =>
  (one.Id ?? one.Name) === (other.Id ?? other.Name);

/** How many pieces are for a vehicle; the other pieces of a line are for none. */
export const piecesWithVehicle = (vehicles: readonly VehiclePieces[]): number =>
  vehicles.reduce((sum, { Quantity }) => sum + Quantity, 0);

/**
 * The vehicles of a line to which pieces are added. Each vehicle is there once, the one added last is the last. The
 * functions of migration 0370 do the same in the database.
 */
export function withAddedVehicles<T extends VehiclePieces>(held: readonly T[], added: readonly T[]): T[] {
  const vehicles = new Map<number | string, T>();
  for (const each of [...held, ...added]) {
    const key = each.Id ?? each.Name;
    const before = vehicles.get(key)?.Quantity ?? 0;
    vehicles.delete(key);
    vehicles.set(key, { ...each, Quantity: before + each.Quantity });
  }
  return [...vehicles.values()].slice(-MAX_LINE_VEHICLES);
}

/** As many pieces as the line has, those of the vehicles that were added first. */
export function vehiclesWithin<T extends VehiclePieces>(vehicles: readonly T[], quantity: number): T[] {
  let left = quantity;
  return vehicles.flatMap((each) => {
    const kept = Math.min(each.Quantity, left);
    left -= kept;
    return kept > 0 ? [{ ...each, Quantity: kept }] : [];
  });
}

/**
 * The vehicles of a line whose quantity somebody changes. Pieces without a vehicle are the end of a line, else those for
 * the vehicle added last: there pieces go, and there they come.
 */
export function vehiclesAtQuantity<T extends VehiclePieces>(
  vehicles: readonly T[],
  quantity: { readonly before: number; readonly after: number },
): T[] {
  const last = vehicles.at(-1);
  const more = quantity.after - quantity.before;
  if (last === undefined || more <= 0 || piecesWithVehicle(vehicles) < quantity.before) {
    return vehiclesWithin(vehicles, quantity.after);
  }
  return [...vehicles.slice(0, -1), { ...last, Quantity: last.Quantity + more }];
}

/** What a person reads, with the whole VIN in place of its ends. */
export function fullVehicleName({
  Name,
  Vin,
}: {
  readonly Name: string;
  readonly Vin?: string | null | undefined;
}) {
  if (Vin == null || Name.includes(Vin)) return Name;
  const ends = `${Vin.slice(0, 3)}…${Vin.slice(-7)}`;
  return Name.includes(ends) ? Name.replace(ends, Vin) : `${Name}, ${Vin}`;
}
