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

export interface CatalogueBoardNameTable {
  board_id: number;
  title_id: number;
  part_name_ids: number[];
}

export interface CatalogueBoardVehiclesTable {
  board_id: number;
  brands: string;
  series_pl: string;
  series_en: string;
  engines_pl: string;
  engines_en: string;
  first_month: number;
  last_month: number | null;
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

export interface CataloguePartNameTable {
  part_id: number;
  name_id: number;
}

export interface CatalogueSearchNameTable {
  id: number;
  name_pl: string;
  name_en: string | null;
  words: string[];
}

export interface CatalogueSearchWordTable {
  word: string;
  trigrams: string[];
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
  open_amount: number | null;
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

export interface AuditEntryTable {
  id: GeneratedAlways<number>;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  staff_id: number | null;
  staff_name: string;
  customer_id: number | null;
  address: string | null;
  request_id: string | null;
  action: string;
  record_type: string;
  record_id: string;
  record_name: string;
  before: ColumnType<unknown, string | null, string | null>;
  after: ColumnType<unknown, string | null, string | null>;
}

export interface BranchOrderDeskTable {
  warehouse_id: number;
  order_mail: Generated<'each' | 'digest' | 'none'>;
  digest_at: ColumnType<Date, Date | string | undefined, Date | string>;
  dispatch_days: Generated<number>;
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
  vehicle_id: number | null;
  vehicle_name: string | null;
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
  id: Generated<string>;
}

export interface CheckoutRequestTable {
  customer_id: number;
  request_key: string;
  order_id: number | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  request_hash: Buffer | null;
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
  payment_days: Generated<number>;
  order_count: Generated<number>;
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
  store_id: number | null;
  state: Generated<
    | 'placed'
    | 'confirmed'
    | 'picking'
    | 'partly-shipped'
    | 'shipped'
    | 'ready'
    | 'delivered'
    | 'complete'
    | 'cancelled'
    | 'returned'
  >;
  version: Generated<number>;
  cancelled_total: Generated<number>;
  due_at: ColumnType<Date, Date | string | undefined, Date | string>;
  customer_reference: Generated<string>;
  shipping_method: string | null;
  shipping_address_id: number | null;
  billing_address_id: number | null;
  payment_due: string | null;
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
  sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  given_up_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  last_error: string | null;
  order_id: number | null;
}

export interface OrderActivityTable {
  id: GeneratedAlways<number>;
  order_id: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  kind:
    | 'status'
    | 'confirm'
    | 'start-picking'
    | 'ship'
    | 'make-ready'
    | 'collect'
    | 'deliver'
    | 'complete'
    | 'cancel'
    | 'cancel-lines'
    | 'mark-paid'
    | 'allot'
    | 'note'
    | 'note-to-customer'
    | 'mail';
  staff_id: number | null;
  staff_name: string;
  data: ColumnType<unknown, string | undefined, string>;
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
  shipped: Generated<number>;
  cancelled: Generated<number>;
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

export interface OrderSupplyTable {
  order_id: number;
  line: number;
  position: number;
  kind: 'branch' | 'central' | 'other-branch' | 'back-order';
  warehouse_id: number | null;
  warehouse_name_pl: string | null;
  warehouse_name_en: string | null;
  quantity: number;
  reserved: number;
  cancelled: Generated<number>;
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
  reserved: Generated<number>;
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
  counter_branch_ids: number[] | null;
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

export interface SearchMissTable {
  phrase: string;
  language: string;
  times: Generated<number>;
  last_at: ColumnType<Date, Date | string | undefined, Date | string>;
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

export interface ShipmentTable {
  id: GeneratedAlways<number>;
  order_id: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  staff_id: number | null;
  packed_by: string;
  carrier: string | null;
  tracking_number: Generated<string>;
  parcels: Generated<number>;
}

export interface ShipmentLineTable {
  shipment_id: number;
  line: number;
  quantity: number;
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
  branch_ids: number[] | null;
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

export interface StaffKnownDeviceTable {
  staff_id: number;
  device_sha256: Buffer;
  last_login_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface StaffMemberTable {
  id: Generated<number>;
  email: string;
  name: string;
  language: Generated<'pl' | 'en'>;
  password_hash: string;
  must_change_password: Generated<boolean>;
  is_active: Generated<boolean>;
  totp_secret: Buffer | null;
  totp_last_step: Generated<number>;
  totp_pending_secret: Buffer | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  last_login_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  version: Generated<number>;
}

export interface StaffMemberBranchTable {
  staff_id: number;
  warehouse_id: number;
}

export interface StaffMemberRoleTable {
  staff_id: number;
  role_id: number;
}

export interface StaffRecoveryCodeTable {
  staff_id: number;
  code_sha256: Buffer;
}

export interface StaffRoleTable {
  id: Generated<number>;
  key: string | null;
  name_pl: string;
  name_en: string;
  holds_everything: Generated<boolean>;
  requires_second_factor: Generated<boolean>;
  version: Generated<number>;
}

export interface StaffRolePermissionTable {
  role_id: number;
  permission: string;
}

export interface StaffSavedViewTable {
  id: GeneratedAlways<number>;
  staff_id: number;
  list: string;
  name: string;
  filter: ColumnType<unknown, string, string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface StaffSessionTable {
  id: Generated<string>;
  staff_id: number;
  token_sha256: Buffer;
  csrf_token: string;
  has_second_factor: Generated<boolean>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  last_used_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  fresh_until: ColumnType<Date, Date | string, Date | string>;
  user_agent: Generated<string>;
  address: Generated<string>;
  device_sha256: Buffer | null;
}

export interface StateProvinceTable {
  id: Generated<number>;
  country_id: number;
  abbreviation: string;
  name: string;
}

export interface StockBinTable {
  warehouse_id: number;
  part_id: number;
  bin: string;
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
  transfers_from: Generated<'nowhere' | 'central' | 'everywhere'>;
  allow_back_orders: Generated<boolean>;
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
  'catalogue.board_name': CatalogueBoardNameTable;
  'catalogue.board_vehicles': CatalogueBoardVehiclesTable;
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
  'catalogue.part_name': CataloguePartNameTable;
  'catalogue.search_name': CatalogueSearchNameTable;
  'catalogue.search_word': CatalogueSearchWordTable;
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
  audit_entry: AuditEntryTable;
  branch_order_desk: BranchOrderDeskTable;
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
  order_activity: OrderActivityTable;
  order_event: OrderEventTable;
  order_line: OrderLineTable;
  order_note: OrderNoteTable;
  order_search: OrderSearchTable;
  order_supply: OrderSupplyTable;
  order_tax: OrderTaxTable;
  part: PartTable;
  part_price: PartPriceTable;
  part_stock: PartStockTable;
  password_recovery: PasswordRecoveryTable;
  payment_method: PaymentMethodTable;
  picture: PictureTable;
  schema_migration: SchemaMigrationTable;
  search_miss: SearchMissTable;
  server_secret: ServerSecretTable;
  session: SessionTable;
  shipment: ShipmentTable;
  shipment_line: ShipmentLineTable;
  shipping_method: ShippingMethodTable;
  shopping_list: ShoppingListTable;
  shopping_list_item: ShoppingListItemTable;
  slide: SlideTable;
  staff_known_device: StaffKnownDeviceTable;
  staff_member: StaffMemberTable;
  staff_member_branch: StaffMemberBranchTable;
  staff_member_role: StaffMemberRoleTable;
  staff_recovery_code: StaffRecoveryCodeTable;
  staff_role: StaffRoleTable;
  staff_role_permission: StaffRolePermissionTable;
  staff_saved_view: StaffSavedViewTable;
  staff_session: StaffSessionTable;
  state_province: StateProvinceTable;
  stock_bin: StockBinTable;
  store: StoreTable;
  topic: TopicTable;
  warehouse: WarehouseTable;
}

/** To be named instead of `*`, whose meaning changes under a running server when a column is added. */
export const columns = {
  'catalogue.attribute': ['id', 'name', 'position', 'name_pl', 'name_en'],
  'catalogue.board': [
    'id',
    'drawing_id',
    'category_id',
    'position',
    'valid_from',
    'valid_to',
    'retrofit',
    'vehicle_specific',
    'code',
    'name_pl',
    'name_en',
  ],
  'catalogue.board_line': [
    'board_id',
    'part_id',
    'condition_id',
    'line',
    'valid_from',
    'valid_to',
    'callout',
    'steering',
    'transmission',
    'comment_before_pl',
    'comment_before_en',
    'comment_after_pl',
    'comment_after_en',
  ],
  'catalogue.board_name': ['board_id', 'title_id', 'part_name_ids'],
  'catalogue.board_vehicles': [
    'board_id',
    'brands',
    'series_pl',
    'series_en',
    'engines_pl',
    'engines_en',
    'first_month',
    'last_month',
  ],
  'catalogue.campaign': [
    'id',
    'number',
    'description_pl',
    'description_en',
    'reservations_pl',
    'reservations_en',
  ],
  'catalogue.catalog': ['id', 'code', 'position', 'name_pl', 'name_en'],
  'catalogue.category': ['id', 'code', 'parent_id', 'position', 'name_pl', 'name_en', 'picture_id'],
  'catalogue.condition': ['id', 'expression', 'equipment_ids'],
  'catalogue.drawing': ['id', 'code', 'picture_id'],
  'catalogue.equipment': ['id', 'code', 'kind', 'exclusive_group', 'name_pl', 'name_en'],
  'catalogue.equipment_set': ['id', 'code', 'equipment_ids'],
  'catalogue.filter_value': ['id', 'dimension', 'code', 'position', 'name_pl', 'name_en'],
  'catalogue.fitment': ['board_id', 'type_set_id', 'line', 'quantity'],
  'catalogue.fluid': [
    'vehicle_type_id',
    'position',
    'kind_pl',
    'kind_en',
    'quantity',
    'unit',
    'note_pl',
    'note_en',
  ],
  'catalogue.hotspot': ['drawing_id', 'x1', 'y1', 'x2', 'y2', 'callout'],
  'catalogue.image_file': ['file', 'picture_id'],
  'catalogue.part_attribute': ['part_id', 'attribute_id', 'position', 'value_pl', 'value_en'],
  'catalogue.part_list_item': ['part_id', 'item_part_id', 'position', 'quantity', 'kind'],
  'catalogue.part_name': ['part_id', 'name_id'],
  'catalogue.search_name': ['id', 'name_pl', 'name_en', 'words'],
  'catalogue.search_word': ['word', 'trigrams'],
  'catalogue.supersession': ['part_id', 'new_part_id', 'since', 'fits_old'],
  'catalogue.type_set': ['id', 'vehicle_type_ids'],
  'catalogue.vehicle': [
    'id',
    'vehicle_type_id',
    'equipment_complete',
    'produced',
    'equipment_set_id',
    'vin',
    'paint',
    'upholstery',
    'optional_ids',
    'retrofitted_ids',
  ],
  'catalogue.vehicle_campaign': ['vehicle_id', 'campaign_id', 'is_done'],
  'catalogue.vehicle_type': [
    'id',
    'number',
    'code',
    'brand_id',
    'category',
    'catalog_id',
    'type_id',
    'serie_id',
    'body_id',
    'model_id',
    'engine_id',
    'version_id',
    'steering',
    'transmission',
    'first_month',
    'last_month',
  ],
  'catalogue.vehicle_type_board': [
    'board_id',
    'vehicle_type_id',
    'category_id',
    'valid_from',
    'valid_to',
    'line_count',
    'retrofit',
  ],
  'catalogue.vehicle_type_data': [
    'vehicle_type_id',
    'position',
    'name_pl',
    'name_en',
    'value_pl',
    'value_en',
  ],
  accounting_document: [
    'id',
    'customer_id',
    'document_no',
    'document_date',
    'description_pl',
    'description_en',
    'due_date',
    'amount',
    'branch_code',
    'open_amount',
  ],
  address: [
    'id',
    'customer_id',
    'first_name',
    'last_name',
    'company',
    'vat_number',
    'country_id',
    'state_province_id',
    'city',
    'address1',
    'address2',
    'zip_postal_code',
    'phone_number',
    'fax_number',
    'email',
    'created_at',
  ],
  attempt_throttle: ['subject', 'attempts', 'blocked_until', 'last_attempt_at'],
  audit_entry: [
    'id',
    'at',
    'staff_id',
    'staff_name',
    'customer_id',
    'address',
    'request_id',
    'action',
    'record_type',
    'record_id',
    'record_name',
    'before',
    'after',
  ],
  branch_order_desk: ['warehouse_id', 'order_mail', 'digest_at', 'dispatch_days'],
  brand: ['id', 'code', 'name'],
  cart_line: ['customer_id', 'part_id', 'quantity', 'added_at', 'vehicle_id', 'vehicle_name'],
  catalogue_last_id: ['entity', 'last_id'],
  catalogue_version: ['number', 'name', 'issued', 'checksum', 'imported_at', 'id'],
  checkout_request: ['customer_id', 'request_key', 'order_id', 'created_at', 'request_hash'],
  country: ['id', 'iso_code', 'name_pl', 'name_en', 'is_home'],
  currency: ['id', 'code', 'name_pl', 'name_en', 'display_locale', 'is_primary'],
  customer: [
    'id',
    'email',
    'password_hash',
    'first_name',
    'last_name',
    'phone',
    'company',
    'vat_number',
    'newsletter',
    'language',
    'billing_address_id',
    'shipping_address_id',
    'discount_table',
    'credit_limit',
    'created_at',
    'credit_used',
    'payment_days',
    'order_count',
  ],
  customer_order: [
    'id',
    'number',
    'customer_id',
    'created_at',
    'language',
    'order_status',
    'payment_status',
    'shipping_status',
    'pick_up_in_store',
    'pickup_address',
    'shipping_address',
    'billing_address',
    'shipping_method_pl',
    'shipping_method_en',
    'payment_method',
    'payment_method_pl',
    'payment_method_en',
    'warehouse_id',
    'sub_total',
    'shipping',
    'payment_fee',
    'order_discount',
    'tax',
    'total',
    'warehouse_name_pl',
    'warehouse_name_en',
    'bank_transfer',
    'store_id',
    'state',
    'version',
    'cancelled_total',
    'due_at',
    'customer_reference',
    'shipping_method',
    'shipping_address_id',
    'billing_address_id',
    'payment_due',
  ],
  discount: ['discount_table', 'discount_group_id', 'rate'],
  discount_group: ['id', 'code', 'name_pl', 'name_en'],
  discount_table: ['code', 'name'],
  document: ['name', 'html'],
  known_device: ['customer_id', 'device_sha256', 'last_login_at'],
  language: ['id', 'code', 'name', 'culture', 'position'],
  loaded_demo_data: ['part', 'loaded_at'],
  mail_outbox: [
    'id',
    'message_id',
    'kind',
    'language',
    'recipient',
    'subject',
    'html',
    'plain_text',
    'created_at',
    'sent_at',
    'given_up_at',
    'last_error',
    'order_id',
  ],
  order_activity: ['id', 'order_id', 'created_at', 'kind', 'staff_id', 'staff_name', 'data'],
  order_event: ['id', 'order_id', 'created_at', 'aspect', 'status'],
  order_line: [
    'order_id',
    'line',
    'part_id',
    'sku',
    'name_pl',
    'name_en',
    'quantity',
    'vat_rate',
    'discount',
    'unit_net',
    'unit_gross',
    'catalogue_gross',
    'shipped',
    'cancelled',
  ],
  order_note: ['id', 'order_id', 'created_at', 'note'],
  order_search: ['order_id', 'customer_id', 'created_at', 'words'],
  order_supply: [
    'order_id',
    'line',
    'position',
    'kind',
    'warehouse_id',
    'warehouse_name_pl',
    'warehouse_name_en',
    'quantity',
    'reserved',
    'cancelled',
  ],
  order_tax: ['order_id', 'rate', 'amount'],
  part: [
    'id',
    'brand_id',
    'number',
    'normalised',
    'name_pl',
    'name_en',
    'description_pl',
    'description_en',
    'weight',
    'unit',
    'pack_quantity',
    'discount_group_id',
    'picture_id',
    'is_withdrawn',
  ],
  part_price: ['part_id', 'net', 'vat_rate'],
  part_stock: ['part_id', 'warehouse_id', 'quantity', 'reserved'],
  password_recovery: ['customer_id', 'token_sha256', 'expires_at'],
  payment_method: [
    'id',
    'system_name',
    'position',
    'name_pl',
    'name_en',
    'description_pl',
    'description_en',
    'fee_net',
    'vat_rate',
    'countries',
    'available_shipments',
    'uses_credit',
    'preselected',
    'by_transfer',
    'counter_branch_ids',
  ],
  picture: ['id', 'sha256', 'content_type', 'bytes', 'is_gzipped'],
  schema_migration: ['version', 'name', 'checksum', 'applied_at'],
  search_miss: ['phrase', 'language', 'times', 'last_at'],
  server_secret: ['name', 'value'],
  session: ['id', 'customer_id', 'created_at', 'expires_at', 'user_agent', 'last_used_at', 'device_sha256'],
  shipment: [
    'id',
    'order_id',
    'created_at',
    'staff_id',
    'packed_by',
    'carrier',
    'tracking_number',
    'parcels',
  ],
  shipment_line: ['shipment_id', 'line', 'quantity'],
  shipping_method: [
    'id',
    'system_name',
    'position',
    'name_pl',
    'name_en',
    'description_pl',
    'description_en',
    'fee_net',
    'vat_rate',
    'free_from',
    'countries',
    'postcode_prefixes',
    'preselected',
    'order_until',
    'branch_ids',
  ],
  shopping_list: ['id', 'customer_id', 'name', 'created_at'],
  shopping_list_item: ['id', 'shopping_list_id', 'part_id', 'quantity'],
  slide: [
    'id',
    'store_id',
    'slider_type',
    'position',
    'picture_id',
    'full_width',
    'description_pl',
    'description_en',
    'button_text_pl',
    'button_text_en',
    'link',
  ],
  staff_known_device: ['staff_id', 'device_sha256', 'last_login_at'],
  staff_member: [
    'id',
    'email',
    'name',
    'language',
    'password_hash',
    'must_change_password',
    'is_active',
    'totp_secret',
    'totp_last_step',
    'totp_pending_secret',
    'created_at',
    'last_login_at',
    'version',
  ],
  staff_member_branch: ['staff_id', 'warehouse_id'],
  staff_member_role: ['staff_id', 'role_id'],
  staff_recovery_code: ['staff_id', 'code_sha256'],
  staff_role: ['id', 'key', 'name_pl', 'name_en', 'holds_everything', 'requires_second_factor', 'version'],
  staff_role_permission: ['role_id', 'permission'],
  staff_saved_view: ['id', 'staff_id', 'list', 'name', 'filter', 'created_at'],
  staff_session: [
    'id',
    'staff_id',
    'token_sha256',
    'csrf_token',
    'has_second_factor',
    'created_at',
    'last_used_at',
    'expires_at',
    'fresh_until',
    'user_agent',
    'address',
    'device_sha256',
  ],
  state_province: ['id', 'country_id', 'abbreviation', 'name'],
  stock_bin: ['warehouse_id', 'part_id', 'bin'],
  store: [
    'id',
    'is_default',
    'name',
    'url',
    'company_name',
    'company_address',
    'company_phone_number',
    'company_vat',
    'email',
    'default_language_id',
    'seo_title_pl',
    'seo_title_en',
    'seo_title_separator',
    'seo_description_pl',
    'seo_description_en',
    'logo_picture_id',
    'logo_dark_picture_id',
    'intro_picture_id',
    'show_price_netto',
    'show_accounting_orders',
    'default_branch_url',
    'copyright_pl',
    'copyright_en',
    'allow_pick_up_in_store',
    'pick_up_in_store_only',
    'default_pickup_warehouse_id',
    'bank_account',
    'transfers_from',
    'allow_back_orders',
  ],
  topic: [
    'id',
    'store_id',
    'se_name',
    'position',
    'title_pl',
    'title_en',
    'body_pl',
    'body_en',
    'in_footer_row_1',
    'in_footer_row_2',
    'in_footer_row_3',
    'in_sitemap',
    'in_top_menu',
  ],
  warehouse: [
    'id',
    'code',
    'is_branch_office',
    'position',
    'name_pl',
    'name_en',
    'url',
    'image_picture_id',
    'opening_hours_pl',
    'opening_hours_en',
    'address1',
    'city',
    'zip_postal_code',
    'country_id',
    'phone_number',
    'email',
  ],
} as const;
