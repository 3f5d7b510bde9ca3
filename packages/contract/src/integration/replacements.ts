import { Closed, Id, Moment, Nullable, Type, type Static } from '../schema.ts';
import { PriceRow, StockRow } from './deltas.ts';
import { defineIntegrationRoutes } from './route.ts';
import { RowsResult } from './rows.ts';

const { rows, accepted, rejected, problems } = RowsResult.properties;

/** All stock or all prices, sent in pieces and put in place of what the shop has at once. */
export const Replacement = Closed({
  id: Id,
  state: Type.Enum(['open', 'waiting', 'applied'], {
    description: 'Rows can be added while it is open; when it is applied, the shop shows it',
  }),
  rows,
  accepted,
  rejected,
  changed: Nullable(
    Type.Integer({
      description: 'Figures that were another before, with those removed; null until it is applied',
    }),
  ),
  createdAt: Moment,
  finishedAt: Nullable(Moment),
});
export type Replacement = Static<typeof Replacement>;

/** What became of the rows of a body: those without a problem will count. */
export const AddedRows = Closed({ rows, accepted, rejected, problems });
export type AddedRows = Static<typeof AddedRows>;

const params = Closed({ id: Id });
const stock = { scope: 'stock:write', tag: 'Stock and prices' } as const;
const prices = { scope: 'prices:write', tag: 'Stock and prices' } as const;

export const replacementRoutes = defineIntegrationRoutes({
  beginStockReplacement: {
    ...stock,
    method: 'POST',
    path: 'integration/v1/stock/replacements',
    summary: 'Begin to replace all stock; nothing changes until it is applied',
    response: Replacement,
  },
  addStockRows: {
    ...stock,
    method: 'POST',
    path: 'integration/v1/stock/replacements/{id}/rows',
    summary: 'Add rows to the new stock; of several about the same figure the last counts',
    params,
    row: StockRow,
    response: AddedRows,
  },
  applyStockReplacement: {
    ...stock,
    method: 'POST',
    path: 'integration/v1/stock/replacements/{id}/apply',
    summary:
      'Have a background task put the new stock in place of the old: what is not named is no longer on hand',
    params,
    response: Replacement,
  },
  stockReplacement: {
    ...stock,
    method: 'GET',
    path: 'integration/v1/stock/replacements/{id}',
    summary: 'How far the replacement of all stock is',
    params,
    response: Replacement,
  },
  beginPriceReplacement: {
    ...prices,
    method: 'POST',
    path: 'integration/v1/prices/replacements',
    summary: 'Begin to replace all catalog prices; nothing changes until they are applied',
    response: Replacement,
  },
  addPriceRows: {
    ...prices,
    method: 'POST',
    path: 'integration/v1/prices/replacements/{id}/rows',
    summary: 'Add rows to the new prices; of several about the same part the last counts',
    params,
    row: PriceRow,
    response: AddedRows,
  },
  applyPriceReplacement: {
    ...prices,
    method: 'POST',
    path: 'integration/v1/prices/replacements/{id}/apply',
    summary:
      'Have a background task put the new prices in place of the old: what is not named has no price any more',
    params,
    response: Replacement,
  },
  priceReplacement: {
    ...prices,
    method: 'GET',
    path: 'integration/v1/prices/replacements/{id}',
    summary: 'How far the replacement of all prices is',
    params,
    response: Replacement,
  },
});
