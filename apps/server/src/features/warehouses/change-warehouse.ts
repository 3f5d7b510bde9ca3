import type {
  StaffWarehouse,
  WarehouseChange,
  WarehousePicture,
  WarehouseSettings,
} from '@partsboard/contract/backoffice/warehouses';
import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { saveUploadedPicture } from '../pictures/uploaded-picture.service.ts';
import { isLink } from '../../http/validation/is-link.ts';
import { audited, toStaffWarehouse, toWarehouseColumns } from './warehouses.mapper.ts';
import {
  deleteRow,
  findMethodsOfOnly,
  findWarehouseRow,
  findWarehouseRows,
  hasCountry,
  insertWarehouse,
  isUsed,
  lockWarehouses,
  removeFromMethods,
  updateWarehouse,
} from './warehouses.repository.ts';

/** Who changes something, and in which language they are answered. */
interface Caller {
  readonly audit: AuditContext;
  readonly language: LanguageCode;
}

const CODE = /^[A-Z0-9-]+$/;

const isDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/** What people typed, in the one form in which it is stored. */
const normalise = (settings: WarehouseSettings): WarehouseSettings => ({
  ...settings,
  code: settings.code.trim().toUpperCase(),
  link: settings.link.trim(),
  holidays: [...new Set(settings.holidays)].sort(),
});

/** Refuses what would not work; nobody else changes the list meanwhile. */
async function check(tx: Db, settings: WarehouseSettings, id: number | null): Promise<void> {
  const others = (await lockWarehouses(tx)).filter((row) => row.id !== id);
  if (!CODE.test(settings.code)) throw fieldError('code', (t) => t.setUp.noCode);
  if (others.some((row) => row.code === settings.code)) throw fieldError('code', (t) => t.setUp.codeTaken);
  if (!isLink(settings.link)) throw fieldError('link', (t) => t.setUp.noLink);
  if (!settings.holidays.every(isDay)) throw fieldError('holidays', (t) => t.setUp.noDay);
  if (!(await hasCountry(tx, settings.countryId)))
    throw fieldError('countryId', (t) => t.setUp.unknownCountry);
}

async function readRow(db: Db, id: number) {
  const row = await findWarehouseRow(db, id);
  if (row === undefined) throw new DomainError('not-found', { title: (t) => t.staff.unknownBranch });
  return row;
}

export const listWarehouses = async (db: Db, language: LanguageCode): Promise<StaffWarehouse[]> =>
  (await findWarehouseRows(db)).map((row) => toStaffWarehouse(row, language));

export const createWarehouse = (db: Db, typed: WarehouseSettings, caller: Caller): Promise<StaffWarehouse> =>
  db.transaction().execute(async (tx) => {
    const settings = normalise(typed);
    await check(tx, settings, null);
    const id = await insertWarehouse(tx, toWarehouseColumns(settings));
    const row = await readRow(tx, id);
    await writeAudit(tx, caller.audit, {
      action: 'branch.create',
      record: { type: 'branch', id, name: row.name_pl },
      after: audited(row),
    });
    return toStaffWarehouse(row, caller.language);
  });

const changeRow = (
  db: Db,
  id: number,
  { audit, language }: Caller,
  change: (tx: Db, version: number) => Promise<Parameters<typeof updateWarehouse>[2]>,
): Promise<StaffWarehouse> =>
  db.transaction().execute(async (tx) => {
    await lockWarehouses(tx);
    const before = await readRow(tx, id);
    await updateWarehouse(tx, id, await change(tx, before.version));
    const after = await readRow(tx, id);
    await writeAudit(tx, audit, {
      action: 'branch.change',
      record: { type: 'branch', id, name: after.name_pl },
      before: audited(before),
      after: audited(after),
    });
    return toStaffWarehouse(after, language);
  });

export const changeWarehouse = (
  db: Db,
  id: number,
  { version, ...typed }: WarehouseChange,
  caller: Caller,
): Promise<StaffWarehouse> =>
  changeRow(db, id, caller, async (tx, current) => {
    if (current !== version) throw new DomainError('conflict');
    const settings = normalise(typed);
    await check(tx, settings, id);
    return toWarehouseColumns(settings);
  });

export const changePicture = (
  db: Db,
  id: number,
  { picture }: WarehousePicture,
  caller: Caller,
): Promise<StaffWarehouse> =>
  changeRow(db, id, caller, async (tx) => ({
    image_picture_id: picture === null ? null : await saveUploadedPicture(tx, picture, 'branch', 'picture'),
  }));

/** What something has happened in stays, for the records; one that was added by mistake goes. */
export const deleteWarehouse = (db: Db, id: number, { audit, language }: Caller): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockWarehouses(tx);
    const row = await readRow(tx, id);
    if (await isUsed(tx, id)) throw new DomainError('conflict', { title: (t) => t.setUp.branchUsed });
    const methods = (await findMethodsOfOnly(tx, id)).map((method) => method[`name_${language}`]);
    if (methods.length > 0)
      throw new DomainError('conflict', { title: (t) => t.setUp.onlyBranchOf(methods.join(', ')) });
    await removeFromMethods(tx, id);
    await deleteRow(tx, id);
    await writeAudit(tx, audit, {
      action: 'branch.delete',
      record: { type: 'branch', id, name: row.name_pl },
      before: audited(row),
    });
  });
