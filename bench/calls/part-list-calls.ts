import { staffReads } from '../data/companies.ts';
import { makeParts } from '../data/parts.ts';
import type { Site } from '../servers/site.ts';
import type { Call } from './call.ts';

const PARTS = 1_000_000;

const SORTS = ['number', 'name', 'most-stock', 'least-stock', 'dearest', 'cheapest'] as const;

interface Ids {
  readonly brand: number;
  readonly group: number;
  readonly warehouses: readonly number[];
}

async function findIds({ pool }: Site): Promise<Ids> {
  const { rows } = await pool.query<Ids>(
    `select (select max(id) from brand where code like 'BENCH%') as brand,
       (select max(id) from discount_group where code like 'BENCH%') as "group",
       array(select id from warehouse order by position, id) as warehouses`,
  );
  const [found] = rows;
  if (found === undefined) throw new Error('There are no parts to list');
  return found;
}

/** A place in the middle of the list, by what it is sorted by. */
const MIDDLE: Readonly<Record<(typeof SORTS)[number], string | number>> = {
  number: 'G5',
  name: 'nazwa2500',
  'most-stock': 3,
  'least-stock': 3,
  dearest: 450_000,
  cheapest: 450_000,
};

const cursorOf = (value: string | number): string =>
  Buffer.from(JSON.stringify([value, 500_000])).toString('base64url');

const pages = (sort: (typeof SORTS)[number], query: string): string[] => [
  `parts?sort=${sort}&${query}`,
  `parts?sort=${sort}&${query}&cursor=${cursorOf(MIDDLE[sort])}`,
];

/** Each query in each order, its first page and one in the middle. */
const lists = (name: string, queries: (ids: Ids) => readonly string[]): Call => ({
  name: `1,000,000 parts: ${name}`,
  requests: async ({ site }) => {
    await makeParts(site, PARTS);
    const asked = queries(await findIds(site));
    return staffReads(
      site,
      asked.flatMap((query) => SORTS.flatMap((sort) => pages(sort, query))),
    );
  },
});

export const partListCalls: readonly Call[] = [
  lists('all', () => ['']),
  lists('by brand', ({ brand }) => [`brandId=${brand}`]),
  lists('by discount group', ({ group }) => [`discountGroupId=${group}`]),
  lists('in stock or not', () => ['stock=in', 'stock=out']),
  lists('in stock at a branch', ({ warehouses }) =>
    [warehouses[0], warehouses.at(-1)].map((id) => `warehouseId=${id ?? 0}`),
  ),
  lists('by state', () => ['state=current', 'state=superseded', 'state=withdrawn']),
  lists('without a price', () => ['isUnpriced=true']),
  lists('several filters', ({ brand, group }) => [
    `brandId=${brand}&stock=in&state=current`,
    `brandId=${brand}&discountGroupId=${group}&stock=out`,
    `discountGroupId=${group}&isUnpriced=true&stock=in`,
  ]),
  lists('nothing fits', ({ brand }) => [
    `state=withdrawn&stock=in`,
    `brandId=${brand}&state=withdrawn&stock=in`,
  ]),
  lists('by number', () => ['search=l0', 'search=A%2012-3', 'search=G00']),
  lists('by name', () => ['search=nazwa17', 'search=cz%C4%99%C5%9B%C4%873', 'search=name3999']),
];
