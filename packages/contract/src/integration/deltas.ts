import { Closed, Nullable, Type, type Static } from '../schema.ts';
import { defineIntegrationRoutes } from './route.ts';
import { RowsResult } from './rows.ts';

const part = {
  brand: Type.String({ minLength: 1, maxLength: 24, description: 'Its code' }),
  number: Type.String({ minLength: 1, maxLength: 60, description: 'In any spelling' }),
};

export const StockRow = Closed({
  warehouse: Type.String({ minLength: 1, maxLength: 60, description: 'Its code' }),
  ...part,
  quantity: Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    description: 'What lies in the warehouse, with what is reserved for orders',
  }),
});
export type StockRow = Static<typeof StockRow>;

export const PriceRow = Closed({
  ...part,
  net: Nullable(
    Type.Number({
      minimum: 0.01,
      maximum: 9_999_999.99,
      description: 'Catalog price without VAT, at most two decimals; null: the part has no price any more',
    }),
  ),
  vat: Type.Number({ minimum: 0, maximum: 100, description: 'In percent, at most two decimals' }),
});
export type PriceRow = Static<typeof PriceRow>;

const delta = { method: 'POST', response: RowsResult, isSliced: true } as const;

export const deltaRoutes = defineIntegrationRoutes({
  changeStock: {
    ...delta,
    path: 'integration/v1/stock',
    scope: 'stock:write',
    tag: 'Stock and prices',
    summary: 'Set what is on hand; parts that are not named stay as they are',
    row: StockRow,
  },
  changePrices: {
    ...delta,
    path: 'integration/v1/prices',
    scope: 'prices:write',
    tag: 'Stock and prices',
    summary: 'Set catalog prices; parts that are not named stay as they are',
    row: PriceRow,
  },
});
