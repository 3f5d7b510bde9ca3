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

export interface CatalogueLoadedDiscountGroupTable {
  id: number;
  code: string;
  name_pl: string;
  name_en: string | null;
  left_rates: ColumnType<unknown, string | undefined, string>;
}

export interface CatalogueLoadedPartTable {
  id: number;
  brand_id: number;
  normalised: string;
  number: string;
  name_pl: string;
  name_en: string | null;
  description_pl: string | null;
  description_en: string | null;
  weight: number | null;
  unit: string;
  pack_quantity: number;
  discount_group_id: number | null;
  picture_id: number | null;
  left_net: number | null;
  left_vat_rate: number | null;
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
  customer_id: number | null;
  document_no: string;
  document_date: string;
  description_pl: string;
  description_en: string;
  due_date: string | null;
  amount: number;
  branch_code: string;
  open_amount: number | null;
  company_id: Generated<number>;
  external_id: string | null;
}

export interface AccountingDocumentFileTable {
  document_id: number;
  pdf: Buffer;
  stored_at: ColumnType<Date, Date | string | undefined, Date | string>;
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
  company_id: Generated<number>;
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
  language: Generated<'pl' | 'en'>;
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
  /** Read by servers of the version before; see vehicles */
  vehicle_id: number | null;
  /** Read by servers of the version before; see vehicles */
  vehicle_name: string | null;
  vehicles: ColumnType<unknown, string | undefined, string>;
}

export interface CartRequestTable {
  customer_id: number;
  request_key: string;
  taken: number[];
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface CatalogueImportTable {
  id: Generated<number>;
  kind: 'upload' | 'return' | 'prices' | 'stock';
  state:
    | 'uploading'
    | 'waiting'
    | 'checking'
    | 'refused'
    | 'checked'
    | 'load-waiting'
    | 'loading'
    | 'loaded'
    | 'failed'
    | 'cancelled';
  file_name: string;
  bytes: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  staff_id: number | null;
  staff_name: string;
  changed_at: ColumnType<Date, Date | string | undefined, Date | string>;
  finished_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  step: string | null;
  step_file: string | null;
  step_percent: number | null;
  is_cancelled: Generated<boolean>;
  failure: string | null;
  catalogue_name: string | null;
  issued: string | null;
  row_count: number | null;
  problem_count: Generated<number>;
  note_count: Generated<number>;
  parts_new: number | null;
  parts_gone: number | null;
  parts_changed: number | null;
  prices_changed: number | null;
  target_version: number | null;
  version: number | null;
}

export interface CatalogueImportPartTable {
  import_id: number;
  position: number;
  kind: 'new' | 'gone' | 'changed' | 'price';
  brand: string;
  number: string;
  name_pl: string;
  name_en: string | null;
  net_before: number | null;
  net_after: number | null;
  price_change: number | null;
}

export interface CatalogueImportPieceTable {
  import_id: number;
  position: number;
  content: Buffer;
}

export interface CatalogueImportProblemTable {
  import_id: number;
  position: number;
  file: string;
  row: number;
  severity: 'error' | 'note';
  reason: string;
  code: string | null;
  params: ColumnType<unknown, string | null, string | null>;
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
  restores: number | null;
  loaded_by: string | null;
  row_count: number | null;
  part_count: number | null;
}

export interface CheckoutRequestTable {
  customer_id: number;
  request_key: string;
  order_id: number | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  request_hash: Buffer | null;
}

export interface CompanyTable {
  id: Generated<number>;
  name: string;
  vat_number: Generated<string>;
  vat_key: string | null;
  discount_table: string | null;
  credit_limit: Generated<number>;
  credit_used: Generated<number>;
  payment_days: Generated<number>;
  home_branch_id: number | null;
  store_id: number | null;
  approval: Generated<'pending' | 'approved' | 'refused'>;
  refusal_reason: Generated<string>;
  is_blocked: Generated<boolean>;
  external_id: string | null;
  erased_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
  standing: GeneratedAlways<string>;
}

export interface CoreDepositTable {
  part_id: number;
  net: number;
  days: Generated<number>;
}

export interface CountryTable {
  id: Generated<number>;
  iso_code: string;
  name_pl: string;
  name_en: string;
  is_home: Generated<boolean>;
  is_offered: Generated<boolean>;
}

export interface CreditMovementTable {
  id: GeneratedAlways<number>;
  company_id: number;
  order_id: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  kind: 'order' | 'payment' | 'cancel' | 'return' | 'other';
  amount: number;
  used_after: number;
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
  company_id: Generated<number>;
  access: Generated<'open' | 'pending' | 'closed'>;
  erased_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  external_id: string | null;
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
  company_id: Generated<number>;
  refunded_total: Generated<number>;
  core_deposits: Generated<number>;
  placed_by_staff_id: number | null;
  placed_by_staff: Generated<string>;
  refund_due: Generated<number>;
}

export interface DiscountTable {
  discount_table: string;
  discount_group_id: number;
  rate: number;
  is_own: Generated<boolean>;
  imported_rate: number | null;
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
  is_own: Generated<boolean>;
  version: Generated<number>;
}

export interface DocumentTable {
  name: string;
  html: string;
}

export interface ErpDifferenceTable {
  report_id: number;
  position: number;
  kind: 'stock' | 'price' | 'order' | 'part';
  subject: string;
  brand: string | null;
  warehouse: string | null;
  ours: string | null;
  theirs: string | null;
}

export interface ErpFigureTable {
  part_id: number;
  asked_at: ColumnType<Date, Date | string, Date | string>;
}

export interface ErpReportTable {
  id: Generated<number>;
  started_at: ColumnType<Date, Date | string | undefined, Date | string>;
  seen_at: ColumnType<Date, Date | string | undefined, Date | string>;
  finished_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  state: Generated<'running' | 'done' | 'failed'>;
  parts_compared: Generated<number>;
  orders_compared: Generated<number>;
  stock_differences: Generated<number>;
  price_differences: Generated<number>;
  order_differences: Generated<number>;
  parts_unknown: Generated<number>;
}

export interface FiguresReplacementTable {
  id: GeneratedAlways<number>;
  kind: 'stock' | 'prices';
  client: string;
  state: Generated<'open' | 'waiting' | 'applied'>;
  row_count: Generated<number>;
  accepted: Generated<number>;
  changed: number | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  finished_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

export interface ImportResultTable {
  kind: 'catalogue' | 'prices' | 'stock' | 'bins' | 'core-deposits';
  succeeded_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  seconds: number | null;
  row_count: number | null;
  failures: Generated<number>;
  loaded_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

export interface IntegrationKeyTable {
  id: GeneratedAlways<number>;
  name: string;
  key_sha256: Buffer;
  beginning: string;
  scopes: string[];
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  revoked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  last_used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

export interface IntegrationRequestTable {
  client: string;
  key: string;
  request_sha256: Buffer;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  status: Generated<number>;
  answer: ColumnType<unknown, string | null, string | null>;
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
  held_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  store_id: number | null;
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
    | 'change-shipment'
    | 'make-ready'
    | 'collect'
    | 'deliver'
    | 'complete'
    | 'cancel'
    | 'cancel-lines'
    | 'mark-paid'
    | 'refund'
    | 'allot'
    | 'note'
    | 'note-to-customer'
    | 'mail'
    | 'resend-mail'
    | 'request-return'
    | 'approve-return'
    | 'refuse-return'
    | 'receive-return'
    | 'refund-return';
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

export interface OrderFeedTable {
  id: GeneratedAlways<number>;
  order_id: number;
  kind: 'placed' | 'changed' | 'cancelled';
  state: string;
  payment_status: string;
  version: number;
  changed_at: ColumnType<Date, Date | string | undefined, Date | string>;
  position: number | null;
}

export interface OrderFeedReaderTable {
  client: string;
  position: number;
  acknowledged_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface OrderInDigestTable {
  order_id: number;
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
  returned: Generated<number>;
  core_deposit: Generated<number>;
  core_days: Generated<number>;
  core_returned: Generated<number>;
  vehicles: ColumnType<unknown, string | undefined, string>;
  returned_after_core: Generated<number>;
}

export interface OrderNoteTable {
  id: GeneratedAlways<number>;
  order_id: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  note: string;
}

export interface OrderReturnTable {
  id: GeneratedAlways<number>;
  order_id: number;
  warehouse_id: number;
  number: string;
  state: Generated<'requested' | 'approved' | 'received' | 'refunded' | 'refused'>;
  reason: 'wrong-part' | 'not-needed' | 'damaged' | 'defective' | 'other';
  comment: Generated<string>;
  answer: Generated<string>;
  refunded_amount: number | null;
  version: Generated<number>;
  request_key: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  kind: Generated<'goods' | 'core'>;
}

export interface OrderReturnLineTable {
  return_id: number;
  line: number;
  quantity: number;
  restocked: Generated<number>;
  written_off: Generated<number>;
  after_core: Generated<number>;
}

export interface OrderReturnPhotoTable {
  return_id: number;
  position: number;
  content_type: 'image/jpeg' | 'image/png' | 'image/webp';
  content: Buffer;
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

export interface PageTable {
  id: Generated<number>;
  store_id: number;
  version: Generated<number>;
  published_version: number | null;
  topic_id: number | null;
}

export interface PageVersionTable {
  page_id: number;
  version: number;
  se_name: string;
  title_pl: string;
  title_en: string;
  body_pl: string;
  body_en: string;
  position: number;
  footer_rows: number[];
  in_top_menu: boolean;
  in_sitemap: boolean;
  made_at: ColumnType<Date, Date | string | undefined, Date | string>;
  made_by: string;
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

export interface PartDemandTable {
  part_id: number;
  looks: number;
  last_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface PartListTable {
  part_id: number;
  brand_id: number;
  discount_group_id: number | null;
  net: Generated<number>;
  available: Generated<number>;
  is_withdrawn: boolean;
  is_superseded: boolean;
  normalised: string;
  name_pl_key: string;
  name_en_key: string;
  /** The warehouses in which something can be promised */
  stocked_in: Generated<number[]>;
}

export interface PartListDueTable {
  id: GeneratedAlways<number>;
  part_ids: number[];
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
  is_active: Generated<boolean>;
  version: Generated<number>;
}

export interface PictureTable {
  id: Generated<number>;
  sha256: Buffer;
  content_type: 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif';
  bytes: Buffer;
  is_gzipped: Generated<boolean>;
}

export interface PictureSizeTable {
  picture_id: number;
  width: number;
  sized_picture_id: number;
}

export interface PublishedAssetTable {
  path: string;
  content: Buffer;
  last_published_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface ReplacementPriceTable {
  replacement_id: number;
  part_id: number;
  net: number | null;
  vat_rate: number;
}

export interface ReplacementStockTable {
  replacement_id: number;
  part_id: number;
  warehouse_id: number;
  quantity: number;
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
  id: GeneratedAlways<number>;
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
  is_active: Generated<boolean>;
  version: Generated<number>;
}

export interface ShoppingListTable {
  id: GeneratedAlways<number>;
  customer_id: number;
  name: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  company_id: Generated<number>;
}

export interface ShoppingListItemTable {
  id: GeneratedAlways<number>;
  shopping_list_id: number;
  part_id: number;
  quantity: number;
  vehicles: ColumnType<unknown, string | undefined, string>;
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
  is_active: Generated<boolean>;
  shown_from: ColumnType<Date | null, Date | string | null, Date | string | null>;
  shown_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
  alt_pl: Generated<string>;
  alt_en: Generated<string>;
  version: Generated<number>;
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
  password_set_at: ColumnType<Date, Date | string | undefined, Date | string>;
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
  list: 'orders' | 'customers' | 'returns' | 'parts';
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

export interface StaffShopSessionTable {
  id: Generated<string>;
  staff_session_id: string;
  customer_id: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  code_sha256: Buffer | null;
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

export interface StockCorrectionTable {
  id: GeneratedAlways<number>;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  part_id: number;
  warehouse_id: number;
  quantity_before: number;
  quantity_after: number;
  reserved: number;
  reason: 'count' | 'damaged' | 'lost' | 'found' | 'delivery' | 'own-use' | 'mistake' | 'other';
  note: Generated<string>;
  staff_id: number | null;
  staff_name: string;
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
  registration: Generated<'at-once' | 'by-staff'>;
  staff_language: Generated<'pl' | 'en'>;
  takes_unconfirmed_orders: Generated<boolean>;
  mail_from: string | null;
  accent_color: string | null;
  host_names: Generated<string[]>;
  terms_page: string | null;
  version: Generated<number>;
  order_prefix: Generated<string>;
  former_order_prefixes: Generated<string[]>;
}

export interface TaskRunTable {
  id: GeneratedAlways<number>;
  task_id: number;
  name: string;
  started_at: ColumnType<Date, Date | string, Date | string>;
  milliseconds: number;
  attempt: number;
  error: string | null;
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
  order_until: string | null;
  holidays: Generated<string[]>;
  version: Generated<number>;
}

export interface WebhookAttemptTable {
  id: GeneratedAlways<number>;
  delivery_id: number;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  milliseconds: number;
  request_headers: ColumnType<unknown, string, string>;
  status: number | null;
  answer_headers: ColumnType<unknown, string | null, string | null>;
  answer_body: string | null;
  error: string | null;
}

export interface WebhookDeliveryTable {
  id: GeneratedAlways<number>;
  endpoint_id: number;
  message_id: string;
  event: string;
  subject: string;
  body: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  state: Generated<'waiting' | 'delivered' | 'given-up'>;
  tries: Generated<number>;
  next_try_at: ColumnType<Date, Date | string | undefined, Date | string>;
  finished_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

export interface WebhookEndpointTable {
  id: GeneratedAlways<number>;
  name: string;
  url: string;
  events: string[];
  secret: string;
  previous_secret: string | null;
  previous_secret_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
  low_stock: Generated<number>;
  is_enabled: Generated<boolean>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface WebhookLowStockTable {
  id: GeneratedAlways<number>;
  endpoint_id: number;
  part_id: number;
  warehouse_id: number;
  available: number;
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
  'catalogue.loaded_discount_group': CatalogueLoadedDiscountGroupTable;
  'catalogue.loaded_part': CatalogueLoadedPartTable;
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
  accounting_document_file: AccountingDocumentFileTable;
  address: AddressTable;
  attempt_throttle: AttemptThrottleTable;
  audit_entry: AuditEntryTable;
  branch_order_desk: BranchOrderDeskTable;
  brand: BrandTable;
  cart_line: CartLineTable;
  cart_request: CartRequestTable;
  catalogue_import: CatalogueImportTable;
  catalogue_import_part: CatalogueImportPartTable;
  catalogue_import_piece: CatalogueImportPieceTable;
  catalogue_import_problem: CatalogueImportProblemTable;
  catalogue_last_id: CatalogueLastIdTable;
  catalogue_version: CatalogueVersionTable;
  checkout_request: CheckoutRequestTable;
  company: CompanyTable;
  core_deposit: CoreDepositTable;
  country: CountryTable;
  credit_movement: CreditMovementTable;
  currency: CurrencyTable;
  customer: CustomerTable;
  customer_order: CustomerOrderTable;
  discount: DiscountTable;
  discount_group: DiscountGroupTable;
  discount_table: DiscountTableTable;
  document: DocumentTable;
  erp_difference: ErpDifferenceTable;
  erp_figure: ErpFigureTable;
  erp_report: ErpReportTable;
  figures_replacement: FiguresReplacementTable;
  import_result: ImportResultTable;
  integration_key: IntegrationKeyTable;
  integration_request: IntegrationRequestTable;
  known_device: KnownDeviceTable;
  language: LanguageTable;
  loaded_demo_data: LoadedDemoDataTable;
  mail_outbox: MailOutboxTable;
  order_activity: OrderActivityTable;
  order_event: OrderEventTable;
  order_feed: OrderFeedTable;
  order_feed_reader: OrderFeedReaderTable;
  order_in_digest: OrderInDigestTable;
  order_line: OrderLineTable;
  order_note: OrderNoteTable;
  order_return: OrderReturnTable;
  order_return_line: OrderReturnLineTable;
  order_return_photo: OrderReturnPhotoTable;
  order_search: OrderSearchTable;
  order_supply: OrderSupplyTable;
  order_tax: OrderTaxTable;
  page: PageTable;
  page_version: PageVersionTable;
  part: PartTable;
  part_demand: PartDemandTable;
  part_list: PartListTable;
  part_list_due: PartListDueTable;
  part_price: PartPriceTable;
  part_stock: PartStockTable;
  password_recovery: PasswordRecoveryTable;
  payment_method: PaymentMethodTable;
  picture: PictureTable;
  picture_size: PictureSizeTable;
  published_asset: PublishedAssetTable;
  replacement_price: ReplacementPriceTable;
  replacement_stock: ReplacementStockTable;
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
  staff_shop_session: StaffShopSessionTable;
  state_province: StateProvinceTable;
  stock_bin: StockBinTable;
  stock_correction: StockCorrectionTable;
  store: StoreTable;
  task_run: TaskRunTable;
  topic: TopicTable;
  warehouse: WarehouseTable;
  webhook_attempt: WebhookAttemptTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_endpoint: WebhookEndpointTable;
  webhook_low_stock: WebhookLowStockTable;
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
  'catalogue.loaded_discount_group': ['id', 'code', 'name_pl', 'name_en', 'left_rates'],
  'catalogue.loaded_part': [
    'id',
    'brand_id',
    'normalised',
    'number',
    'name_pl',
    'name_en',
    'description_pl',
    'description_en',
    'weight',
    'unit',
    'pack_quantity',
    'discount_group_id',
    'picture_id',
    'left_net',
    'left_vat_rate',
  ],
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
    'company_id',
    'external_id',
  ],
  accounting_document_file: ['document_id', 'pdf', 'stored_at'],
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
    'company_id',
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
  branch_order_desk: ['warehouse_id', 'order_mail', 'digest_at', 'dispatch_days', 'language'],
  brand: ['id', 'code', 'name'],
  cart_line: ['customer_id', 'part_id', 'quantity', 'added_at', 'vehicle_id', 'vehicle_name', 'vehicles'],
  cart_request: ['customer_id', 'request_key', 'taken', 'created_at'],
  catalogue_import: [
    'id',
    'kind',
    'state',
    'file_name',
    'bytes',
    'created_at',
    'staff_id',
    'staff_name',
    'changed_at',
    'finished_at',
    'step',
    'step_file',
    'step_percent',
    'is_cancelled',
    'failure',
    'catalogue_name',
    'issued',
    'row_count',
    'problem_count',
    'note_count',
    'parts_new',
    'parts_gone',
    'parts_changed',
    'prices_changed',
    'target_version',
    'version',
  ],
  catalogue_import_part: [
    'import_id',
    'position',
    'kind',
    'brand',
    'number',
    'name_pl',
    'name_en',
    'net_before',
    'net_after',
    'price_change',
  ],
  catalogue_import_piece: ['import_id', 'position', 'content'],
  catalogue_import_problem: ['import_id', 'position', 'file', 'row', 'severity', 'reason', 'code', 'params'],
  catalogue_last_id: ['entity', 'last_id'],
  catalogue_version: [
    'number',
    'name',
    'issued',
    'checksum',
    'imported_at',
    'id',
    'restores',
    'loaded_by',
    'row_count',
    'part_count',
  ],
  checkout_request: ['customer_id', 'request_key', 'order_id', 'created_at', 'request_hash'],
  company: [
    'id',
    'name',
    'vat_number',
    'vat_key',
    'discount_table',
    'credit_limit',
    'credit_used',
    'payment_days',
    'home_branch_id',
    'store_id',
    'approval',
    'refusal_reason',
    'is_blocked',
    'external_id',
    'erased_at',
    'created_at',
    'version',
    'standing',
  ],
  core_deposit: ['part_id', 'net', 'days'],
  country: ['id', 'iso_code', 'name_pl', 'name_en', 'is_home', 'is_offered'],
  credit_movement: ['id', 'company_id', 'order_id', 'created_at', 'kind', 'amount', 'used_after'],
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
    'company_id',
    'access',
    'erased_at',
    'external_id',
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
    'company_id',
    'refunded_total',
    'core_deposits',
    'placed_by_staff_id',
    'placed_by_staff',
    'refund_due',
  ],
  discount: ['discount_table', 'discount_group_id', 'rate', 'is_own', 'imported_rate'],
  discount_group: ['id', 'code', 'name_pl', 'name_en'],
  discount_table: ['code', 'name', 'is_own', 'version'],
  document: ['name', 'html'],
  erp_difference: ['report_id', 'position', 'kind', 'subject', 'brand', 'warehouse', 'ours', 'theirs'],
  erp_figure: ['part_id', 'asked_at'],
  erp_report: [
    'id',
    'started_at',
    'seen_at',
    'finished_at',
    'state',
    'parts_compared',
    'orders_compared',
    'stock_differences',
    'price_differences',
    'order_differences',
    'parts_unknown',
  ],
  figures_replacement: [
    'id',
    'kind',
    'client',
    'state',
    'row_count',
    'accepted',
    'changed',
    'created_at',
    'finished_at',
  ],
  import_result: ['kind', 'succeeded_at', 'seconds', 'row_count', 'failures', 'loaded_at'],
  integration_key: [
    'id',
    'name',
    'key_sha256',
    'beginning',
    'scopes',
    'created_at',
    'expires_at',
    'revoked_at',
    'last_used_at',
  ],
  integration_request: ['client', 'key', 'request_sha256', 'created_at', 'status', 'answer'],
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
    'held_at',
    'store_id',
  ],
  order_activity: ['id', 'order_id', 'created_at', 'kind', 'staff_id', 'staff_name', 'data'],
  order_event: ['id', 'order_id', 'created_at', 'aspect', 'status'],
  order_feed: ['id', 'order_id', 'kind', 'state', 'payment_status', 'version', 'changed_at', 'position'],
  order_feed_reader: ['client', 'position', 'acknowledged_at'],
  order_in_digest: ['order_id'],
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
    'returned',
    'core_deposit',
    'core_days',
    'core_returned',
    'vehicles',
    'returned_after_core',
  ],
  order_note: ['id', 'order_id', 'created_at', 'note'],
  order_return: [
    'id',
    'order_id',
    'warehouse_id',
    'number',
    'state',
    'reason',
    'comment',
    'answer',
    'refunded_amount',
    'version',
    'request_key',
    'created_at',
    'kind',
  ],
  order_return_line: ['return_id', 'line', 'quantity', 'restocked', 'written_off', 'after_core'],
  order_return_photo: ['return_id', 'position', 'content_type', 'content'],
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
  page: ['id', 'store_id', 'version', 'published_version', 'topic_id'],
  page_version: [
    'page_id',
    'version',
    'se_name',
    'title_pl',
    'title_en',
    'body_pl',
    'body_en',
    'position',
    'footer_rows',
    'in_top_menu',
    'in_sitemap',
    'made_at',
    'made_by',
  ],
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
  part_demand: ['part_id', 'looks', 'last_at'],
  part_list: [
    'part_id',
    'brand_id',
    'discount_group_id',
    'net',
    'available',
    'is_withdrawn',
    'is_superseded',
    'normalised',
    'name_pl_key',
    'name_en_key',
    'stocked_in',
  ],
  part_list_due: ['id', 'part_ids'],
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
    'is_active',
    'version',
  ],
  picture: ['id', 'sha256', 'content_type', 'bytes', 'is_gzipped'],
  picture_size: ['picture_id', 'width', 'sized_picture_id'],
  published_asset: ['path', 'content', 'last_published_at'],
  replacement_price: ['replacement_id', 'part_id', 'net', 'vat_rate'],
  replacement_stock: ['replacement_id', 'part_id', 'warehouse_id', 'quantity'],
  schema_migration: ['version', 'name', 'checksum', 'applied_at'],
  search_miss: ['phrase', 'language', 'times', 'last_at', 'id'],
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
    'is_active',
    'version',
  ],
  shopping_list: ['id', 'customer_id', 'name', 'created_at', 'company_id'],
  shopping_list_item: ['id', 'shopping_list_id', 'part_id', 'quantity', 'vehicles'],
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
    'is_active',
    'shown_from',
    'shown_until',
    'alt_pl',
    'alt_en',
    'version',
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
    'password_set_at',
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
  staff_shop_session: ['id', 'staff_session_id', 'customer_id', 'created_at', 'expires_at', 'code_sha256'],
  state_province: ['id', 'country_id', 'abbreviation', 'name'],
  stock_bin: ['warehouse_id', 'part_id', 'bin'],
  stock_correction: [
    'id',
    'at',
    'part_id',
    'warehouse_id',
    'quantity_before',
    'quantity_after',
    'reserved',
    'reason',
    'note',
    'staff_id',
    'staff_name',
  ],
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
    'registration',
    'staff_language',
    'takes_unconfirmed_orders',
    'mail_from',
    'accent_color',
    'host_names',
    'terms_page',
    'version',
    'order_prefix',
    'former_order_prefixes',
  ],
  task_run: ['id', 'task_id', 'name', 'started_at', 'milliseconds', 'attempt', 'error'],
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
    'order_until',
    'holidays',
    'version',
  ],
  webhook_attempt: [
    'id',
    'delivery_id',
    'at',
    'milliseconds',
    'request_headers',
    'status',
    'answer_headers',
    'answer_body',
    'error',
  ],
  webhook_delivery: [
    'id',
    'endpoint_id',
    'message_id',
    'event',
    'subject',
    'body',
    'created_at',
    'state',
    'tries',
    'next_try_at',
    'finished_at',
  ],
  webhook_endpoint: [
    'id',
    'name',
    'url',
    'events',
    'secret',
    'previous_secret',
    'previous_secret_until',
    'low_stock',
    'is_enabled',
    'created_at',
    'version',
  ],
  webhook_low_stock: ['id', 'endpoint_id', 'part_id', 'warehouse_id', 'available'],
} as const;
