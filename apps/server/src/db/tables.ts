// Made from the migrated database by `npm run generate`; do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface CatalogueAttributeTable {
  id: number;
  name: string;
  position: number;
  name_pl: string;
  name_en: string | null;
}

export interface CatalogueBoardTable {
  id: number;
  drawing_id: number;
  category_id: number;
  position: number;
  valid_from: number | null;
  valid_to: number | null;
  retrofit: boolean;
  vehicle_specific: boolean;
  code: string;
  name_pl: string;
  name_en: string | null;
}

export interface CatalogueBoardLineTable {
  board_id: number;
  part_id: number;
  condition_id: number | null;
  line: number;
  valid_from: number | null;
  valid_to: number | null;
  callout: string | null;
  steering: 'L' | 'R' | null;
  transmission: 'M' | 'A' | null;
  comment_before_pl: string | null;
  comment_before_en: string | null;
  comment_after_pl: string | null;
  comment_after_en: string | null;
}

export interface CatalogueCampaignTable {
  id: number;
  number: string;
  description_pl: string;
  description_en: string | null;
  reservations_pl: string | null;
  reservations_en: string | null;
}

export interface CatalogueCatalogTable {
  id: number;
  code: string;
  position: number;
  name_pl: string;
  name_en: string | null;
}

export interface CatalogueCategoryTable {
  id: number;
  code: string;
  parent_id: number | null;
  position: number;
  name_pl: string;
  name_en: string | null;
  picture_id: number | null;
}

export interface CatalogueConditionTable {
  id: number;
  expression: string;
  equipment_ids: number[];
}

export interface CatalogueDrawingTable {
  id: number;
  code: string;
  picture_id: number;
}

export interface CatalogueEquipmentTable {
  id: number;
  code: string;
  kind: 'standard' | 'optional';
  exclusive_group: string | null;
  name_pl: string;
  name_en: string | null;
}

export interface CatalogueEquipmentSetTable {
  id: number;
  code: string;
  equipment_ids: number[];
}

export interface CatalogueFilterValueTable {
  id: number;
  dimension: 'body' | 'engine' | 'model' | 'serie' | 'type' | 'version';
  code: string;
  position: number;
  name_pl: string;
  name_en: string | null;
}

export interface CatalogueFitmentTable {
  board_id: number;
  type_set_id: number;
  line: number;
  quantity: number | null;
}

export interface CatalogueFluidTable {
  vehicle_type_id: number;
  position: number;
  kind_pl: string;
  kind_en: string | null;
  quantity: ColumnType<string, string | number, string | number>;
  unit: string;
  note_pl: string | null;
  note_en: string | null;
}

export interface CatalogueHotspotTable {
  drawing_id: number;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  callout: string;
}

export interface CatalogueImageFileTable {
  file: string;
  picture_id: number;
}

export interface CataloguePartAttributeTable {
  part_id: number;
  attribute_id: number;
  position: number;
  value_pl: string;
  value_en: string | null;
}

export interface CataloguePartListItemTable {
  part_id: number;
  item_part_id: number;
  position: number;
  quantity: number;
  kind: 'bundle' | 'repair' | 'fit';
}

export interface CatalogueSupersessionTable {
  part_id: number;
  new_part_id: number;
  since: string;
  fits_old: boolean;
}

export interface CatalogueTypeSetTable {
  id: number;
  vehicle_type_ids: number[];
}

export interface CatalogueVehicleTable {
  id: number;
  vehicle_type_id: number;
  equipment_complete: boolean;
  produced: string;
  equipment_set_id: number | null;
  vin: string;
  paint: string | null;
  upholstery: string | null;
  optional_ids: number[] | null;
  retrofitted_ids: number[] | null;
}

export interface CatalogueVehicleCampaignTable {
  vehicle_id: number;
  campaign_id: number;
  is_done: boolean;
}

export interface CatalogueVehicleTypeTable {
  id: number;
  number: number;
  code: string;
  brand_id: number;
  category: 'PKW' | 'MOTORRAD' | 'CLASSIC';
  catalog_id: number;
  type_id: number | null;
  serie_id: number;
  body_id: number | null;
  model_id: number;
  engine_id: number | null;
  version_id: number;
  steering: 'L' | 'R' | null;
  transmission: 'M' | 'A' | null;
  first_month: number;
  last_month: number | null;
}

export interface CatalogueVehicleTypeBoardTable {
  board_id: number;
  vehicle_type_id: number;
  category_id: number;
  valid_from: number | null;
  valid_to: number | null;
  line_count: number;
  retrofit: boolean;
}

export interface CatalogueVehicleTypeDataTable {
  vehicle_type_id: number;
  position: number;
  name_pl: string;
  name_en: string | null;
  value_pl: string;
  value_en: string | null;
}

export interface AccountingDocumentTable {
  id: GeneratedAlways<number>;
  customer_id: number;
  document_no: string;
  document_date: string;
  description_pl: string;
  description_en: string;
  due_date: string | null;
  amount: number;
  branch_code: string;
}

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

export interface BrandTable {
  id: number;
  code: string;
  name: string;
}

export interface CartLineTable {
  customer_id: number;
  part_id: number;
  quantity: number;
  added_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface CatalogueLastIdTable {
  entity: string;
  last_id: number;
}

export interface CatalogueVersionTable {
  number: Generated<number>;
  name: string;
  issued: string;
  checksum: Buffer;
  imported_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface CheckoutRequestTable {
  customer_id: number;
  request_key: string;
  order_id: number | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
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
  credit_used: Generated<number>;
}

export interface CustomerOrderTable {
  id: GeneratedAlways<number>;
  number: Generated<string>;
  customer_id: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  language: 'pl' | 'en';
  order_status: Generated<'Pending' | 'Processing' | 'Complete' | 'Cancelled'>;
  payment_status: Generated<'Pending' | 'Authorized' | 'Paid' | 'Refunded' | 'Voided'>;
  shipping_status: Generated<
    'Not yet shipped' | 'Partially shipped' | 'Shipped' | 'Delivered' | 'Shipping not required'
  >;
  pick_up_in_store: boolean;
  pickup_address: ColumnType<unknown, string | null, string | null>;
  shipping_address: ColumnType<unknown, string | null, string | null>;
  billing_address: ColumnType<unknown, string, string>;
  shipping_method_pl: string;
  shipping_method_en: string;
  payment_method: string;
  payment_method_pl: string;
  payment_method_en: string;
  warehouse_id: number;
  sub_total: number;
  shipping: number;
  payment_fee: number;
  order_discount: Generated<number>;
  tax: number;
  total: number;
  warehouse_name_pl: string;
  warehouse_name_en: string;
  bank_transfer: ColumnType<unknown, string | null, string | null>;
}

export interface DiscountTable {
  discount_table: string;
  discount_group_id: number;
  rate: number;
}

export interface DiscountGroupTable {
  id: Generated<number>;
  code: string;
  name_pl: string;
  name_en: string | null;
}

export interface DiscountTableTable {
  code: string;
  name: string;
}

export interface DocumentTable {
  name: string;
  html: string;
}

export interface KnownDeviceTable {
  customer_id: number;
  device_sha256: Buffer;
  last_login_at: ColumnType<Date, Date | string | undefined, Date | string>;
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
  order_id: number | null;
}

export interface OrderEventTable {
  id: GeneratedAlways<number>;
  order_id: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  aspect: 'order' | 'payment' | 'shipping';
  status: string;
}

export interface OrderLineTable {
  order_id: number;
  line: number;
  part_id: number;
  sku: string;
  name_pl: string;
  name_en: string;
  quantity: number;
  vat_rate: number;
  discount: number;
  unit_net: number;
  unit_gross: number;
  catalogue_gross: number;
}

export interface OrderNoteTable {
  id: GeneratedAlways<number>;
  order_id: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  note: string;
}

export interface OrderSearchTable {
  order_id: number;
  customer_id: number;
  created_at: ColumnType<Date, Date | string, Date | string>;
  words: string;
}

export interface OrderTaxTable {
  order_id: number;
  rate: number;
  amount: number;
}

export interface PartTable {
  id: Generated<number>;
  brand_id: number;
  number: string;
  normalised: string;
  name_pl: string;
  name_en: string | null;
  description_pl: string | null;
  description_en: string | null;
  weight: number | null;
  unit: 'pc' | 'set' | 'pair' | 'm' | 'l' | 'kg';
  pack_quantity: number;
  discount_group_id: number | null;
  picture_id: number | null;
  is_withdrawn: Generated<boolean>;
}

export interface PartPriceTable {
  part_id: number;
  net: number;
  vat_rate: number;
}

export interface PartStockTable {
  part_id: number;
  warehouse_id: number;
  quantity: number;
}

export interface PasswordRecoveryTable {
  customer_id: number;
  token_sha256: Buffer;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface PaymentMethodTable {
  id: GeneratedAlways<number>;
  system_name: string;
  position: number;
  name_pl: string;
  name_en: string;
  description_pl: string;
  description_en: string;
  fee_net: number;
  vat_rate: number;
  countries: Generated<string[]>;
  available_shipments: Generated<string[]>;
  uses_credit: Generated<boolean>;
  preselected: Generated<boolean>;
  by_transfer: Generated<boolean>;
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
  user_agent: Generated<string>;
  last_used_at: ColumnType<Date, Date | string | undefined, Date | string>;
  device_sha256: Buffer | null;
}

export interface ShippingMethodTable {
  id: GeneratedAlways<number>;
  system_name: string;
  position: number;
  name_pl: string;
  name_en: string;
  description_pl: string;
  description_en: string;
  fee_net: number;
  vat_rate: number;
  free_from: number | null;
  countries: Generated<string[]>;
  postcode_prefixes: Generated<string[]>;
  preselected: Generated<boolean>;
  order_until: string | null;
}

export interface ShoppingListTable {
  id: GeneratedAlways<number>;
  customer_id: number;
  name: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface ShoppingListItemTable {
  id: GeneratedAlways<number>;
  shopping_list_id: number;
  part_id: number;
  quantity: number;
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
  allow_pick_up_in_store: Generated<boolean>;
  pick_up_in_store_only: Generated<boolean>;
  default_pickup_warehouse_id: number | null;
  bank_account: string | null;
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
  'catalogue.attribute': CatalogueAttributeTable;
  'catalogue.board': CatalogueBoardTable;
  'catalogue.board_line': CatalogueBoardLineTable;
  'catalogue.campaign': CatalogueCampaignTable;
  'catalogue.catalog': CatalogueCatalogTable;
  'catalogue.category': CatalogueCategoryTable;
  'catalogue.condition': CatalogueConditionTable;
  'catalogue.drawing': CatalogueDrawingTable;
  'catalogue.equipment': CatalogueEquipmentTable;
  'catalogue.equipment_set': CatalogueEquipmentSetTable;
  'catalogue.filter_value': CatalogueFilterValueTable;
  'catalogue.fitment': CatalogueFitmentTable;
  'catalogue.fluid': CatalogueFluidTable;
  'catalogue.hotspot': CatalogueHotspotTable;
  'catalogue.image_file': CatalogueImageFileTable;
  'catalogue.part_attribute': CataloguePartAttributeTable;
  'catalogue.part_list_item': CataloguePartListItemTable;
  'catalogue.supersession': CatalogueSupersessionTable;
  'catalogue.type_set': CatalogueTypeSetTable;
  'catalogue.vehicle': CatalogueVehicleTable;
  'catalogue.vehicle_campaign': CatalogueVehicleCampaignTable;
  'catalogue.vehicle_type': CatalogueVehicleTypeTable;
  'catalogue.vehicle_type_board': CatalogueVehicleTypeBoardTable;
  'catalogue.vehicle_type_data': CatalogueVehicleTypeDataTable;
  accounting_document: AccountingDocumentTable;
  address: AddressTable;
  attempt_throttle: AttemptThrottleTable;
  brand: BrandTable;
  cart_line: CartLineTable;
  catalogue_last_id: CatalogueLastIdTable;
  catalogue_version: CatalogueVersionTable;
  checkout_request: CheckoutRequestTable;
  country: CountryTable;
  currency: CurrencyTable;
  customer: CustomerTable;
  customer_order: CustomerOrderTable;
  discount: DiscountTable;
  discount_group: DiscountGroupTable;
  discount_table: DiscountTableTable;
  document: DocumentTable;
  known_device: KnownDeviceTable;
  language: LanguageTable;
  loaded_demo_data: LoadedDemoDataTable;
  mail_outbox: MailOutboxTable;
  order_event: OrderEventTable;
  order_line: OrderLineTable;
  order_note: OrderNoteTable;
  order_search: OrderSearchTable;
  order_tax: OrderTaxTable;
  part: PartTable;
  part_price: PartPriceTable;
  part_stock: PartStockTable;
  password_recovery: PasswordRecoveryTable;
  payment_method: PaymentMethodTable;
  picture: PictureTable;
  schema_migration: SchemaMigrationTable;
  server_secret: ServerSecretTable;
  session: SessionTable;
  shipping_method: ShippingMethodTable;
  shopping_list: ShoppingListTable;
  shopping_list_item: ShoppingListItemTable;
  slide: SlideTable;
  state_province: StateProvinceTable;
  store: StoreTable;
  topic: TopicTable;
  warehouse: WarehouseTable;
}
