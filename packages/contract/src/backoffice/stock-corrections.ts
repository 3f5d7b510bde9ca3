import { Closed, Id, Moment, Nullable, Text, Type, type Static } from '../schema.ts';
import { Page, pageInput } from './paging.ts';
import { WarehouseStock } from './parts.ts';
import { defineBackofficeRoutes } from './route.ts';

export const correctionReasons = [
  'count',
  'damaged',
  'lost',
  'found',
  'delivery',
  'own-use',
  'mistake',
  'other',
] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

export const MAX_STOCK = 9_999_999;
export const MAX_CORRECTION_NOTE_LENGTH = 300;
export const MAX_BIN_LENGTH = 30;

const Reason = Type.Enum([...correctionReasons]);

/** Either the quantity that lies there, or the difference to what the computer has. */
const kinds = ['set', 'add'] as const;

export const StockCorrectionInput = Closed({
  kind: Type.Enum([...kinds]),
  quantity: Type.Integer({
    minimum: -MAX_STOCK,
    maximum: MAX_STOCK,
    description: 'Of set: what lies there. Of add: the difference',
  }),
  seen: Type.Integer({
    minimum: 0,
    maximum: 2_147_483_647,
    description: 'The quantity that the person saw; another one by now is a conflict',
  }),
  reason: Reason,
  note: Text(MAX_CORRECTION_NOTE_LENGTH),
  goesBelowReserved: Type.Boolean({
    description: 'Confirms that less will lie there than open orders were promised',
  }),
});
export type StockCorrectionInput = Static<typeof StockCorrectionInput>;

export const BinChange = Closed({
  bin: Text(MAX_BIN_LENGTH),
  seen: Nullable(Text(MAX_BIN_LENGTH)),
});
export type BinChange = Static<typeof BinChange>;

export const StockCorrection = Closed({
  id: Type.Integer(),
  at: Moment,
  partId: Id,
  brand: Type.String(),
  number: Type.String(),
  name: Type.String(),
  warehouse: Type.String(),
  before: Type.Integer(),
  after: Type.Integer(),
  reserved: Type.Integer({ description: 'By open orders, at that time' }),
  reason: Reason,
  note: Type.String(),
  staffName: Type.String(),
});
export type StockCorrection = Static<typeof StockCorrection>;

export const CorrectionFilter = Closed({
  partId: Type.Optional(Id),
  warehouseId: Type.Optional(Id),
  reason: Type.Optional(Reason),
});
export type CorrectionFilter = Static<typeof CorrectionFilter>;

export const CorrectionQuery = Closed({ ...pageInput, ...CorrectionFilter.properties });
export type CorrectionQuery = Static<typeof CorrectionQuery>;

const tag = 'Parts';
const params = Closed({ id: Id, warehouseId: Id });

export const stockCorrectionRoutes = defineBackofficeRoutes({
  stockCorrections: {
    method: 'GET',
    path: 'backoffice/stock-corrections',
    permission: 'stock.read',
    tag,
    summary: 'What staff corrected, newest first',
    query: CorrectionQuery,
    response: Page(StockCorrection),
  },
  correctStock: {
    method: 'POST',
    path: 'backoffice/parts/{id}/stock/{warehouseId}',
    permission: 'stock.correct',
    tag,
    summary: 'Correct what lies in a branch; what open orders have reserved stays reserved',
    params,
    body: StockCorrectionInput,
    response: WarehouseStock,
  },
  changeBin: {
    method: 'PUT',
    path: 'backoffice/parts/{id}/bin/{warehouseId}',
    permission: 'stock.correct',
    tag,
    summary: 'Say where a part lies in a branch; nothing removes the bin',
    params,
    body: BinChange,
    response: WarehouseStock,
  },
});
