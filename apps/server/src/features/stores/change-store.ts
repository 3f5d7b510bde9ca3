import type { AuditAction } from '@partsboard/contract/backoffice/audit';
import type {
  NewStore,
  StaffStore,
  StoreChange,
  StoreLogo,
  StoreSettings,
} from '@partsboard/contract/backoffice/stores';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { saveUploadedPicture } from '../pictures/uploaded-picture.service.ts';
import { checkSettings, nameFault, normaliseSettings } from './check-store.ts';
import { audited, toStaffStore, toStoreColumns } from './stores.mapper.ts';
import {
  findStoreRow,
  findStoreRows,
  insertStore,
  lockStores,
  updateStore,
  type StoreRow,
} from './stores.repository.ts';

export const listStores = async (db: Db): Promise<StaffStore[]> =>
  (await findStoreRows(db)).map(toStaffStore);

async function readStore(db: Db, id: number) {
  const row = await findStoreRow(db, id);
  if (row === undefined) throw new DomainError('not-found', { title: (t) => t.content.unknownStore });
  return row;
}

/** Changes a store, one change at a time, and writes down what differs. */
const changeRow = (
  db: Db,
  id: number,
  audit: AuditContext,
  action: AuditAction,
  change: (tx: Db, before: StoreRow) => Promise<Parameters<typeof updateStore>[2]>,
): Promise<StaffStore> =>
  db.transaction().execute(async (tx) => {
    await lockStores(tx);
    const before = await readStore(tx, id);
    await updateStore(tx, id, await change(tx, before));
    const after = await readStore(tx, id);
    await writeAudit(tx, audit, {
      action,
      record: { type: 'store', id, name: after.name },
      before: { ...audited(before), logo: before.logo_picture_id, darkLogo: before.logo_dark_picture_id },
      after: { ...audited(after), logo: after.logo_picture_id, darkLogo: after.logo_dark_picture_id },
    });
    return toStaffStore(after);
  });

/** A number that was given stays, so what it began with is remembered. */
const formerPrefixes = (before: StoreRow, { orderPrefix }: StoreSettings): string[] =>
  before.order_prefix === orderPrefix
    ? before.former_order_prefixes
    : [...new Set([...before.former_order_prefixes, before.order_prefix])];

export function changeStore(
  db: Db,
  id: number,
  { version, ...typed }: StoreChange,
  audit: AuditContext,
): Promise<StaffStore> {
  const settings = normaliseSettings(typed);
  return changeRow(db, id, audit, 'store.change', async (tx, before) => {
    if (before.version !== version) throw new DomainError('conflict');
    await checkSettings(tx, id, settings);
    return { ...toStoreColumns(settings), former_order_prefixes: formerPrefixes(before, settings) };
  });
}

export const changeLogo = (
  db: Db,
  id: number,
  { background, picture }: StoreLogo,
  audit: AuditContext,
): Promise<StaffStore> =>
  changeRow(db, id, audit, 'store.change-logo', async (tx) => {
    const pictureId = picture === null ? null : await saveUploadedPicture(tx, picture, 'logo', 'picture');
    return background === 'light' ? { logo_picture_id: pictureId } : { logo_dark_picture_id: pictureId };
  });

/** A further store begins with the rules of the default one, and without its addresses. */
export const createStore = (db: Db, { name }: NewStore, audit: AuditContext): Promise<StaffStore> =>
  db.transaction().execute(async (tx) => {
    await lockStores(tx);
    const fault = await nameFault(tx, null, name);
    if (fault !== null) throw new DomainError('invalid-request', { errors: { name: [fault] } });
    const base = (await findStoreRows(tx)).find((row) => row.is_default);
    if (base === undefined) throw new Error('There is no default store');
    const id = await insertStore(tx, {
      name: name.trim(),
      url: base.url,
      company_name: base.company_name,
      company_address: base.company_address,
      company_phone_number: base.company_phone_number,
      company_vat: base.company_vat,
      order_prefix: base.order_prefix,
      email: base.email,
      default_language_id: base.default_language_id,
      seo_title_pl: name.trim(),
      seo_title_en: name.trim(),
      seo_description_pl: '',
      seo_description_en: '',
      default_branch_url: '',
      copyright_pl: base.copyright_pl,
      copyright_en: base.copyright_en,
      show_price_netto: base.show_price_netto,
      show_accounting_orders: base.show_accounting_orders,
      allow_pick_up_in_store: base.allow_pick_up_in_store,
      pick_up_in_store_only: base.pick_up_in_store_only,
      default_pickup_warehouse_id: base.default_pickup_warehouse_id,
      transfers_from: base.transfers_from,
      allow_back_orders: base.allow_back_orders,
      takes_unconfirmed_orders: base.takes_unconfirmed_orders,
      registration: base.registration,
    });
    const row = await readStore(tx, id);
    await writeAudit(tx, audit, {
      action: 'store.create',
      record: { type: 'store', id, name: row.name },
      after: audited(row),
    });
    return toStaffStore(row);
  });
