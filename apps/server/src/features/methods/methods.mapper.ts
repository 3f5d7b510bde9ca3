import type {
  PaymentSettings,
  ShippingSettings,
  StaffPaymentMethod,
  StaffShippingMethod,
} from '@partsboard/contract/backoffice/methods';
import type { LanguageCode } from '@partsboard/contract/language';
import { fromMajor, toMajor } from '@partsboard/domain/money';
import type { PaymentRow, ShippingRow } from './methods.repository.ts';

/** Rates are stored in hundredths of a percent. */
const RATE_UNIT = 100;

const commonSettings = (row: ShippingRow | PaymentRow) => ({
  namePl: row.name_pl,
  nameEn: row.name_en,
  descriptionPl: row.description_pl,
  descriptionEn: row.description_en,
  position: row.position,
  isActive: row.is_active,
  preselected: row.preselected,
  fee: toMajor(row.fee_net),
  vatRate: row.vat_rate / RATE_UNIT,
  countries: row.countries,
});

const commonColumns = (settings: ShippingSettings | PaymentSettings) => ({
  name_pl: settings.namePl.trim(),
  name_en: settings.nameEn.trim(),
  description_pl: settings.descriptionPl.trim(),
  description_en: settings.descriptionEn.trim(),
  position: settings.position,
  is_active: settings.isActive,
  preselected: settings.preselected,
  fee_net: fromMajor(settings.fee),
  vat_rate: Math.round(settings.vatRate * RATE_UNIT),
  countries: settings.countries,
});

const identity = (row: ShippingRow | PaymentRow, language: LanguageCode) => ({
  id: row.id,
  systemName: row.system_name,
  name: row[`name_${language}`],
  version: row.version,
});

export const toShippingSettings = (row: ShippingRow): ShippingSettings => ({
  ...commonSettings(row),
  freeFrom: row.free_from === null ? null : toMajor(row.free_from),
  postcodePrefixes: row.postcode_prefixes,
  branchIds: row.branch_ids,
  orderUntil: row.order_until?.slice(0, 5) ?? null,
});

export const toStaffShippingMethod = (row: ShippingRow, language: LanguageCode): StaffShippingMethod => ({
  ...toShippingSettings(row),
  ...identity(row, language),
});

export const toShippingColumns = (settings: ShippingSettings) => ({
  ...commonColumns(settings),
  free_from: settings.freeFrom === null ? null : fromMajor(settings.freeFrom),
  postcode_prefixes: settings.postcodePrefixes,
  branch_ids: settings.branchIds,
  order_until: settings.orderUntil,
});

function kindOf(row: PaymentRow): PaymentSettings['kind'] {
  if (row.uses_credit) return 'credit';
  if (row.by_transfer) return 'transfer';
  return row.counter_branch_ids === null ? 'other' : 'counter';
}

export const toPaymentSettings = (row: PaymentRow): PaymentSettings => ({
  ...commonSettings(row),
  kind: kindOf(row),
  shippingMethods: row.available_shipments,
  counterBranchIds: row.counter_branch_ids ?? [],
});

export const toStaffPaymentMethod = (row: PaymentRow, language: LanguageCode): StaffPaymentMethod => ({
  ...toPaymentSettings(row),
  ...identity(row, language),
});

export const toPaymentColumns = (settings: PaymentSettings) => ({
  ...commonColumns(settings),
  uses_credit: settings.kind === 'credit',
  by_transfer: settings.kind === 'transfer',
  counter_branch_ids: settings.kind === 'counter' ? settings.counterBranchIds : null,
  available_shipments: settings.shippingMethods,
});
