import type { AuditAction } from '@partsboard/contract/backoffice/audit';
import type { NewPage, PageChange, PageSettings, StaffPage } from '@partsboard/contract/backoffice/pages';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import { timeAgo } from '../../messages/time-ago.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { audited, toPageSettings, toStaffPage, toTopicColumns, toWritten } from './pages.mapper.ts';
import {
  findPage,
  insertPage,
  insertVersion,
  isNameTaken,
  lockStore,
  saveTopic,
  updatePage,
  type PageRow,
} from './pages.repository.ts';
import { hasText, sanitisePage } from './sanitise-page.ts';

const SE_NAME = /^[a-z0-9-]+$/;

/** What people wrote, in the one form in which it is stored. */
const normalise = (settings: PageSettings): PageSettings => ({
  ...settings,
  seName: settings.seName.trim().toLowerCase(),
  titlePl: settings.titlePl.trim(),
  titleEn: settings.titleEn.trim(),
  bodyPl: sanitisePage(settings.bodyPl),
  bodyEn: sanitisePage(settings.bodyEn),
  footerRows: [...new Set(settings.footerRows)].sort(),
});

/** Readers of both languages find a text. */
function checkTexts({ bodyPl, bodyEn }: PageSettings): void {
  if (!hasText(bodyPl)) throw fieldError('bodyPl', (t) => t.content.noPolishText);
  if (!hasText(bodyEn)) throw fieldError('bodyEn', (t) => t.content.noEnglishText);
}

export async function readPage(db: Db, id: number): Promise<PageRow> {
  const row = await findPage(db, id);
  if (row === undefined) throw new DomainError('not-found', { title: (t) => t.content.unknownPage });
  return row;
}

/** The page while nobody else changes one of its store, as whoever changes it must have seen it. */
export async function lockPage(tx: Db, id: number, seen?: number): Promise<PageRow> {
  await lockStore(tx, (await readPage(tx, id)).store_id);
  const page = await readPage(tx, id);
  if (seen !== undefined && seen !== page.version) {
    const { made_by: name, seconds_ago: seconds } = page;
    throw new DomainError('conflict', {
      title: (t) => t.content.pageChanged(name, timeAgo(seconds, t.locale)),
    });
  }
  return page;
}

/** Adds a version to a page whose store is locked. */
export async function saveVersion(
  tx: Db,
  page: Pick<PageRow, 'id' | 'store_id' | 'topic_id'>,
  { version, settings, madeBy }: { version: number; settings: PageSettings; madeBy: string },
): Promise<void> {
  if (!SE_NAME.test(settings.seName)) throw fieldError('seName', (t) => t.content.noSeName);
  if (await isNameTaken(tx, page.store_id, settings.seName, { id: page.id, topicId: page.topic_id }))
    throw fieldError('seName', (t) => t.content.seNameTaken);
  await insertVersion(tx, { ...toWritten(settings), page_id: page.id, version, made_by: madeBy });
  await updatePage(tx, page.id, { version });
}

async function publish(tx: Db, id: number): Promise<void> {
  const page = await readPage(tx, id);
  const settings = toPageSettings(page);
  checkTexts(settings);
  const topicId = await saveTopic(tx, page.topic_id, toTopicColumns(page.store_id, settings));
  await updatePage(tx, id, { topic_id: topicId, published_version: page.version });
}

interface AuditedPage {
  readonly action: AuditAction;
  readonly id: number;
  readonly before?: PageRow;
}

/** Writes a change of a page down and answers with what the page is now. */
export async function finishChange(
  tx: Db,
  audit: AuditContext,
  { action, id, before }: AuditedPage,
): Promise<StaffPage> {
  const page = await readPage(tx, id);
  await writeAudit(tx, audit, {
    action,
    record: { type: 'page', id, name: page.title_pl },
    before: before === undefined ? null : audited(before),
    after: audited(page),
  });
  return toStaffPage(page);
}

export const createPage = (
  db: Db,
  { storeId, publish: isPublished, ...written }: NewPage,
  audit: AuditContext,
): Promise<StaffPage> =>
  db.transaction().execute(async (tx) => {
    if ((await lockStore(tx, storeId)) === undefined)
      throw fieldError('storeId', (t) => t.content.unknownStore);
    const id = await insertPage(tx, storeId);
    const settings = normalise(written);
    await saveVersion(
      tx,
      { id, store_id: storeId, topic_id: null },
      { version: 1, settings, madeBy: audit.staffName },
    );
    if (isPublished) await publish(tx, id);
    return finishChange(tx, audit, { action: 'page.create', id });
  });

/** Saves a page as a draft or for the shop. What is the same as before makes no further version. */
export const changePage = (
  db: Db,
  id: number,
  { version, publish: isPublished, ...written }: PageChange,
  audit: AuditContext,
): Promise<StaffPage> =>
  db.transaction().execute(async (tx) => {
    const before = await lockPage(tx, id, version);
    const settings = normalise(written);
    if (JSON.stringify(settings) !== JSON.stringify(normalise(toPageSettings(before))))
      await saveVersion(tx, before, { version: version + 1, settings, madeBy: audit.staffName });
    if (isPublished) await publish(tx, id);
    return finishChange(tx, audit, { action: isPublished ? 'page.publish' : 'page.change', id, before });
  });
