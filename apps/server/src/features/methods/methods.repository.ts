import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { columns, type Tables } from '../../db/tables.ts';

const shipping = (db: Db) => db.selectFrom('shipping_method').select(columns.shipping_method);
const payment = (db: Db) => db.selectFrom('payment_method').select(columns.payment_method);

export const findShippingRows = (db: Db) => shipping(db).orderBy('position').orderBy('id').execute();
export const findPaymentRows = (db: Db) => payment(db).orderBy('position').orderBy('id').execute();

export type ShippingRow = Awaited<ReturnType<typeof findShippingRows>>[number];
export type PaymentRow = Awaited<ReturnType<typeof findPaymentRows>>[number];

export const lockShippingRow = (tx: Db, id: number) =>
  shipping(tx).where('id', '=', id).forUpdate().executeTakeFirst();
export const lockPaymentRow = (tx: Db, id: number) =>
  payment(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export const insertShippingRow = (tx: Db, values: Insertable<Tables['shipping_method']>) =>
  tx
    .insertInto('shipping_method')
    .values(values)
    .returning(columns.shipping_method)
    .executeTakeFirstOrThrow();

export const updateShippingRow = (tx: Db, id: number, values: Updateable<Tables['shipping_method']>) =>
  tx
    .updateTable('shipping_method')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns.shipping_method)
    .executeTakeFirstOrThrow();

export const insertPaymentRow = (tx: Db, values: Insertable<Tables['payment_method']>) =>
  tx.insertInto('payment_method').values(values).returning(columns.payment_method).executeTakeFirstOrThrow();

export const updatePaymentRow = (tx: Db, id: number, values: Updateable<Tables['payment_method']>) =>
  tx
    .updateTable('payment_method')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns.payment_method)
    .executeTakeFirstOrThrow();

export const findBranchIds = async (db: Db): Promise<Set<number>> =>
  new Set((await db.selectFrom('warehouse').select('id').execute()).map(({ id }) => id));

const countries = (db: Db) =>
  db
    .selectFrom('country')
    .select(['iso_code', 'name_pl', 'name_en', 'is_home', 'is_offered'])
    .orderBy('iso_code');

export const findCountryRows = (db: Db) => countries(db).execute();
/** Nobody else changes them meanwhile. */
export const lockCountries = (tx: Db) => countries(tx).forUpdate().execute();

/** Everything is offered where nothing is named. */
export const updateCountries = (tx: Db, home: string, offered: readonly string[]) =>
  tx
    .updateTable('country')
    .set({
      is_home: sql<boolean>`iso_code = ${home}`,
      is_offered: sql<boolean>`cardinality(${offered}::text[]) = 0 or iso_code = any(${offered}::text[])`,
    })
    .execute();
