import type { MonthNumber } from '@partsboard/domain/month';
import type { BoardTemplate, Scope } from '../groups/group-table.ts';
import type { Reach } from '../vocabulary/kinds.ts';
import type { Brand } from '../vehicles/brands.ts';
import type { Category, Fleet, Series, VehicleType } from '../vehicles/fleet.ts';

/** The vehicles for which one board is made. */
export interface BoardOwner {
  key: string;
  brand: Brand;
  category: Category;
  types: readonly VehicleType[];
  /** The series that gives the board its dates: the first of its line in the brand's range. */
  leading: Series;
  /** Every vehicle of the same engine, platform, series or brand, whether it has this board or not. */
  population: Population;
  /** Every vehicle of the same platform. */
  platform: Population;
}

/** Vehicles that share parts. */
export interface Population {
  types: readonly VehicleType[];
  leading: Series;
}

const keyOf = (scope: Scope, type: VehicleType, everyEngine: boolean): string => {
  const { series, model } = type;
  switch (scope) {
    case 'engine':
      return `${series.category}-${everyEngine ? model.engine.code : model.engine.code.slice(0, 3)}`;
    case 'platform':
      return series.platform;
    case 'series':
      return series.code;
    case 'brand':
      return `${series.brand.code}-${series.category}`;
  }
};

const belongs = (template: BoardTemplate, type: VehicleType): boolean =>
  template.categories.includes(type.series.category) &&
  (template.bodies === undefined || template.bodies.includes(type.body)) &&
  (template.fuel === undefined || template.fuel === type.model.engine.fuel) &&
  (template.transmission === undefined || template.transmission === type.transmission);

const grouped = (types: readonly VehicleType[], keyOfType: (type: VehicleType) => string) => {
  const groups = new Map<string, VehicleType[]>();
  for (const type of types) {
    const key = keyOfType(type);
    const group = groups.get(key);
    if (group) group.push(type);
    else groups.set(key, [type]);
  }
  return groups;
};

const populationOf = (types: readonly VehicleType[]): Population => ({
  types,
  leading: types
    .map(({ series }) => series)
    .reduce((first, series) => (series.line.rank < first.line.rank ? series : first)),
});

const populations = new WeakMap<Fleet, Map<Scope, ReadonlyMap<string, Population>>>();

/** All vehicles of a fleet by engine, platform, series or brand; asked for by every template. */
const populationsOf = (fleet: Fleet, scope: Scope, everyEngine: boolean): ReadonlyMap<string, Population> => {
  const known = populations.get(fleet) ?? new Map<Scope, ReadonlyMap<string, Population>>();
  populations.set(fleet, known);
  const found =
    known.get(scope) ??
    new Map(
      [...grouped(fleet.types, (type) => keyOf(scope, type, everyEngine))].map(([key, types]) => [
        key,
        populationOf(types),
      ]),
    );
  known.set(scope, found);
  return found;
};

/** Every group of vehicle types that has a board of its own from this template. */
export const ownersOf = (template: BoardTemplate, fleet: Fleet, everyEngine: boolean): BoardOwner[] => {
  const { scope } = template;
  const mine = fleet.types.filter((type) => belongs(template, type));
  return [...grouped(mine, (type) => keyOf(scope, type, everyEngine))].map(([key, types]) => {
    const population = populationsOf(fleet, scope, everyEngine).get(key) ?? populationOf(types);
    const { leading } = population;
    const platform = populationsOf(fleet, 'platform', everyEngine).get(leading.platform) ?? population;
    return { key, brand: leading.brand, category: leading.category, types, leading, population, platform };
  });
};

/** The vehicles for which a part is made, and what tells its parts from those of others. */
export interface PartOwner extends Population {
  key: string;
}

/**
 * For how many vehicles a part is made: its own board's, all of the platform's, or all that the brand built in those
 * years. A board for one series lists the platform's parts if its drawing is first of all the platform's.
 */
export const partOwner = (
  reach: Reach,
  natural: Scope,
  template: BoardTemplate,
  owner: BoardOwner,
): PartOwner => {
  const { brand, key, population, platform } = owner;
  const isOfPlatform =
    template.scope === 'series' && (reach === 'platform' || reach === 'brand' || natural === 'platform');
  const made = isOfPlatform ? platform : population;
  if (reach === 'brand' || natural === 'brand')
    return { ...made, key: `${brand.code}-${owner.category}-${Math.floor(made.leading.age / 2)}` };
  return { ...made, key: isOfPlatform ? made.leading.platform : key };
};

export const isBuiltBetween = (
  type: VehicleType,
  from: MonthNumber | undefined,
  to: MonthNumber | undefined,
): boolean =>
  (to === undefined || type.first <= to) && (from === undefined || (type.last ?? Infinity) >= from);
