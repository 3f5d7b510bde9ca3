import {
  type BannerChange,
  type BannerOrder,
  type BannerSettings,
  type NewBanner,
  type StaffBanner,
} from '@partsboard/contract/backoffice/banners';
import { sliderTypes } from '@partsboard/contract/reference';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { saveUploadedPicture } from '../pictures/uploaded-picture.service.ts';
import { isLink } from '../../http/validation/is-link.ts';
import { auditedBanner, toBannerColumns, toStaffBanner } from './banners.mapper.ts';
import {
  deleteBannerRow,
  findBanner,
  findBannersOfPlace,
  insertBanner,
  updateBanner,
  updateOrder,
} from './banners.repository.ts';
import { lockStore } from './pages.repository.ts';

/** More than anybody looks at. */
const MAX_IN_PLACE = 50;

const isMoment = (text: string | null): boolean => text === null || !Number.isNaN(Date.parse(text));

/** Refuses what would not work. */
function check(settings: BannerSettings): void {
  const { buttonPl, buttonEn, shownFrom, shownUntil } = settings;
  const hasButton = buttonPl.trim() !== '';
  if (hasButton !== (buttonEn.trim() !== ''))
    throw fieldError(hasButton ? 'buttonEn' : 'buttonPl', (t) => t.content.halfButton);
  if (!isLink(settings.link.trim())) throw fieldError('link', (t) => t.setUp.noLink);
  if (hasButton && settings.link.trim() === '') throw fieldError('link', (t) => t.content.buttonWithoutLink);
  if (!isMoment(shownFrom)) throw fieldError('shownFrom', (t) => t.content.noMoment);
  if (!isMoment(shownUntil)) throw fieldError('shownUntil', (t) => t.content.noMoment);
  if (shownFrom !== null && shownUntil !== null && Date.parse(shownUntil) <= Date.parse(shownFrom))
    throw fieldError('shownUntil', (t) => t.content.endsBeforeBegin);
}

async function readBanner(db: Db, id: number) {
  const row = await findBanner(db, id);
  if (row === undefined) throw new DomainError('not-found', { title: (t) => t.content.unknownBanner });
  return row;
}

/** The banner while nobody else changes one of its store. */
async function lockBanner(tx: Db, id: number) {
  await lockStore(tx, (await readBanner(tx, id)).store_id);
  return readBanner(tx, id);
}

export const createBanner = (
  db: Db,
  { storeId, place, picture, ...settings }: NewBanner,
  audit: AuditContext,
): Promise<StaffBanner> =>
  db.transaction().execute(async (tx) => {
    check(settings);
    if ((await lockStore(tx, storeId)) === undefined)
      throw fieldError('storeId', (t) => t.content.unknownStore);
    const others = await findBannersOfPlace(tx, storeId, sliderTypes[place]);
    if (others.length >= MAX_IN_PLACE)
      throw new DomainError('conflict', { title: (t) => t.content.manyBanners(MAX_IN_PLACE) });
    const id = await insertBanner(tx, {
      ...toBannerColumns(settings),
      store_id: storeId,
      slider_type: sliderTypes[place],
      position: (others.at(-1)?.position ?? 0) + 1,
      full_width: true,
      picture_id: await saveUploadedPicture(tx, picture, 'banner', 'picture'),
    });
    const row = await readBanner(tx, id);
    await writeAudit(tx, audit, {
      action: 'banner.create',
      record: { type: 'banner', id, name: row.description_pl },
      after: auditedBanner(row),
    });
    return toStaffBanner(row);
  });

export const changeBanner = (
  db: Db,
  id: number,
  { version, picture, ...settings }: BannerChange,
  audit: AuditContext,
): Promise<StaffBanner> =>
  db.transaction().execute(async (tx) => {
    const before = await lockBanner(tx, id);
    if (before.version !== version) throw new DomainError('conflict');
    check(settings);
    await updateBanner(tx, id, {
      ...toBannerColumns(settings),
      ...(picture === undefined
        ? {}
        : { picture_id: await saveUploadedPicture(tx, picture, 'banner', 'picture') }),
    });
    const after = await readBanner(tx, id);
    await writeAudit(tx, audit, {
      action: 'banner.change',
      record: { type: 'banner', id, name: after.description_pl },
      before: auditedBanner(before),
      after: auditedBanner(after),
    });
    return toStaffBanner(after);
  });

/** Sets the order of a place, unless somebody has added or deleted a banner there meanwhile. */
export const changeOrder = (
  db: Db,
  { storeId, place, ids }: BannerOrder,
  audit: AuditContext,
): Promise<StaffBanner[]> =>
  db.transaction().execute(async (tx) => {
    if ((await lockStore(tx, storeId)) === undefined)
      throw fieldError('storeId', (t) => t.content.unknownStore);
    const before = (await findBannersOfPlace(tx, storeId, sliderTypes[place])).map((row) => row.id);
    const isComplete = ids.length === before.length && before.every((id) => ids.includes(id));
    if (!isComplete) throw new DomainError('conflict');
    await updateOrder(tx, ids);
    await writeAudit(tx, audit, {
      action: 'banner.change-order',
      record: { type: 'banner', id: place, name: place },
      before: { order: before },
      after: { order: ids },
    });
    return (await findBannersOfPlace(tx, storeId, sliderTypes[place])).map(toStaffBanner);
  });

export const deleteBanner = (db: Db, id: number, audit: AuditContext): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const row = await lockBanner(tx, id);
    await deleteBannerRow(tx, id);
    await writeAudit(tx, audit, {
      action: 'banner.delete',
      record: { type: 'banner', id, name: row.description_pl },
      before: auditedBanner(row),
    });
  });
