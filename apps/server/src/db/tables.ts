// Made from the migrated database by `npm run generate`; do not edit.
import type { ColumnType, Generated } from 'kysely';

export interface AddressTable {
  id: Generated<number>;
  customer_id: number;
  first_name: string;
  last_name: string;
  company: Generated<string>;
  vat_number: Generated<string>;
  country_id: number;
  state_province_id: number | null;
  city: string;
  address1: string;
  address2: Generated<string>;
  zip_postal_code: string;
  phone_number: Generated<string>;
  fax_number: Generated<string>;
  email: Generated<string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface AttemptThrottleTable {
  subject: string;
  attempts: number;
  blocked_until: ColumnType<Date, Date | string, Date | string>;
  last_attempt_at: ColumnType<Date, Date | string, Date | string>;
}

export interface CountryTable {
  id: Generated<number>;
  iso_code: string;
  name_pl: string;
  name_en: string;
  is_home: Generated<boolean>;
}

export interface CurrencyTable {
  id: Generated<number>;
  code: string;
  name_pl: string;
  name_en: string;
  display_locale: string;
  is_primary: boolean;
}

export interface CustomerTable {
  id: Generated<number>;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: Generated<string>;
  company: Generated<string>;
  vat_number: Generated<string>;
  newsletter: Generated<boolean>;
  language: Generated<'pl' | 'en'>;
  billing_address_id: number | null;
  shipping_address_id: number | null;
  discount_table: Generated<string>;
  credit_limit: Generated<number>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface LanguageTable {
  id: Generated<number>;
  code: 'pl' | 'en';
  name: string;
  culture: string;
  position: number;
}

export interface LoadedDemoDataTable {
  part: string;
  loaded_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface MailOutboxTable {
  id: Generated<number>;
  message_id: string;
  kind: string;
  language: 'pl' | 'en';
  recipient: string;
  subject: string;
  html: string | null;
  plain_text: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  next_try_at: ColumnType<Date, Date | string | undefined, Date | string>;
  tries: Generated<number>;
  sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  given_up_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  last_error: string | null;
}

export interface PasswordRecoveryTable {
  customer_id: number;
  token_sha256: Buffer;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface PictureTable {
  id: Generated<number>;
  sha256: Buffer;
  content_type: 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif';
  bytes: Buffer;
  is_gzipped: Generated<boolean>;
}

export interface SchemaMigrationTable {
  version: number;
  name: string;
  checksum: string;
  applied_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface ServerSecretTable {
  name: string;
  value: Buffer;
}

export interface SessionTable {
  id: Generated<string>;
  customer_id: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface SlideTable {
  id: Generated<number>;
  store_id: number;
  slider_type: number;
  position: number;
  picture_id: number;
  full_width: boolean;
  description_pl: string;
  description_en: string;
  button_text_pl: string | null;
  button_text_en: string | null;
  link: string | null;
}

export interface StateProvinceTable {
  id: Generated<number>;
  country_id: number;
  abbreviation: string;
  name: string;
}

export interface StoreTable {
  id: Generated<number>;
  is_default: Generated<boolean>;
  name: string;
  url: string;
  company_name: string;
  company_address: string;
  company_phone_number: string;
  company_vat: string;
  email: string;
  default_language_id: number;
  seo_title_pl: string;
  seo_title_en: string;
  seo_title_separator: Generated<string>;
  seo_description_pl: string;
  seo_description_en: string;
  logo_picture_id: number | null;
  logo_dark_picture_id: number | null;
  intro_picture_id: number | null;
  show_price_netto: Generated<boolean>;
  show_accounting_orders: Generated<boolean>;
  default_branch_url: string;
  copyright_pl: string;
  copyright_en: string;
}

export interface TopicTable {
  id: Generated<number>;
  store_id: number;
  se_name: string;
  position: number;
  title_pl: string;
  title_en: string;
  body_pl: string;
  body_en: string;
  in_footer_row_1: Generated<boolean>;
  in_footer_row_2: Generated<boolean>;
  in_footer_row_3: Generated<boolean>;
  in_sitemap: Generated<boolean>;
  in_top_menu: Generated<boolean>;
}

export interface WarehouseTable {
  id: Generated<number>;
  code: string;
  is_branch_office: boolean;
  position: number;
  name_pl: string;
  name_en: string;
  url: string | null;
  image_picture_id: number | null;
  opening_hours_pl: string;
  opening_hours_en: string;
  address1: string;
  city: string;
  zip_postal_code: string;
  country_id: number;
  phone_number: string;
  email: string;
}

export interface Tables {
  address: AddressTable;
  attempt_throttle: AttemptThrottleTable;
  country: CountryTable;
  currency: CurrencyTable;
  customer: CustomerTable;
  language: LanguageTable;
  loaded_demo_data: LoadedDemoDataTable;
  mail_outbox: MailOutboxTable;
  password_recovery: PasswordRecoveryTable;
  picture: PictureTable;
  schema_migration: SchemaMigrationTable;
  server_secret: ServerSecretTable;
  session: SessionTable;
  slide: SlideTable;
  state_province: StateProvinceTable;
  store: StoreTable;
  topic: TopicTable;
  warehouse: WarehouseTable;
}
