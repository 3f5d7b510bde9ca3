import type { LanguageCode } from '@partsboard/contract/language';
import type { FilterOption, FilterType } from '@partsboard/contract/vehicles';
import { vehicleKinds, type VehicleKind } from '@partsboard/domain/vehicle-kinds';
import { monthNumber, monthOfYear, yearOfMonth, type MonthNumber } from '@partsboard/domain/month';
import type { Db } from '../../db/database.ts';
import { texts } from '../../messages/texts.ts';
import {
  brandOptions,
  catalogOptions,
  productionRanges,
  typeValues,
  filterValueOptions,
  type Choices,
  type Production,
} from './vehicle-filter.repository.ts';

/** Those of the values that were found, in the order of the screen. */
function namedOptions<T extends string>(
  names: Readonly<Record<T, string>>,
  order: readonly T[],
  found: readonly T[],
): FilterOption[] {
  return order.filter((value) => found.includes(value)).map((value) => ({ Id: value, Name: names[value] }));
}

export const currentMonth = (now = new Date()): MonthNumber =>
  monthNumber(now.getUTCFullYear(), now.getUTCMonth() + 1);

/** The last month in which a type was or is being built; one announced for later counts from its first. */
const endOf = ({ firstMonth, lastMonth }: Production, now: MonthNumber): MonthNumber =>
  lastMonth ?? Math.max(firstMonth, now);

const newestFirst = (a: number, b: number): number => b - a;

/** The years in which any of these was built, newest first. */
export function yearsBuilt(ranges: readonly Production[], now: MonthNumber): number[] {
  const years = new Set<number>();
  for (const range of ranges) {
    const last = yearOfMonth(endOf(range, now));
    for (let year = yearOfMonth(range.firstMonth); year <= last; year += 1) years.add(year);
  }
  return [...years].sort(newestFirst);
}

/** The months of a year in which any of these was built. */
export function monthsBuilt(ranges: readonly Production[], year: number, now: MonthNumber): number[] {
  const ofYear = Array.from({ length: 12 }, (_, index) => monthNumber(year, index + 1));
  return ofYear
    .filter((month) => ranges.some((range) => range.firstMonth <= month && month <= endOf(range, now)))
    .map(monthOfYear);
}

const numberOption = (value: number): FilterOption => ({ Id: String(value), Name: String(value) });

function monthOption(month: number, language: LanguageCode): FilterOption {
  const name = new Date(Date.UTC(2000, month - 1)).toLocaleDateString(language, {
    month: 'long',
    timeZone: 'UTC',
  });
  return { Id: String(month), Name: name };
}

/** The options of one step that the choices before it leave; each of them leads to a vehicle. */
export async function filterOptions(
  db: Db,
  step: FilterType,
  choices: Choices,
  language: LanguageCode,
): Promise<FilterOption[]> {
  switch (step) {
    case 'brand':
      return brandOptions(db);
    case 'category': {
      const found = await typeValues<VehicleKind>(db, step, choices);
      return namedOptions(texts[language].vehicles.kinds, vehicleKinds, found);
    }
    case 'catalog':
      return catalogOptions(db, choices, language);
    case 'steering':
      return namedOptions(texts[language].vehicles.steering, ['L', 'R'], await typeValues(db, step, choices));
    case 'transmission':
      return namedOptions(
        texts[language].vehicles.transmissions,
        ['M', 'A'],
        await typeValues(db, step, choices),
      );
    case 'year':
      return yearsBuilt(await productionRanges(db, step, choices), currentMonth()).map(numberOption);
    case 'month': {
      const ranges = await productionRanges(db, step, choices);
      const { year } = choices;
      if (year == null) return [];
      return monthsBuilt(ranges, year, currentMonth()).map((month) => monthOption(month, language));
    }
    case 'type':
    case 'serie':
    case 'body':
    case 'model':
    case 'engine':
    case 'version':
      return filterValueOptions(db, step, choices, language);
  }
}
