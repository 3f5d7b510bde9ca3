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
  (template.fuel === undefined || template.fuel === type.model.engine.fuel) &&
  (template.transmission === undefined || template.transmission === type.transmission);

/** Every group of vehicle types that has a board of its own from this template. */
export const ownersOf = (template: BoardTemplate, fleet: Fleet, everyEngine: boolean): BoardOwner[] => {
  const groups = new Map<string, VehicleType[]>();
  for (const type of fleet.types) {
    if (!belongs(template, type)) continue;
    const key = keyOf(template.scope, type, everyEngine);
    const group = groups.get(key);
    if (group) group.push(type);
    else groups.set(key, [type]);
  }
  return [...groups].map(([key, types]) => {
    const leading = types
      .map(({ series }) => series)
      .reduce((first, series) => (series.line.rank < first.line.rank ? series : first));
    return { key, brand: leading.brand, category: leading.category, types, leading };
  });
};

/**
 * For how many vehicles a part is made: its own board's, all of the platform's, or all that the brand built in those
 * years. A board for one series lists the platform's parts if its drawing is first of all the platform's.
 */
export const partOwnerKey = (
  reach: Reach,
  natural: Scope,
  template: BoardTemplate,
  owner: BoardOwner,
): string => {
  const { leading, brand, key } = owner;
  if (reach === 'brand' || natural === 'brand')
    return `${brand.code}-${owner.category}-${Math.floor(leading.age / 2)}`;
  const isSeriesBoard = template.scope === 'series';
  return isSeriesBoard && (reach === 'platform' || natural === 'platform') ? leading.platform : key;
};

export const isBuiltBetween = (
  type: VehicleType,
  from: MonthNumber | undefined,
  to: MonthNumber | undefined,
): boolean =>
  (to === undefined || type.first <= to) && (from === undefined || (type.last ?? Infinity) >= from);
