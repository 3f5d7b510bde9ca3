import { companyStandings } from '@partsboard/contract/backoffice/companies';
import { makeCompanies } from '../data/companies.ts';
import { makeDeskOrders } from '../data/desk-orders.ts';
import { findPlaces, type ListSource } from './list.ts';

const COMPANIES = 50_000;
const ORDERS = 100_000;

const milliseconds = '(extract(epoch from created_at) * 1000)::float8';

const SORTS = [
  { name: 'name', column: 'name collate polish', value: 'name' },
  { name: 'newest', column: 'created_at', value: milliseconds, isDescending: true },
  { name: 'oldest', column: 'created_at', value: milliseconds },
  { name: 'credit', column: 'credit_limit', value: 'credit_limit::float8', isDescending: true },
];

/** One customer, some, many, all and none; by number, name, person and email. */
const SEARCHES = [
  'BENCH31415',
  'BENCH',
  'bench-4711',
  'bench-4',
  'warsztat a',
  'warsztat ab',
  'wa',
  'anna',
  'anna kos',
  'kowalska',
  'workshop',
  'nobody',
];

export const customerList: ListSource = {
  name: '50,000 customers',
  async open(site) {
    await makeCompanies(site, COMPANIES);
    // What is owed stands with the orders.
    await makeDeskOrders(site, ORDERS);
    const { rows } = await site.pool.query<{ branches: number[]; tables: string[] }>(
      `select array(select id from warehouse where is_branch_office order by id limit 2) as branches,
         array(select code from discount_table order by code) as tables`,
    );
    const { branches, tables } = rows[0] ?? { branches: [], tables: [] };
    return {
      name: '50,000 customers',
      path: 'companies',
      sorts: SORTS.map(({ name }) => name),
      places: await findPlaces(site, 'company', 'id', SORTS),
      fields: [
        [...companyStandings, 'pending,approved', 'blocked,refused'].map((names) => `standings=${names}`),
        branches.map((id) => `branchId=${id}`),
        tables.map((code) => `discountTable=${encodeURIComponent(code)}`),
        ['isOverdue=true'],
        SEARCHES.map((text) => `search=${encodeURIComponent(text)}`),
      ],
    };
  },
};
