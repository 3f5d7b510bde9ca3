import { orderStates, paymentStatuses } from '@partsboard/domain/order-status';
import { makeCompanies } from '../data/companies.ts';
import { makeDeskOrders } from '../data/desk-orders.ts';
import { findPlaces, type ListSource } from './list.ts';

const COMPANIES = 50_000;
const ORDERS = 100_000;

const microseconds = (column: string): string => `(extract(epoch from ${column}) * 1000000)::float8`;

const SORTS = [
  { name: 'newest', column: 'created_at', value: microseconds('created_at'), isDescending: true },
  { name: 'oldest', column: 'created_at', value: microseconds('created_at') },
  { name: 'due', column: 'due_at', value: microseconds('due_at') },
  { name: 'total', column: 'total', value: 'total::float8', isDescending: true },
];

/** One order, some, every third, all and none; by number, reference, part, company, person, email and note. */
const SEARCHES = [
  'PB100123',
  'PB10',
  'PB',
  'WX 000300',
  'wx0',
  'kowal',
  'kowal333',
  'bench-4711',
  'warsztat a',
  'anna',
  'anna kos',
  'workshop',
  '3411',
  'nobody',
];

const day = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

export const orderList: ListSource = {
  name: '100,000 orders',
  async open(site) {
    await makeCompanies(site, COMPANIES);
    await makeDeskOrders(site, ORDERS);
    const { rows } = await site.pool.query<{ id: number }>(
      'select id from warehouse where is_branch_office order by id limit 2',
    );
    return {
      name: '100,000 orders',
      path: 'orders',
      sorts: SORTS.map(({ name }) => name),
      places: await findPlaces(site, 'customer_order', 'id', SORTS),
      fields: [
        [...orderStates, 'placed,confirmed,picking', 'complete,cancelled'].map((names) => `states=${names}`),
        paymentStatuses.map((name) => `payments=${name}`),
        ['delivery=pickup', 'delivery=delivery'],
        rows.map(({ id }) => `branchId=${id}`),
        ['isOverdue=true'],
        ['isBackOrdered=true'],
        ['isToPick=true'],
        ['isToRefund=true'],
        [`from=${day(0)}`, `from=${day(30)}&to=${day(7)}`, `to=${day(300)}`, 'from=2020-01-01&to=2020-02-01'],
        SEARCHES.map((text) => `search=${encodeURIComponent(text)}`),
      ],
    };
  },
};
