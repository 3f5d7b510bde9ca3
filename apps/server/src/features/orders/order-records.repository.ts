import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { columns } from '../../db/tables.ts';
import { shipmentsOf } from './desk/order-desk.repository.ts';
import { linesOf, notesOf, supplyOf } from './orders.repository.ts';
import { returnsOf } from './returns/returns.repository.ts';

const ORDER_ID = sql<number>`wanted.id`;

const taxesOf = (db: Db) =>
  db.selectFrom('order_tax').where('order_id', '=', ORDER_ID).select(['rate', 'amount']).orderBy('rate');

const eventsOf = (db: Db) =>
  db
    .selectFrom('order_event')
    .where('order_id', '=', ORDER_ID)
    .select(['created_at', 'aspect', 'status'])
    .orderBy('id');

// In a query of its own it is worked out once, and not for every country.
const countriesNamed = sql`(
  select array[wanted.billing_address ->> 'Country', wanted.shipping_address ->> 'Country',
    wanted.pickup_address ->> 'Country'])::text[]`;

/** The countries that an order's addresses name, in whichever language they were written down. */
const countriesOf = (db: Db) =>
  db
    .selectFrom('country as c')
    .where(sql<boolean>`(c.name_pl = any(${countriesNamed}) or c.name_en = any(${countriesNamed}))`)
    .select(['c.name_pl', 'c.name_en']);

/** JSON has no dates. */
const dated = <T extends { readonly created_at: string }>(
  rows: readonly T[],
): (Omit<T, 'created_at'> & { readonly created_at: Date })[] =>
  rows.map((row) => ({ ...row, created_at: new Date(row.created_at) }));

/** An order by its id or its number; of this customer alone, where one is named. */
export type WantedOrder =
  | { readonly id: number; readonly customerId?: number }
  | { readonly number: string; readonly customerId: number };

const orderRecords = (db: Db) =>
  db
    .selectFrom('customer_order as wanted')
    .select(columns.customer_order.map((column) => `wanted.${column}` as const))
    .select([
      jsonArrayFrom(linesOf(db, ORDER_ID)).as('lines'),
      jsonArrayFrom(supplyOf(db, ORDER_ID)).as('supply'),
      jsonArrayFrom(taxesOf(db)).as('taxes'),
      jsonArrayFrom(notesOf(db, ORDER_ID)).as('notes'),
      jsonArrayFrom(eventsOf(db)).as('events'),
      jsonArrayFrom(countriesOf(db)).as('countries'),
      jsonArrayFrom(shipmentsOf(db, ORDER_ID)).as('shipments'),
      jsonArrayFrom(returnsOf(db, ORDER_ID)).as('returns'),
    ]);

const byId = compiledOnce((db: Db, id: number) => orderRecords(db).where('wanted.id', '=', id).compile());

const ownById = compiledOnce((db: Db, id: number, customerId: number) =>
  orderRecords(db).where('wanted.id', '=', id).where('wanted.customer_id', '=', customerId).compile(),
);

const ownByNumber = compiledOnce((db: Db, number: string, customerId: number) =>
  orderRecords(db).where('wanted.number', '=', number).where('wanted.customer_id', '=', customerId).compile(),
);

function selectRecords(db: Db, wanted: WantedOrder) {
  if ('number' in wanted) return ownByNumber(db, wanted.number, wanted.customerId);
  const { id, customerId } = wanted;
  return customerId === undefined ? byId(db, id) : ownById(db, id, customerId);
}

/** An order with everything that belongs to it, in one statement. */
export async function findOrderRecords(db: Db, wanted: WantedOrder) {
  const [found] = await selectRecords(db, wanted);
  if (found === undefined) return undefined;
  const { lines, supply, taxes, notes, events, countries, shipments, returns, ...order } = found;
  return {
    order,
    lines,
    supply,
    taxes,
    countries,
    notes: dated(notes),
    events: dated(events),
    shipments: dated(shipments),
    returns: dated(returns),
  };
}

export type OrderRecords = Readonly<NonNullable<Awaited<ReturnType<typeof findOrderRecords>>>>;
