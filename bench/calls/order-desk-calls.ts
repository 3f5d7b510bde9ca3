import { makeCompanies, staffReads } from '../data/companies.ts';
import { makeDeskOrders } from '../data/desk-orders.ts';
import type { Call } from './call.ts';

const COMPANIES = 50_000;
const ORDERS = 100_000;

const reads = (name: string, paths: readonly string[]): Call => ({
  name: `100,000 orders: ${name}`,
  requests: async ({ site }) => {
    await makeCompanies(site, COMPANIES);
    await makeDeskOrders(site, ORDERS);
    return staffReads(site, paths);
  },
});

const lists = (name: string, queries: readonly string[]): Call =>
  reads(
    name,
    queries.map((query) => `orders?${query}`),
  );

export const orderDeskCalls: readonly Call[] = [
  lists('each order', ['sort=newest', 'sort=oldest', 'sort=due', 'sort=total']),
  lists('filters', [
    'states=placed',
    'isToPick=true&sort=due',
    'isOverdue=true&states=placed,confirmed,picking,partly-shipped',
    'isBackOrdered=true',
    'delivery=pickup&sort=total',
    'from=2026-01-01&to=2026-06-30',
    'from=2020-01-01&to=2020-02-01&sort=total',
  ]),
  lists('overdue', ['isOverdue=true', 'isOverdue=true&sort=due', 'isOverdue=true&sort=total']),
  lists('to be refunded', ['isToRefund=true', 'isToRefund=true&sort=total']),
  lists('filters that fit hardly any', ['payments=Refunded', 'payments=Refunded&delivery=pickup&sort=total']),
  lists('search for one', ['search=PB100123', 'search=WX%20000300', 'search=bench-4711']),
  lists('search that finds all', ['search=anna', 'search=bench-workshop&sort=total', 'search=PB&sort=due']),
  lists('search that finds many, hardly any of them first', [
    'search=PB10&sort=oldest',
    'search=anna&payments=Refunded',
    'search=kowal&payments=Refunded&delivery=pickup',
  ]),
  reads('counts', ['order-counts']),
];
