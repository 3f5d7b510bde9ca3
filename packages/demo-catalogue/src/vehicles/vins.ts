import { hashText } from '../random.ts';
import type { VehicleType } from './fleet.ts';

/** Letters and digits of a VIN: never I, O or Q. In the order of their codes. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
const PLANTS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** Plants count their vehicles in blocks that other plants use too, so the last seven characters can meet again. */
const BLOCKS = 90;
const BLOCK = 11_000;

/** The first ten characters: manufacturer, series, type within the series, generation of the plant. */
export const vinPrefix = (type: VehicleType): string => {
  const { series } = type;
  const index = series.types.indexOf(type);
  const high = ALPHABET.charAt(Math.floor(index / ALPHABET.length));
  const low = ALPHABET.charAt(index % ALPHABET.length);
  return `${series.brand.wmi}${series.code}${high}${low}0A`;
};

/** The last seven characters of so many vehicles of a type, ascending: a plant letter and six digits. */
export const serialsOf = (type: VehicleType, count: number, seed: number): string[] => {
  const chance = hashText(`serials ${type.code}`, seed);
  const plant = PLANTS.charAt(chance % PLANTS.length);
  const start = 1_000 + ((chance >>> 6) % BLOCKS) * BLOCK;
  const step = Math.max(1, Math.min(97, Math.floor(BLOCK / Math.max(1, count))));
  return Array.from(
    { length: count },
    (_, index) => `${plant}${String(start + index * step).padStart(6, '0')}`,
  );
};
