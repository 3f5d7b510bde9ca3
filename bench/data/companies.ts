import type { LoadRequest } from '../load/load-job.ts';
import type { Site } from '../servers/site.ts';

/** Half a per cent waits, as many are blocked; a tenth has a home branch. */
const INSERT_COMPANIES = `
  insert into company (name, vat_number, vat_key, external_id, discount_table, credit_limit, approval, is_blocked,
    home_branch_id, created_at)
  select 'Warsztat ' || md5(n::text), 'BENCH' || n, 'BENCH' || n, 'BENCH-' || n,
    (select min(code) from discount_table), n % 1000 * 100,
    case when n % 200 = 1 then 'pending' else 'approved' end, n % 200 = 2,
    case when n % 10 = 0 then (select min(id) from warehouse where is_branch_office) end,
    now() - n * interval '7 minutes'
  from generate_series(1, $1::int) as n
  on conflict do nothing`;

const INSERT_PEOPLE = `
  insert into customer (company_id, email, password_hash, first_name, last_name, company)
  select id, lower(external_id) || '@bench-workshop.example', '', 'Anna', 'Kos', name from company
  where external_id like 'BENCH-%' and not exists (select from customer where company_id = company.id)`;

/** So many customers beside those that are there. */
export async function makeCompanies(site: Site, count: number): Promise<void> {
  await site.pool.query('set statement_timeout = 0');
  await site.pool.query(INSERT_COMPANIES, [count]);
  await site.pool.query(INSERT_PEOPLE);
  await site.pool.query('vacuum (analyze) company, customer');
}

/** A demo login whose role sees all customers and needs no second factor. */
const MANAGER = { email: 'manager@partsboard.example', password: 'partsboard' };

/** Reads of the back office by a member of staff. */
export async function staffReads(site: Site, paths: readonly string[]): Promise<LoadRequest[]> {
  const answer = await fetch(`http://127.0.0.1:${site.shop.port}/api/backoffice/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(MANAGER),
  });
  if (!answer.ok) throw new Error(`No login for ${MANAGER.email}: ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((header) => header.split(';', 1)[0])
    .join('; ');
  return paths.map((path) => ({
    method: 'GET',
    path: `/api/backoffice/${path}`,
    headers: { cookie, 'accept-language': 'pl' },
  }));
}
