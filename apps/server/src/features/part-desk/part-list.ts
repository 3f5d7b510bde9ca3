import { PAGE_SIZE } from '@partsboard/contract/backoffice/paging';
import type {
  PartChoices,
  PartFilter,
  PartQuery,
  PartState,
  PartSummary,
} from '@partsboard/contract/backoffice/parts';
import type { LanguageCode } from '@partsboard/contract/language';
import { toMajor } from '@partsboard/domain/money';
import { normalisePartNumber, SHORT_NUMBER_LENGTH } from '@partsboard/domain/part-number';
import { foldedWords } from '@partsboard/domain/search-words';
import { MeasuredCache } from '../../cache/measured-cache.ts';
import type { Db } from '../../db/database.ts';
import { readCursor, toPage } from '../../http/backoffice/cursor.ts';
import { localisedName } from '../../messages/texts.ts';
import { catalogueCache } from '../catalogue-lookups/catalogue-cache.service.ts';
import type { CatalogueLookupsReader } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { findNames } from '../search/search.service.ts';
import { findPartChoices } from './part-choices.repository.ts';
import { findPartPage, type ListedPart } from './part-list.repository.ts';
import {
  findByLastSeven,
  hasNumbersBetween,
  type PartNames,
  type PartSearch,
} from './part-search.repository.ts';

export interface PartListDeps {
  readonly db: Db;
  readonly lookups: CatalogueLookupsReader;
}

/** Comes after every letter and digit. */
const BEYOND = '~';

/** What numbers are written with; a Polish letter makes a word of it. */
const NUMBER = /^[\w\s./-]+$/;

/** Of names as the list is sorted by them: a common word is in thousands. */
const nameKeys = new MeasuredCache<string, string>('keys of names', { max: 20_000 });

function nameKey(name: string): string {
  const known = nameKeys.get(name);
  if (known !== undefined) return known;
  const key = foldedWords(name).join(' ');
  nameKeys.set(name, key);
  return key;
}

/** The names of what was searched for: while a person filters, sorts and turns pages, the words stay the same. */
const namesOfSearches = catalogueCache<string, PartNames>('names of searches', { max: 50 });

const findNameKeys = async ({ db, lookups }: PartListDeps, typed: string): Promise<PartNames> =>
  namesOfSearches(await lookups()).getOrRead(typed, async () => {
    const names = await findNames(db, typed);
    return {
      namesPl: names.map(({ namePl }) => nameKey(namePl)),
      namesEn: names.map(({ namePl, nameEn }) => nameKey(nameEn ?? namePl)),
    };
  });

/** Whatever numbers begin with, or end with in the seven characters by which people call a part. */
async function findNumbers(db: Db, typed: string): Promise<PartSearch | undefined> {
  const number = NUMBER.test(typed) ? normalisePartNumber(typed) : '';
  if (number === '') return undefined;
  const endingIds = number.length === SHORT_NUMBER_LENGTH ? await findByLastSeven(db, number) : [];
  const numberBefore = number + BEYOND;
  if (await hasNumbersBetween(db, number, numberBefore))
    return { numberFrom: number, numberBefore, endingIds };
  return endingIds.length === 0 ? undefined : { partIds: endingIds };
}

/** What is no number is looked for in names. */
const readSearch = async (deps: PartListDeps, typed: string): Promise<PartSearch | undefined> =>
  typed.trim() === '' ? undefined : ((await findNumbers(deps.db, typed)) ?? findNameKeys(deps, typed));

export const stateOf = (row: {
  readonly is_withdrawn: boolean;
  readonly is_superseded: boolean;
}): PartState => (row.is_withdrawn ? 'withdrawn' : row.is_superseded ? 'superseded' : 'current');

const toSummary = (row: ListedPart, language: LanguageCode): PartSummary => ({
  id: row.id,
  brand: row.brand,
  number: row.number,
  name: localisedName(row.name_pl, row.name_en)[language],
  state: stateOf(row),
  discountGroup:
    row.group_code === null
      ? null
      : {
          code: row.group_code,
          name: localisedName(row.group_name_pl ?? '', row.group_name_en)[language],
        },
  net: row.net === 0 ? null : toMajor(row.net),
  available: row.available,
});

export const listQueryOf = async (
  deps: PartListDeps,
  { search = '', stock, sort = 'number', isUnpriced, ...filter }: PartFilter,
  language: LanguageCode,
) => ({
  ...filter,
  search: await readSearch(deps, search),
  isInStock: stock === undefined ? undefined : stock === 'in',
  isUnpriced: isUnpriced === true,
  sort,
  language,
});

/** The parts, a page at a time. */
export async function listParts(
  deps: PartListDeps,
  { cursor, limit = PAGE_SIZE, ...filter }: PartQuery,
  language: LanguageCode,
): Promise<{ items: PartSummary[]; nextCursor: string | null }> {
  const query = await listQueryOf(deps, filter, language);
  const isText = query.sort === 'number' || query.sort === 'name';
  const position = readCursor(cursor, isText ? ['text', 'number'] : ['number', 'number']);
  const rows = await findPartPage(deps.db, {
    ...query,
    after: position && { value: position[0], id: position[1] },
    limit: limit + 1,
  });
  return toPage(rows, limit, {
    item: (row) => toSummary(row, language),
    position: (row) => [row.sort_value, row.id],
  });
}

/** By what the list can be filtered. */
export async function listPartChoices(db: Db, language: LanguageCode): Promise<PartChoices> {
  const [brands, groups, warehouses] = await findPartChoices(db);
  return {
    brands,
    discountGroups: groups.map(({ id, code, name_pl, name_en }) => ({
      id,
      code,
      name: localisedName(name_pl, name_en)[language],
    })),
    warehouses: warehouses.map((row) => ({ id: row.id, name: row[`name_${language}`] })),
  };
}
