import type { LanguageCode } from '@partsboard/contract/language';
import type { BranchOrderMail, OrderMailSetting } from '@partsboard/contract/backoffice/branch-order-mail';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { writeAudit } from '../audit/audit.service.ts';

const settings = (db: Db) =>
  db
    .selectFrom('warehouse as w')
    .leftJoin('branch_order_desk as d', 'd.warehouse_id', 'w.id')
    .where('w.is_branch_office', '=', true)
    .select(sql<OrderMailSetting['orderMail']>`coalesce(d.order_mail, 'each')`.as('orderMail'));

const findSetting = (db: Db, branchId: number) =>
  settings(db).where('w.id', '=', branchId).select('w.name_pl as name').executeTakeFirst();

/** How each branch hears of its new orders. */
export async function listOrderMails(db: Db, language: LanguageCode): Promise<BranchOrderMail[]> {
  const rows = await settings(db)
    .select(['w.id', 'w.code', `w.name_${language} as name`])
    .orderBy('w.position')
    .orderBy('w.id')
    .execute();
  return rows.map(({ orderMail, ...branch }) => ({ branch, orderMail }));
}

async function readSetting(db: Db, branchId: number) {
  const setting = await findSetting(db, branchId);
  if (setting === undefined) throw new DomainError('not-found', { title: (t) => t.staff.unknownBranch });
  return setting;
}

/** How a branch hears of its new orders. */
export async function readOrderMail(db: Db, branchId: number): Promise<OrderMailSetting> {
  return { orderMail: (await readSetting(db, branchId)).orderMail };
}

/** A digest begins with the orders that come after it was switched on. */
export const changeOrderMail = (
  db: Db,
  branchId: number,
  { orderMail }: OrderMailSetting,
  audit: AuditContext,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const before = await readSetting(tx, branchId);
    await sql`
      insert into branch_order_desk (warehouse_id, order_mail) values (${branchId}, ${orderMail})
      on conflict (warehouse_id) do update
      set order_mail = excluded.order_mail, digest_at = excluded.digest_at
      where branch_order_desk.order_mail <> excluded.order_mail`.execute(tx);
    await writeAudit(tx, audit, {
      action: 'branch.change-order-mail',
      record: { type: 'branch', id: branchId, name: before.name },
      before: { orderMail: before.orderMail },
      after: { orderMail },
    });
  });
