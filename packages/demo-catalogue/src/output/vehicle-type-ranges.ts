import type { VehicleType } from '../vehicles/fleet.ts';

const kept = new WeakMap<readonly VehicleType[], string>();

const print = (types: readonly VehicleType[]): string => {
  const runs: string[] = [];
  let first = 0;
  let last = -1;
  const close = (): void => {
    if (first > 0) runs.push(first === last ? `${first}` : `${first}-${last}`);
  };
  for (const { number } of types) {
    if (number !== last + 1) {
      close();
      first = number;
    }
    last = number;
  }
  close();
  return runs.join(' ');
};

/** `1-12 15 17-20`, for types in the order of their numbers. */
export const printTypes = (types: readonly VehicleType[]): string => {
  const known = kept.get(types);
  if (known !== undefined) return known;
  const text = print(types);
  kept.set(types, text);
  return text;
};
