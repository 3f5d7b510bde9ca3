import { Amount, Closed, CodedReference, Id, LookupText, Nullable, Type, type Static } from '../schema.ts';
import { CompanyPath } from './companies.ts';
import { ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

/** What a part costs a customer, step by step. Amounts are those that the shop computes with. */
export const PriceExplanation = Closed({
  partId: Id,
  brand: Type.String(),
  number: Type.String(),
  name: Type.String(),
  hasPrice: Type.Boolean({ description: 'False: temporarily unavailable, all amounts are zero' }),
  listNet: Amount,
  discountGroup: Nullable(CodedReference),
  discountTable: Nullable(CodedReference),
  discountPercent: Type.Number(),
  exactDiscount: Type.Number({ description: 'Before it is rounded to the grosz' }),
  discount: Amount,
  net: Amount,
  vatPercent: Type.Number(),
  exactVat: Type.Number({ description: 'Of one piece, before it is rounded to the grosz' }),
  vat: Amount,
  gross: Amount,
  quantity: Type.Integer(),
  lineGross: Amount,
});
export type PriceExplanation = Static<typeof PriceExplanation>;

export const priceExplanationRoutes = defineBackofficeRoutes({
  explainPrice: {
    method: 'GET',
    path: 'backoffice/companies/{id}/price',
    permission: 'customers.read',
    tag: 'Customers',
    summary: 'Why a part costs a customer what it costs; several brands can have the number',
    params: CompanyPath,
    query: Closed({
      number: LookupText(60, { minLength: 1 }),
      quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 99_999, default: 1 })),
    }),
    response: ShortList(PriceExplanation),
  },
});
