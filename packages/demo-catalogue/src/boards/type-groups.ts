import type { MonthNumber } from '@partsboard/domain/month';
import type { VehicleType } from '../vehicles/fleet.ts';
import { filterWords } from '../vehicles/model-lines.ts';
import { isBuiltBetween } from './board-owners.ts';

/** Some of a board's vehicle types, with the words that a line says about them. */
export interface TypeGroup {
  key: string;
  types: readonly VehicleType[];
  pl: string;
  en: string;
}

const kept = new WeakMap<readonly VehicleType[], Map<string, readonly VehicleType[]>>();

/** The same selection is asked for by many lines of a board: one array serves them all. */
const select = (
  types: readonly VehicleType[],
  key: string,
  test: (type: VehicleType) => boolean,
): readonly VehicleType[] => {
  const selections = kept.get(types) ?? new Map<string, readonly VehicleType[]>();
  kept.set(types, selections);
  const selection = selections.get(key) ?? types.filter(test);
  selections.set(key, selection);
  return selection;
};

const common = new WeakMap<readonly VehicleType[], WeakMap<readonly VehicleType[], readonly VehicleType[]>>();

/** The types that are in both lists. */
export const ofBoth = (
  types: readonly VehicleType[],
  others: readonly VehicleType[],
): readonly VehicleType[] => {
  const known = common.get(types) ?? new WeakMap<readonly VehicleType[], readonly VehicleType[]>();
  common.set(types, known);
  const found = known.get(others);
  if (found) return found;
  const wanted = new Set(others);
  const both = types.filter((type) => wanted.has(type));
  known.set(others, both);
  return both;
};

export const ofSteering = (types: readonly VehicleType[], steering: 'L' | 'R'): readonly VehicleType[] =>
  select(types, steering, (type) => type.steering === steering);

export const ofTransmission = (
  types: readonly VehicleType[],
  transmission: 'M' | 'A',
): readonly VehicleType[] => select(types, transmission, (type) => type.transmission === transmission);

export const builtBetween = (
  types: readonly VehicleType[],
  from: MonthNumber | undefined,
  to: MonthNumber | undefined,
): readonly VehicleType[] =>
  select(types, `${from ?? ''} to ${to ?? ''}`, (type) => isBuiltBetween(type, from, to));

const filled = (groups: readonly TypeGroup[]): TypeGroup[] => groups.filter(({ types }) => types.length > 0);

export const byFuel = (types: readonly VehicleType[]): TypeGroup[] =>
  filled([
    {
      key: 'petrol',
      types: select(types, 'petrol', ({ model }) => model.engine.fuel === 'petrol'),
      pl: 'Silnik benzynowy',
      en: 'Petrol engine',
    },
    {
      key: 'diesel',
      types: select(types, 'diesel', ({ model }) => model.engine.fuel === 'diesel'),
      pl: 'Silnik wysokoprężny',
      en: 'Diesel engine',
    },
  ]);

export const byBody = (types: readonly VehicleType[]): TypeGroup[] =>
  filled(
    filterWords
      .filter(({ dimension }) => dimension === 'body')
      .map(({ code, pl, en }) => ({
        key: code,
        types: select(types, code, ({ body }) => body === code),
        pl: `Nadwozie: ${pl}`,
        en: `Body: ${en}`,
      })),
  );

export const byVersion = (types: readonly VehicleType[]): TypeGroup[] =>
  filled(
    filterWords
      .filter(({ dimension }) => dimension === 'version')
      .map(({ code, pl, en }) => ({
        key: code,
        types: select(types, code, ({ version }) => version === code),
        pl: `Wersja: ${pl}`,
        en: `Version: ${en}`,
      })),
  );

/** Cuts the types into up to `count` groups of rising engine output. */
export const byOutput = (types: readonly VehicleType[], count: number): TypeGroup[] => {
  const outputs = [...new Set(types.map(({ model }) => model.horsepower))].sort((a, b) => a - b);
  const groups = Math.min(count, outputs.length);
  return Array.from({ length: groups }, (_, index) => {
    const within = outputs.slice(
      Math.floor((index * outputs.length) / groups),
      Math.floor(((index + 1) * outputs.length) / groups),
    );
    const [low, high] = [within[0] ?? 0, within.at(-1) ?? 0];
    const span = low === high ? `${low}` : `${low}–${high}`;
    return {
      key: `output${index}of${groups}`,
      types: select(
        types,
        `${low}-${high}`,
        ({ model }) => model.horsepower >= low && model.horsepower <= high,
      ),
      pl: `Moc ${span} KM`,
      en: `Output ${span} hp`,
    };
  });
};
