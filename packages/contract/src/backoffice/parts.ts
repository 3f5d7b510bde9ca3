import {
  Amount,
  Closed,
  CodedReference,
  Day,
  Id,
  LookupText,
  Nullable,
  SmallId,
  Type,
  type Static,
} from '../schema.ts';
import { Page, pageInput } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';
import { exportInput, exportRoute } from './table-format.ts';

export const partStates = ['current', 'superseded', 'withdrawn'] as const;
export type PartState = (typeof partStates)[number];

export const partSorts = ['number', 'name', 'most-stock', 'least-stock', 'dearest', 'cheapest'] as const;
export type PartSort = (typeof partSorts)[number];

export const stockFilters = ['in', 'out'] as const;

const PartStateName = Type.Enum([...partStates]);

export const PartFilter = Closed({
  search: Type.Optional(
    LookupText(100, {
      description:
        'The beginning or the last seven characters of a number in any spelling, or words of a name',
    }),
  ),
  brandId: Type.Optional(SmallId),
  discountGroupId: Type.Optional(SmallId),
  stock: Type.Optional(Type.Enum([...stockFilters], { description: 'Whether any branch has a free piece' })),
  warehouseId: Type.Optional({ ...Id, description: 'Only parts of which it has a free piece' }),
  state: Type.Optional(PartStateName),
  isUnpriced: Type.Optional(Type.Boolean()),
  sort: Type.Optional(Type.Enum([...partSorts], { default: 'number' })),
});
export type PartFilter = Static<typeof PartFilter>;

export const PartQuery = Closed({ ...pageInput, ...PartFilter.properties });
export type PartQuery = Static<typeof PartQuery>;

const identity = {
  id: Id,
  brand: Type.String(),
  number: Type.String(),
};

export const PartSummary = Closed({
  ...identity,
  name: Type.String(),
  state: PartStateName,
  discountGroup: Nullable(CodedReference),
  net: Nullable(Amount),
  available: Type.Integer({ description: 'Free pieces in all branches and warehouses' }),
});
export type PartSummary = Static<typeof PartSummary>;

const Choice = Closed({ id: Id, name: Type.String() });

/** What the filters of the list offer. */
export const PartChoices = Closed({
  brands: Type.Array(Choice),
  discountGroups: Type.Array(Closed({ ...Choice.properties, code: Type.String() })),
  warehouses: Type.Array(Choice),
});
export type PartChoices = Static<typeof PartChoices>;

export const WarehouseStock = Closed({
  warehouseId: Id,
  name: Type.String(),
  quantity: Type.Integer({ description: 'On hand' }),
  reserved: Type.Integer({ description: 'Promised to open orders' }),
  bin: Nullable(Type.String()),
});
export type WarehouseStock = Static<typeof WarehouseStock>;

export const PartDemand = Closed({
  orderId: Id,
  orderNumber: Type.String(),
  customer: Type.String(),
  day: Day,
  warehouse: Nullable(Type.String({ description: 'Where it is reserved; null: on back order' })),
  quantity: Type.Integer(),
});
export type PartDemand = Static<typeof PartDemand>;

export const PartUse = Closed({
  productId: Type.Integer({ description: 'The board as a product of the shop' }),
  board: Type.String(),
  callout: Nullable(Type.String()),
  vehicles: Type.Array(Type.String({ description: 'Series, model, engine' })),
  moreVehicles: Type.Integer({ description: 'How many are not named' }),
});
export type PartUse = Static<typeof PartUse>;

export const ChainPart = Closed({
  id: Id,
  number: Type.String(),
  name: Type.String(),
  since: Day,
  fitsOld: Type.Boolean({ description: 'Whether the newer one fits wherever the older did' }),
});
export type ChainPart = Static<typeof ChainPart>;

export const StaffPart = Closed({
  ...identity,
  namePl: Type.String(),
  nameEn: Nullable(Type.String()),
  state: PartStateName,
  unit: Type.String(),
  packQuantity: Type.Integer(),
  weight: Nullable(Type.Integer({ description: 'In grams' })),
  pictureUrl: Nullable(Type.String()),
  discountGroup: Nullable(CodedReference),
  price: Nullable(Closed({ net: Amount, gross: Amount, vatPercent: Type.Number() })),
  coreDeposit: Nullable(Closed({ net: Amount, gross: Amount, days: Type.Integer() })),
  stock: Type.Array(WarehouseStock, { description: 'Every branch and warehouse, in their order' }),
  backOrdered: Type.Integer(),
  demand: Type.Array(PartDemand, { description: 'Open orders that have it reserved or wait for it' }),
  hasMoreDemand: Type.Boolean(),
  sales: Type.Array(
    Closed({ month: Type.String({ description: 'As 2026-11' }), quantity: Type.Integer(), net: Amount }),
    { description: 'The last twelve months, the oldest first, without what was cancelled' },
  ),
  supersededBy: Type.Array(ChainPart, { description: 'Nearest first' }),
  supersedes: Type.Array(ChainPart),
  uses: Type.Array(PartUse),
  hasAllUses: Type.Boolean(),
});
export type StaffPart = Static<typeof StaffPart>;

const permission = 'parts.read';
const tag = 'Parts';

export const partRoutes = defineBackofficeRoutes({
  staffParts: {
    method: 'GET',
    path: 'backoffice/parts',
    permission,
    tag,
    summary: 'The parts, withdrawn ones included, a page at a time',
    query: PartQuery,
    response: Page(PartSummary),
  },
  partExport: {
    ...exportRoute,
    path: 'backoffice/part-export',
    permission,
    tag,
    summary: 'The filtered list as a file for spreadsheets',
    query: Closed({ ...exportInput, ...PartFilter.properties }),
  },
  partChoices: {
    method: 'GET',
    path: 'backoffice/part-choices',
    permission,
    tag,
    summary: 'Brands, discount groups and warehouses by which parts can be filtered',
    response: PartChoices,
  },
  staffPart: {
    method: 'GET',
    path: 'backoffice/parts/{id}',
    permission,
    tag,
    summary: 'One part: price, stock, orders, sales, uses, replacements',
    params: Closed({ id: Id }),
    response: StaffPart,
  },
});
