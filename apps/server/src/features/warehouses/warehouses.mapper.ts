import type { StaffWarehouse, WarehouseSettings } from '@partsboard/contract/backoffice/warehouses';
import type { LanguageCode } from '@partsboard/contract/language';
import { optionalPictureUrl } from '../pictures/pictures.service.ts';
import type { WarehouseRow } from './warehouses.repository.ts';

const toSettings = (row: WarehouseRow): WarehouseSettings => ({
  code: row.code,
  isBranchOffice: row.is_branch_office,
  position: row.position,
  namePl: row.name_pl,
  nameEn: row.name_en,
  link: row.url ?? '',
  hoursPl: row.opening_hours_pl,
  hoursEn: row.opening_hours_en,
  orderUntil: row.order_until?.slice(0, 5) ?? null,
  holidays: row.holidays,
  address1: row.address1,
  city: row.city,
  zipPostalCode: row.zip_postal_code,
  countryId: row.country_id,
  phoneNumber: row.phone_number,
  email: row.email,
});

export const toStaffWarehouse = (row: WarehouseRow, language: LanguageCode): StaffWarehouse => ({
  ...toSettings(row),
  id: row.id,
  name: row[`name_${language}`],
  version: row.version,
  pictureUrl: optionalPictureUrl(row.picture_hash, row.picture_type),
});

/** What the audit trail tells about a branch. */
export const audited = (row: WarehouseRow): Readonly<Record<string, unknown>> => ({
  ...toSettings(row),
  picture: row.image_picture_id,
});

export const toWarehouseColumns = (settings: WarehouseSettings) => ({
  code: settings.code,
  is_branch_office: settings.isBranchOffice,
  position: settings.position,
  name_pl: settings.namePl.trim(),
  name_en: settings.nameEn.trim(),
  url: settings.link || null,
  opening_hours_pl: settings.hoursPl.trim(),
  opening_hours_en: settings.hoursEn.trim(),
  order_until: settings.orderUntil,
  holidays: settings.holidays,
  address1: settings.address1.trim(),
  city: settings.city.trim(),
  zip_postal_code: settings.zipPostalCode.trim(),
  country_id: settings.countryId,
  phone_number: settings.phoneNumber.trim(),
  email: settings.email.trim(),
});
