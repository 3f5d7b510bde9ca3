/** A row as JSON has it, with the keys of other rows instead of their ids. */
export type SetUpRow = Readonly<Record<string, unknown>>;

export interface SetUpTable {
  readonly name: string;
  /** What a row is called in every system, whatever its id. */
  readonly keyOf: (row: SetUpRow) => string;
  /** The column with the id that the database gives; absent where the row belongs to another one. */
  readonly id?: 'id';
  /** What makes a row of this table unique, where it has no id of its own. */
  readonly primaryKey?: readonly string[];
  /** Columns with the id of another table's row, or with a list of them. */
  readonly references?: Readonly<Record<string, string>>;
  /** Rows that the file does not have are removed, because they belong to one that it has. */
  readonly isWhole?: boolean;
  /** The same of rows with an id of their own that belong to a store. */
  readonly isWholeByStore?: boolean;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const by =
  (...columns: readonly string[]) =>
  (row: SetUpRow): string =>
    columns.map((column) => text(row[column])).join('/');

export const topicKey = by('store_id', 'se_name');

/** Everything that makes a shop this dealer's, in the order in which rows refer to each other. */
export const setUpTables: readonly SetUpTable[] = [
  { name: 'language', id: 'id', keyOf: by('code') },
  { name: 'country', id: 'id', keyOf: by('iso_code') },
  {
    name: 'warehouse',
    id: 'id',
    keyOf: by('code'),
    references: { country_id: 'country', image_picture_id: 'picture' },
  },
  {
    name: 'branch_order_desk',
    primaryKey: ['warehouse_id'],
    keyOf: by('warehouse_id'),
    references: { warehouse_id: 'warehouse' },
  },
  {
    name: 'store',
    id: 'id',
    // Every database has one, whatever it is called.
    keyOf: (row) => (row['is_default'] === true ? 'default' : text(row['name'])),
    references: {
      default_language_id: 'language',
      default_pickup_warehouse_id: 'warehouse',
      logo_picture_id: 'picture',
      logo_dark_picture_id: 'picture',
      intro_picture_id: 'picture',
    },
  },
  { name: 'shipping_method', id: 'id', keyOf: by('system_name'), references: { branch_ids: 'warehouse' } },
  {
    name: 'payment_method',
    id: 'id',
    keyOf: by('system_name'),
    references: { counter_branch_ids: 'warehouse' },
  },
  { name: 'topic', id: 'id', keyOf: topicKey, references: { store_id: 'store' } },
  {
    name: 'picture_size',
    primaryKey: ['picture_id', 'width'],
    keyOf: by('picture_id', 'width'),
    references: { picture_id: 'picture', sized_picture_id: 'picture' },
  },
  {
    name: 'slide',
    id: 'id',
    keyOf: by('store_id', 'slider_type', 'position'),
    isWholeByStore: true,
    references: { store_id: 'store', picture_id: 'picture' },
  },
  { name: 'document', primaryKey: ['name'], keyOf: by('name') },
  { name: 'discount_table', primaryKey: ['code'], keyOf: by('code') },
  { name: 'staff_role', id: 'id', keyOf: (row) => text(row['key']) || text(row['name_pl']) },
  {
    name: 'staff_role_permission',
    primaryKey: ['role_id', 'permission'],
    keyOf: by('role_id', 'permission'),
    references: { role_id: 'staff_role' },
    isWhole: true,
  },
];

/** Raised by every change and meaningless elsewhere. */
export const OWN_COLUMNS: readonly string[] = ['id', 'version', 'digest_at'];
