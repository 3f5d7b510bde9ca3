import { Closed, Nothing, Nullable, RequiredText, SmallId, Type, Version, type Static } from '../schema.ts';
import { defineBackofficeRoutes } from './route.ts';

export const MAX_TABLE_NAME_LENGTH = 100;
export const MAX_TABLE_CODE_LENGTH = 20;

const Percent = Type.Number({ minimum: 0, maximum: 100, description: 'With at most two decimals' });
const Code = Type.String({
  minLength: 1,
  maxLength: MAX_TABLE_CODE_LENGTH,
  pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$',
});
/** Also those that came with a folder. */
const KnownCode = Type.String({ minLength: 1, maxLength: 60, pattern: '^[^\\u0000-\\u001f]+$' });

export const DiscountCell = Closed({
  tableCode: Type.String(),
  groupId: SmallId,
  percent: Percent,
  isOwn: Type.Boolean({ description: 'Set by staff: loading a catalog does not change it' }),
  importedPercent: Nullable(Type.Number({ description: 'What the loaded catalog says' })),
});
export type DiscountCell = Static<typeof DiscountCell>;

export const DiscountTable = Closed({
  code: Type.String(),
  name: Type.String(),
  isOwn: Type.Boolean({ description: 'Made or renamed by staff' }),
  companies: Type.Integer({ description: 'Customers that have it' }),
  version: Version,
});
export type DiscountTable = Static<typeof DiscountTable>;

export const DiscountGroup = Closed({
  id: SmallId,
  code: Type.String(),
  name: Type.String(),
});
export type DiscountGroup = Static<typeof DiscountGroup>;

export const DiscountGrid = Closed({
  groups: Type.Array(DiscountGroup),
  tables: Type.Array(DiscountTable),
  cells: Type.Array(DiscountCell, { description: 'A pair without a cell has no discount' }),
});
export type DiscountGrid = Static<typeof DiscountGrid>;

export const DiscountChanges = Closed({
  tables: Type.Array(Closed({ code: KnownCode, version: Version }), {
    maxItems: 500,
    description: 'The tables whose cells change, as they were seen',
  }),
  cells: Type.Array(
    Closed({
      tableCode: KnownCode,
      groupId: SmallId,
      percent: Nullable({ ...Percent, description: 'Null: as the loaded catalog has it' }),
    }),
    { minItems: 1, maxItems: 5_000 },
  ),
});
export type DiscountChanges = Static<typeof DiscountChanges>;

export const NewDiscountTable = Closed({
  code: Code,
  name: RequiredText(MAX_TABLE_NAME_LENGTH),
  copyOf: Nullable(KnownCode),
});
export type NewDiscountTable = Static<typeof NewDiscountTable>;

export const DiscountTableChange = Closed({
  code: KnownCode,
  name: RequiredText(MAX_TABLE_NAME_LENGTH),
  version: Version,
});
export type DiscountTableChange = Static<typeof DiscountTableChange>;

const permission = 'prices.change';
const tag = 'Discounts';

export const discountRoutes = defineBackofficeRoutes({
  discountGrid: {
    method: 'GET',
    path: 'backoffice/discounts',
    permission,
    tag,
    summary: 'All discount groups, tables and percentages',
    response: DiscountGrid,
  },
  changeDiscounts: {
    method: 'PUT',
    path: 'backoffice/discounts',
    permission,
    tag,
    summary: 'Change many percentages at once; the shop has them at once',
    body: DiscountChanges,
    bodyLimit: 1_000_000,
    response: DiscountGrid,
  },
  createDiscountTable: {
    method: 'POST',
    path: 'backoffice/discount-table',
    permission,
    tag,
    summary: 'Add a discount table, empty or as a copy of another',
    body: NewDiscountTable,
    response: DiscountGrid,
  },
  renameDiscountTable: {
    method: 'PUT',
    path: 'backoffice/discount-table',
    permission,
    tag,
    summary: 'Rename a discount table',
    body: DiscountTableChange,
    response: DiscountGrid,
  },
  deleteDiscountTable: {
    method: 'POST',
    path: 'backoffice/discount-table/delete',
    permission,
    tag,
    summary: 'Delete a discount table that no customer has',
    body: Closed({ code: KnownCode, version: Version }),
    response: Nothing,
  },
});
