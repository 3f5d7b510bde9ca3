import { makeCompanies, staffReads } from '../data/companies.ts';
import type { Call } from './call.ts';

const COMPANIES = 50_000;

const listOf = (name: string, queries: readonly string[]): Call => ({
  name: `50,000 customers: ${name}`,
  requests: async ({ site }) => {
    await makeCompanies(site, COMPANIES);
    return staffReads(
      site,
      queries.map((query) => `companies?${query}`),
    );
  },
});

export const customerCalls: readonly Call[] = [
  listOf('each order', ['sort=name', 'sort=newest', 'sort=oldest', 'sort=credit']),
  listOf('filters', [
    'standings=pending',
    'branchId=1&sort=credit',
    'standings=blocked,refused',
    'isOverdue=true',
  ]),
  listOf('search for one', ['search=bench-4711', 'search=BENCH31415', 'search=kowalska']),
  listOf('search that finds all', ['search=bench%20workshop', 'search=anna&sort=newest']),
];
