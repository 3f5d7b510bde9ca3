import { apiRequest, ask, type Site } from '../servers/site.ts';

/** A customer of the bench, logged in. */
export interface BenchCustomer {
  readonly id: number;
  readonly email: string;
  readonly addressId: number;
  readonly token: string;
}

/** All of them are copies of the demo customer and have its password. */
const MODEL = 'demo@partsboard.example';
const PASSWORD = Buffer.from('partsboard').toString('base64');
const LOGINS_AT_ONCE = 4;

const INSERT_CUSTOMERS = `
  insert into customer (email, password_hash, first_name, last_name, phone, company, vat_number, language,
    discount_table, credit_limit)
  select wanted.email, model.password_hash, model.first_name, model.last_name, model.phone, model.company,
    model.vat_number, model.language, model.discount_table, model.credit_limit
  from customer as model
  cross join unnest($2::text[]) as wanted (email)
  where model.email = $1
    and not exists (select from customer as known where lower(known.email) = wanted.email)`;

const INSERT_ADDRESSES = `
  insert into address (customer_id, first_name, last_name, company, vat_number, country_id, city, address1,
    address2, zip_postal_code, phone_number)
  select customer.id, model.first_name, model.last_name, model.company, model.vat_number, model.country_id,
    model.city, model.address1, model.address2, model.zip_postal_code, model.phone_number
  from customer
  cross join (
    select address.* from address join customer as owner on owner.shipping_address_id = address.id
    where owner.email = $1
  ) as model
  where lower(customer.email) = any($2::text[])
    and not exists (select from address where address.customer_id = customer.id)`;

const SELECT_CUSTOMERS = `
  select customer.id, customer.email, min(address.id) as "addressId"
  from customer join address on address.customer_id = customer.id
  where lower(customer.email) = any($1::text[])
  group by customer.id, customer.email
  order by customer.id`;

export const loginRequest = (email: string) =>
  apiRequest('POST', 'user/login', {}, { email, password: PASSWORD });

/** Customers of a kind, made where they do not exist yet, each with an address and a session. */
export async function benchCustomers(site: Site, kind: string, count: number): Promise<BenchCustomer[]> {
  const emails = Array.from({ length: count }, (_none, index) => `bench.${kind}.${index}@workshop.example`);
  await site.pool.query(INSERT_CUSTOMERS, [MODEL, emails]);
  await site.pool.query(INSERT_ADDRESSES, [MODEL, emails]);
  const { rows } = await site.pool.query<Omit<BenchCustomer, 'token'>>(SELECT_CUSTOMERS, [emails]);
  const customers: BenchCustomer[] = [];
  for (let first = 0; first < rows.length; first += LOGINS_AT_ONCE) {
    const group = rows.slice(first, first + LOGINS_AT_ONCE).map(async (row) => {
      const token = await ask(site, loginRequest(row.email));
      return { ...row, token: String(token) };
    });
    customers.push(...(await Promise.all(group)));
  }
  return customers;
}
