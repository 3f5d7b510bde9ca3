import { Amount, Closed, Id, LookupText, Nullable, Type, type Static } from '../schema.ts';
import { defineIntegrationRoutes } from './route.ts';

export const PartPrice = Closed({ net: Amount, vat: Type.Number({ description: 'In percent' }) });

export const PartStock = Closed({
  warehouse: Type.String({ description: 'Its code' }),
  onHand: Type.Integer(),
  reserved: Type.Integer({ description: 'Promised to open orders' }),
  available: Type.Integer({ description: 'On hand less reserved, never below zero' }),
});

export const Part = Closed({
  id: Id,
  brand: Type.String({ description: 'Its code' }),
  number: Type.String(),
  namePl: Type.String(),
  nameEn: Nullable(Type.String()),
  unit: Type.String(),
  packQuantity: Type.Integer(),
  isWithdrawn: Type.Boolean({ description: 'No longer in the catalog' }),
  price: Nullable(PartPrice),
  stock: Type.Array(PartStock),
});
export type Part = Static<typeof Part>;

export const PartPath = Closed({ number: LookupText(60, { minLength: 1, description: 'In any spelling' }) });

export const PartQuery = Closed({
  brand: Type.Optional(
    LookupText(24, { description: 'Code of the brand, where several brands have the number' }),
  ),
});

export const partRoutes = defineIntegrationRoutes({
  part: {
    method: 'GET',
    path: 'integration/v1/parts/{number}',
    scope: 'parts:read',
    tag: 'Parts',
    summary: 'One part with its catalog price and its stock in every warehouse',
    params: PartPath,
    query: PartQuery,
    response: Part,
  },
});
