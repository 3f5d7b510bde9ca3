import type { CompanySummary } from '@partsboard/contract/backoffice/companies';
import type { LanguageCode } from '@partsboard/contract/language';
import type { OrderState, PaymentStatus } from '@partsboard/domain/order-status';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { inBranches, type BranchScope } from '../../db/branch-scope.ts';
import { overdueOf } from './company-list.repository.ts';

/** One company with what stands on its screen besides its lists. */
export const findCompany = (db: Db, id: number) =>
  db
    .selectFrom('company as c')
    .leftJoin('warehouse as w', 'w.id', 'c.home_branch_id')
    .leftJoin('discount_table as t', 't.code', 'c.discount_table')
    .leftJoin('store as s', 's.id', 'c.store_id')
    .where('c.id', '=', id)
    .select([
      'c.id',
      'c.name',
      'c.vat_number',
      'c.vat_key',
      'c.credit_limit',
      'c.credit_used',
      'c.payment_days',
    ])
    .select(['c.external_id', 'c.refusal_reason', 'c.created_at', 'c.version', 'c.discount_table'])
    .select(['c.approval', 'c.is_blocked', 'c.erased_at', 'c.store_id', 't.name as discount_table_name'])
    .select([
      'w.id as branch_id',
      'w.code as branch_code',
      'w.name_pl as branch_name_pl',
      'w.name_en as branch_name_en',
    ])
    .select(['s.email as store_email', 's.company_phone_number as store_phone'])
    .select([sql<CompanySummary['standing']>`c.standing`.as('standing'), overdueOf(sql`c.id`).as('overdue')])
    .executeTakeFirst();

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

export interface PersonRow {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly language: LanguageCode;
  readonly created_at: Date;
  readonly erased_at: Date | null;
  readonly last_seen_at: Date | null;
}

/** The people of a company; who came first comes first. */
export async function findPeople(db: Db, companyId: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select id, first_name, last_name, email, phone, language, created_at, erased_at,
      (select max(last_used_at) from session where customer_id = customer.id) as last_seen_at
    from customer where company_id = ${companyId} order by id`.execute(db);
  return rows;
}

const MAX_ADDRESSES = 200;

export const findCompanyAddresses = (db: Db, companyId: number) =>
  db
    .selectFrom('address as a')
    .innerJoin('country', 'country.id', 'a.country_id')
    .where('a.company_id', '=', companyId)
    .select([
      'a.id',
      'a.first_name',
      'a.last_name',
      'a.company',
      'a.address1',
      'a.address2',
      'a.zip_postal_code',
    ])
    .select(['a.city', 'a.phone_number', 'country.name_pl as country_pl', 'country.name_en as country_en'])
    .orderBy('a.id')
    .limit(MAX_ADDRESSES)
    .execute();

export type CompanyAddressRow = Awaited<ReturnType<typeof findCompanyAddresses>>[number];

/** What was bought in each of the last twelve months, cancelled pieces left out; Polish months, the oldest first. */
export async function findSpending(
  db: Db,
  companyId: number,
): Promise<{ readonly month: string; readonly total: number }[]> {
  const { rows } = await sql<{ month: string; total: number }>`
    select to_char(begin, 'YYYY-MM') as month, coalesce(sum(o.total - o.cancelled_total - o.refunded_total), 0)::bigint as total
    from generate_series(
      date_trunc('month', now() at time zone 'Europe/Warsaw') - interval '11 months',
      date_trunc('month', now() at time zone 'Europe/Warsaw'), interval '1 month') as begin
    left join lateral (
      select total, cancelled_total, refunded_total from customer_order
      where company_id = ${companyId} and created_at >= begin at time zone 'Europe/Warsaw'
        and created_at < (begin + interval '1 month') at time zone 'Europe/Warsaw'
    ) as o on true
    group by begin order by begin`.execute(db);
  return rows;
}

const MAX_OWED = 50;

/** Orders of some branches that claim trade credit, the first to be paid first. */
export const findOwedOrders = (db: Db, companyId: number, branches: BranchScope) =>
  db
    .selectFrom('customer_order')
    .where('company_id', '=', companyId)
    .where('payment_status', '=', 'Authorized')
    .where('payment_due', 'is not', null)
    .where(inBranches(sql`warehouse_id`, branches))
    .select(['id', 'number', 'total', 'cancelled_total', 'refunded_total'])
    .select([
      sql<string>`payment_due`.as('payment_due'),
      sql<boolean>`payment_due < (now() at time zone 'Europe/Warsaw')::date`.as('is_overdue'),
    ])
    .orderBy('payment_due')
    .orderBy('id')
    .limit(MAX_OWED)
    .execute();

export type OwedRow = Awaited<ReturnType<typeof findOwedOrders>>[number];

interface OrderPage {
  readonly branches: BranchScope;
  readonly after: { readonly createdAt: number; readonly id: number } | undefined;
  readonly limit: number;
}

/** A company's orders in some branches, newest first. */
export async function findCompanyOrders(db: Db, companyId: number, { branches, after, limit }: OrderPage) {
  const { rows } = await sql<{
    id: number;
    number: string;
    created_at: Date;
    state: OrderState;
    payment_status: PaymentStatus;
    total: number;
    branch_id: number;
    branch_code: string;
    branch_name_pl: string;
    branch_name_en: string;
    placed_by: string;
    position: number;
  }>`
    select o.id, o.number, o.created_at, o.state, o.payment_status, o.total, w.id as branch_id, w.code as branch_code,
      w.name_pl as branch_name_pl, w.name_en as branch_name_en,
      concat_ws(' ', p.first_name, p.last_name) as placed_by,
      (extract(epoch from o.created_at) * 1000000)::bigint as position
    from customer_order as o
    cross join lateral (select * from warehouse where id = o.warehouse_id limit 1) as w
    cross join lateral (select first_name, last_name from customer where id = o.customer_id limit 1) as p
    where o.company_id = ${companyId}
      and ${inBranches(sql`o.warehouse_id`, branches)}
      and ${
        after === undefined
          ? sql`true`
          : sql`(o.created_at, o.id) <
              (timestamptz 'epoch' + ${after.createdAt}::float8 * interval '1 microsecond', ${after.id}::integer)`
      }
    order by o.created_at desc, o.id desc limit ${limit}`.execute(db);
  return rows;
}

export const findDiscountTables = (db: Db) =>
  db.selectFrom('discount_table').select(['code', 'name']).orderBy('code').execute();
