import type { OrderMailSetting } from '@partsboard/contract/backoffice/branch-order-mail';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { writeAudit } from '../audit/audit.service.ts';

const findSetting = (db: Db, branchId: number) =>
  db
    .selectFrom('warehouse as w')
    .leftJoin('branch_order_desk as d', 'd.warehouse_id', 'w.id')
    .where('w.id', '=', branchId)
    .where('w.is_branch_office', '=', true)
    .select([
      'w.name_pl as name',
      sql<OrderMailSetting['orderMail']>`coalesce(d.order_mail, 'each')`.as('orderMail'),
    ])
    .executeTakeFirst();

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
