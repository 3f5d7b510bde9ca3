import type { OrderMailSetting } from '@partsboard/contract/backoffice/branch-order-mail';
import type { LanguageCode } from '@partsboard/contract/language';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

const settings = (db: Db) =>
  db
    .selectFrom('warehouse as w')
    .leftJoin('branch_order_desk as d', 'd.warehouse_id', 'w.id')
    .where('w.is_branch_office', '=', true)
    .select(sql<OrderMailSetting['orderMail']>`coalesce(d.order_mail, 'each')`.as('orderMail'))
    .select(sql<'pl' | 'en'>`coalesce(d.language, 'pl')`.as('language'));

export const findSetting = (db: Db, branchId: number) =>
  settings(db).where('w.id', '=', branchId).select('w.name_pl as name').executeTakeFirst();

export const findSettings = (db: Db, language: LanguageCode) =>
  settings(db)
    .select(['w.id', 'w.code', `w.name_${language} as name`])
    .orderBy('w.position')
    .orderBy('w.id')
    .execute();

/** A digest begins with the orders that come after it was switched on. */
export async function saveSetting(
  tx: Db,
  branchId: number,
  { orderMail, language }: OrderMailSetting,
): Promise<void> {
  await sql`
    insert into branch_order_desk (warehouse_id, order_mail, language)
    values (${branchId}, ${orderMail}, ${language})
    on conflict (warehouse_id) do update
    set order_mail = excluded.order_mail, language = excluded.language,
      digest_at = case when branch_order_desk.order_mail = excluded.order_mail then branch_order_desk.digest_at
        else excluded.digest_at end`.execute(tx);
}
