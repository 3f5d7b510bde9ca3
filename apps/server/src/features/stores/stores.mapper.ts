import type { StaffStore, StoreSettings } from '@partsboard/contract/backoffice/stores';
import { optionalPictureUrl } from '../pictures/pictures.service.ts';
import type { StoreRow } from './stores.repository.ts';

const toSettings = (row: StoreRow): StoreSettings => ({
  name: row.name,
  companyName: row.company_name,
  companyAddress: row.company_address,
  companyPhoneNumber: row.company_phone_number,
  companyVat: row.company_vat,
  orderPrefix: row.order_prefix,
  email: row.email,
  mailFrom: row.mail_from ?? '',
  bankAccount: row.bank_account ?? '',
  accentColor: row.accent_color,
  hostNames: row.host_names,
  titlePl: row.seo_title_pl,
  titleEn: row.seo_title_en,
  descriptionPl: row.seo_description_pl,
  descriptionEn: row.seo_description_en,
  copyrightPl: row.copyright_pl,
  copyrightEn: row.copyright_en,
  termsPage: row.terms_page,
  branchLink: row.default_branch_url,
  showsNetPrices: row.show_price_netto,
  showsAccountingOrders: row.show_accounting_orders,
  allowsPickup: row.allow_pick_up_in_store,
  pickupOnly: row.pick_up_in_store_only,
  pickupBranchId: row.default_pickup_warehouse_id,
  transfersFrom: row.transfers_from,
  allowsBackOrders: row.allow_back_orders,
  takesUnconfirmedOrders: row.takes_unconfirmed_orders,
});

export const toStaffStore = (row: StoreRow): StaffStore => ({
  ...toSettings(row),
  id: row.id,
  isDefault: row.is_default,
  version: row.version,
  pages: row.pages,
  logoUrl: optionalPictureUrl(row.logo_hash, row.logo_type),
  darkLogoUrl: optionalPictureUrl(row.dark_logo_hash, row.dark_logo_type),
});

/** What the audit trail tells about a store. */
export const audited = (row: StoreRow): Readonly<Record<string, unknown>> => ({ ...toSettings(row) });

/** The columns of what staff have set. */
export const toStoreColumns = (settings: StoreSettings) => ({
  name: settings.name.trim(),
  company_name: settings.companyName.trim(),
  company_address: settings.companyAddress.trim(),
  company_phone_number: settings.companyPhoneNumber.trim(),
  company_vat: settings.companyVat.trim(),
  order_prefix: settings.orderPrefix,
  email: settings.email.trim(),
  mail_from: settings.mailFrom.trim() || null,
  bank_account: settings.bankAccount || null,
  accent_color: settings.accentColor,
  host_names: settings.hostNames,
  seo_title_pl: settings.titlePl.trim(),
  seo_title_en: settings.titleEn.trim(),
  seo_description_pl: settings.descriptionPl.trim(),
  seo_description_en: settings.descriptionEn.trim(),
  copyright_pl: settings.copyrightPl.trim(),
  copyright_en: settings.copyrightEn.trim(),
  terms_page: settings.termsPage,
  default_branch_url: settings.branchLink.trim(),
  show_price_netto: settings.showsNetPrices,
  show_accounting_orders: settings.showsAccountingOrders,
  allow_pick_up_in_store: settings.allowsPickup,
  pick_up_in_store_only: settings.pickupOnly,
  default_pickup_warehouse_id: settings.pickupBranchId,
  transfers_from: settings.transfersFrom,
  allow_back_orders: settings.allowsBackOrders,
  takes_unconfirmed_orders: settings.takesUnconfirmedOrders,
});
