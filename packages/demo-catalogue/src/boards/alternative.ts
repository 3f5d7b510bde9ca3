import type { MonthNumber } from '@partsboard/domain/month';
import type { VehicleType } from '../vehicles/fleet.ts';
import type { Place } from '../vocabulary/polish.ts';

export interface Text {
  pl: string;
  en: string;
}

/** One of the parts that a role of a board stands for, and the vehicles that have it. */
export interface Alternative {
  types: readonly VehicleType[];
  steering: '' | 'L' | 'R';
  transmission: '' | 'M' | 'A';
  conditions: readonly string[];
  from: MonthNumber | undefined;
  to: MonthNumber | undefined;
  places: readonly Place[];
  /** Tells the parts of one role apart. */
  key: string;
  /** Price relative to the role's. */
  factor: number;
  /** What the name ends in: a size, a colour, what the vehicle has, "exchange part". */
  labels: readonly Text[];
  before: Text | undefined;
  after: Text | undefined;
  exchange: boolean;
  /** Not on this board: it is for vehicles without what the board brings. */
  isElsewhere: boolean;
}

/** Which equipment codes decide on a board. */
export interface EquipmentContext {
  isCar: boolean;
  isMotorcycle: boolean;
  axle: 'front' | 'rear' | undefined;
  /** Equipment that the board brings: of the parts between which it decides, only its own is listed. */
  brings: readonly string[];
}

export interface AlternativeContext extends EquipmentContext {
  types: readonly VehicleType[];
  /** All vehicles for which the part is made, whether they have this board or not. */
  population: readonly VehicleType[];
  from: MonthNumber | undefined;
  to: MonthNumber | undefined;
  /** The month in which parts that changed did change. */
  changed: MonthNumber;
  /** In how many outputs a part comes. */
  outputs: number;
}

export type Split = (alternative: Alternative, context: AlternativeContext) => Alternative[];

export const text = (pl: string, en: string): Text => ({ pl, en });

const lowerFirst = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

export const alongWith = (before: Text | undefined, more: Text): Text =>
  before ? text(`${before.pl}; ${lowerFirst(more.pl)}`, `${before.en}; ${lowerFirst(more.en)}`) : more;

const labels = new Map<string, Text>();

/** Many parts carry the same label: they share one. */
export const labelled = (slashed: string): Text => {
  const known = labels.get(slashed);
  if (known) return known;
  const [pl = '', en] = slashed.split('/');
  const label = { pl, en: en ?? pl };
  labels.set(slashed, label);
  return label;
};
