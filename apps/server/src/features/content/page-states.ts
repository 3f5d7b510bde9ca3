import type { PageVersion, PageVersionSummary, StaffPage } from '@partsboard/contract/backoffice/pages';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { finishChange, lockPage, readPage, saveVersion } from './change-page.ts';
import { audited, toPageSettings, toPageVersion, toVersionSummary } from './pages.mapper.ts';
import {
  deletePageRow,
  deleteTopic,
  findVersion,
  findVersions,
  updatePage,
  type PageRow,
} from './pages.repository.ts';

/** The checkout links the terms of sale: they stay in the shop until another page takes their place. */
function refuseTermsPage(page: PageRow): void {
  if (page.is_terms_page) throw new DomainError('conflict', { title: (t) => t.content.isTermsPage });
}

export const unpublishPage = (db: Db, id: number, seen: number, audit: AuditContext): Promise<StaffPage> =>
  db.transaction().execute(async (tx) => {
    const before = await lockPage(tx, id, seen);
    refuseTermsPage(before);
    if (before.topic_id !== null) await deleteTopic(tx, before.topic_id);
    await updatePage(tx, id, { published_version: null, topic_id: null });
    return finishChange(tx, audit, { action: 'page.unpublish', id, before });
  });

export async function listVersions(db: Db, id: number): Promise<PageVersionSummary[]> {
  const page = await readPage(db, id);
  return (await findVersions(db, id)).map((row) => toVersionSummary(page, row));
}

async function findVersionRow(db: Db, id: number, version: number) {
  const row = await findVersion(db, id, version);
  if (row === undefined) throw new DomainError('not-found', { title: (t) => t.content.unknownVersion });
  return row;
}

export async function readVersion(db: Db, id: number, version: number): Promise<PageVersion> {
  const page = await readPage(db, id);
  return toPageVersion(page, await findVersionRow(db, id, version));
}

/** The shop goes on with what is published; what was restored can be looked at first. */
export const restoreVersion = (
  db: Db,
  { id, version }: { readonly id: number; readonly version: number },
  seen: number,
  audit: AuditContext,
): Promise<StaffPage> =>
  db.transaction().execute(async (tx) => {
    const before = await lockPage(tx, id, seen);
    const settings = toPageSettings(await findVersionRow(tx, id, version));
    await saveVersion(tx, before, { version: before.version + 1, settings, madeBy: audit.staffName });
    return finishChange(tx, audit, { action: 'page.restore', id, before });
  });

export const deletePage = (db: Db, id: number, audit: AuditContext): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const page = await lockPage(tx, id);
    refuseTermsPage(page);
    if (page.topic_id !== null) await deleteTopic(tx, page.topic_id);
    await deletePageRow(tx, id);
    await writeAudit(tx, audit, {
      action: 'page.delete',
      record: { type: 'page', id, name: page.title_pl },
      // Its versions are gone with it.
      before: { ...audited(page), bodyPl: page.body_pl, bodyEn: page.body_en },
    });
  });
