import type { LanguageCode } from '@partsboard/contract/language';
import type { BranchOrderMail, OrderMailSetting } from '@partsboard/contract/backoffice/branch-order-mail';
import type { Db } from '../../../db/database.ts';
import type { AuditContext } from '../../../http/backoffice/backoffice-handlers.ts';
import { DomainError } from '../../../http/errors/domain-error.ts';
import { writeAudit } from '../../audit/audit.service.ts';
import { sendLastDigest } from './branch-mail.service.ts';
import { findSetting, findSettings, saveSetting } from './branch-order-mail.repository.ts';

/** How each branch is told of its new orders. */
export async function listBranchOrderMails(db: Db, language: LanguageCode): Promise<BranchOrderMail[]> {
  const rows = await findSettings(db, language);
  return rows.map(({ orderMail, language: ofMails, ...branch }) => ({
    branch,
    orderMail,
    language: ofMails,
  }));
}

async function readSetting(db: Db, branchId: number) {
  const setting = await findSetting(db, branchId);
  if (setting === undefined) throw new DomainError('not-found', { title: (t) => t.staff.unknownBranch });
  return setting;
}

/** How a branch is told of its new orders. */
export async function readBranchOrderMail(db: Db, branchId: number): Promise<OrderMailSetting> {
  const { orderMail, language } = await readSetting(db, branchId);
  return { orderMail, language };
}

/** A digest begins with the orders that come after it was switched on; what waits for one is told before it ends. */
export const changeOrderMail = (
  { db, shopUrl }: { readonly db: Db; readonly shopUrl: string },
  branchId: number,
  { orderMail, language }: OrderMailSetting,
  audit: AuditContext,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const before = await readSetting(tx, branchId);
    if (orderMail !== 'digest') await sendLastDigest(tx, shopUrl, branchId);
    await saveSetting(tx, branchId, { orderMail, language });
    await writeAudit(tx, audit, {
      action: 'branch.change-order-mail',
      record: { type: 'branch', id: branchId, name: before.name },
      before: { orderMail: before.orderMail, language: before.language },
      after: { orderMail, language },
    });
  });
