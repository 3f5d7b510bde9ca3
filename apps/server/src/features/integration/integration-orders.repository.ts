import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';
import { columns } from '../../db/tables.ts';

/** Orders with lines, parcels and returns, in one statement. */
export const findOrders = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('customer_order as o')
    .innerJoin('warehouse as w', 'w.id', 'o.warehouse_id')
    .innerJoin('company as y', 'y.id', 'o.company_id')
    .where(sql<boolean>`o.id = any(${orderIds}::integer[])`)
    .select(columns.customer_order.map((column) => `o.${column}` as const))
    .select(['w.code as warehouse_code', 'y.external_id as company_external_id'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_line as l')
          .innerJoin('part as p', 'p.id', 'l.part_id')
          .innerJoin('brand as b', 'b.id', 'p.brand_id')
          .whereRef('l.order_id', '=', 'o.id')
          .select(columns.order_line.map((column) => `l.${column}` as const))
          .select('b.code as brand')
          .orderBy('l.line'),
      ).as('lines'),
      jsonArrayFrom(
        eb
          .selectFrom('shipment as s')
          .whereRef('s.order_id', '=', 'o.id')
          .select([
            sql<string>`to_json(s.created_at)`.as('created_at'),
            's.carrier',
            's.tracking_number',
            's.parcels',
          ])
          .select((inner) =>
            jsonArrayFrom(
              inner
                .selectFrom('shipment_line as l')
                .whereRef('l.shipment_id', '=', 's.id')
                .select(['l.line', 'l.quantity'])
                .orderBy('l.line'),
            ).as('lines'),
          )
          .orderBy('s.id'),
      ).as('shipments'),
      jsonArrayFrom(
        eb
          .selectFrom('order_return as r')
          .whereRef('r.order_id', '=', 'o.id')
          .select([
            'r.number',
            'r.kind',
            'r.state',
            'r.reason',
            'r.refunded_amount',
            sql<string>`to_json(r.created_at)`.as('created_at'),
          ])
          .select((inner) =>
            jsonArrayFrom(
              inner
                .selectFrom('order_return_line as l')
                .whereRef('l.return_id', '=', 'r.id')
                .select(['l.line', 'l.quantity', 'l.restocked', 'l.written_off', 'l.after_core'])
                .orderBy('l.line'),
            ).as('lines'),
          )
          .orderBy('r.id'),
      ).as('returns'),
    ])
    .execute();

export type IntegrationOrderRow = Awaited<ReturnType<typeof findOrders>>[number];

export const findOrderId = (db: Db, number: string) =>
  db.selectFrom('customer_order').where('number', '=', number).select('id').executeTakeFirst();

export type PersonKey = { readonly id: number } | { readonly externalId: string };

export const findCustomer = (db: Db, key: PersonKey) =>
  db
    .selectFrom('customer as c')
    .innerJoin('company as y', 'y.id', 'c.company_id')
    .$if('id' in key, (query) => query.where('c.id', '=', 'id' in key ? key.id : 0))
    .$if('externalId' in key, (query) =>
      query.where('c.external_id', '=', 'externalId' in key ? key.externalId : ''),
    )
    .select('c.external_id as person_external_id')
    .select(['c.id', 'c.created_at', 'c.email', 'c.first_name', 'c.last_name', 'c.phone', 'c.language'])
    .select([
      'c.company_id',
      'y.external_id',
      'y.name as company_name',
      'y.vat_number as company_vat_number',
      'y.discount_table as company_discount_table',
      'y.credit_limit as company_credit_limit',
      'y.credit_used as company_credit_used',
      'y.payment_days as company_payment_days',
      'y.is_blocked',
    ])
    .executeTakeFirst();
