import { makeParts } from '../data/parts.ts';
import { findPlaces, type ListSource } from './list.ts';

const PARTS = 1_000_000;

const SORTS = [
  { name: 'number', column: 'normalised' },
  { name: 'name', column: 'name_pl_key' },
  { name: 'most-stock', column: 'available', isDescending: true },
  { name: 'least-stock', column: 'available' },
  { name: 'dearest', column: 'net', isDescending: true },
  { name: 'cheapest', column: 'net' },
];

/** By number: of one part, some, a brand's; by name: of few parts, of many, of every seventh, of all, of none. */
const SEARCHES = [
  'A0123',
  'G00',
  'l0',
  'L',
  'A 12-3',
  'nazwa17',
  'część3',
  'część',
  'name3999',
  'nazwa',
  'xyz',
];

interface Ids {
  readonly brands: readonly number[];
  readonly groups: readonly number[];
  readonly warehouses: readonly number[];
}

export const partList: ListSource = {
  name: '1,000,000 parts',
  async open(site) {
    await makeParts(site, PARTS);
    const { rows } = await site.pool.query<Ids>(
      `select array(select id from brand where code in ('BENCH1', 'BENCH12') order by id)::integer[] as brands,
         array(select id from discount_group where code in ('BENCH1', 'BENCH60') order by id)::integer[] as groups,
         array(select id from warehouse order by position, id) as warehouses`,
    );
    const { brands, groups, warehouses } = rows[0] ?? { brands: [], groups: [], warehouses: [] };
    return {
      name: '1,000,000 parts',
      path: 'parts',
      sorts: SORTS.map(({ name }) => name),
      places: await findPlaces(site, 'part_list', 'part_id', SORTS),
      fields: [
        brands.map((id) => `brandId=${id}`),
        groups.map((id) => `discountGroupId=${id}`),
        ['stock=in', 'stock=out'],
        [warehouses[0], warehouses.at(-1)].map((id) => `warehouseId=${id ?? 0}`),
        ['state=current', 'state=superseded', 'state=withdrawn'],
        ['isUnpriced=true'],
        SEARCHES.map((text) => `search=${encodeURIComponent(text)}`),
      ],
    };
  },
};
