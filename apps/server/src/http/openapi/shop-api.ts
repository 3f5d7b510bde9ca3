import { namedSchemas } from '@partsboard/contract/named-schemas';
import { Problem, problemCodes } from '@partsboard/contract/problem';
import type { RouteContract } from '@partsboard/contract/route';
import { routes } from '@partsboard/contract/routes';
import { languageHeader } from './language-header.ts';
import type { DescribedApi } from './openapi-document.ts';

const tags = {
  Core: 'The store, its configuration, and the lists that every visit begins with.',
  'Content pages': 'Texts that the dealer writes: delivery, payments, terms.',
  User: 'Login, registration, the customer’s own data, addresses, orders and shopping lists.',
  Cart: 'The cart, its totals, and the way from it to an order.',
  'Vehicle catalogue': 'Vehicles, and the boards and parts that fit them, with price and stock.',
  Catalogue: 'Single parts and categories by their id.',
} as const satisfies Record<(typeof routes)[keyof typeof routes]['tag'], string>;

export const shopApi: DescribedApi<RouteContract> = {
  title: 'Partsboard',
  description:
    'The API of the Partsboard shop. Paths match without regard to case; amounts are in the currency’s major unit; passwords travel as Base64.',
  routes,
  tags,
  headers: {
    StoreId: {
      name: 'storeId',
      in: 'header',
      description: 'The store whose configuration answers; none means the default store.',
      schema: { type: 'integer' },
    },
    AcceptLanguage: languageHeader,
  },
  headersOf: () => ['StoreId', 'AcceptLanguage'],
  schemas: namedSchemas,
  problem: Problem,
  problemCodes,
  session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  needsSession: (route) => route.access === 'customer',
  ownRefusals: (route) => (route.access === 'customer' || route.budget === 'login' ? [401] : []),
};
