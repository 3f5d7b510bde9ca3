import { backofficeSchemas } from '@partsboard/contract/backoffice/named-schemas';
import { BackofficeProblem, backofficeProblemCodes } from '@partsboard/contract/backoffice/problem';
import { CSRF_HEADER, type BackofficeRoute } from '@partsboard/contract/backoffice/route';
import { backofficeRoutes } from '@partsboard/contract/backoffice/routes';
import { languageHeader } from './language-header.ts';
import type { DescribedApi } from './openapi-document.ts';

const tags = {
  Session: 'Log in with password and second factor, and log out.',
  'Own account': 'Password, language, second factor and sessions of the person who asks.',
  Staff: 'The people who work here.',
  Roles: 'What they may do.',
  Branches: 'Where they work.',
  Orders: 'Orders of the own branches, and what is done to them.',
  'Orders by phone': 'Work in the shop for a customer.',
  Returns: 'What customers send back, and what becomes of it.',
  Customers: 'Companies that buy, their people, terms and registrations.',
  Mails: 'What the shop writes to people.',
  Settings: 'How stores work.',
  'API keys': 'What other systems call with.',
  Webhooks: 'What other systems are told, and whether it has arrived.',
  ERP: 'Comparisons with the dealer’s ERP.',
  Catalogue: 'Imports of the catalogue, and the versions that were loaded.',
  Methods: 'Delivery, payment and countries.',
  Stores: 'Names, addresses, looks and rules of the stores.',
  Content: 'Pages and banners of the stores.',
  Parts: 'Price, stock, orders, sales and use of each part; corrections of stock.',
  Discounts: 'Discount tables and what each takes off each group of parts.',
  'Saved views': 'Filters of lists that a person has kept under a name.',
  'Audit trail': 'Who changed what, and when.',
  Dashboard: 'What is going on: orders, revenue, what waits and what has failed.',
  Demand: 'What customers look for and do not find or cannot buy.',
  'Background tasks': 'What the server does by itself: running, waiting, failed.',
} as const satisfies Record<(typeof backofficeRoutes)[keyof typeof backofficeRoutes]['tag'], string>;

const isOpen = (route: BackofficeRoute): boolean => route.access === 'anyone';

const needsCsrfToken = (route: BackofficeRoute): boolean => route.method !== 'GET' && !isOpen(route);

export const backofficeApi: DescribedApi<BackofficeRoute> = {
  title: 'Partsboard back office',
  description:
    'The API of the dealer’s staff. Lists are read page by page: nextCursor of one answer is the cursor of the next call.',
  routes: backofficeRoutes,
  tags,
  headers: {
    AcceptLanguage: languageHeader,
    CsrfToken: {
      name: CSRF_HEADER,
      in: 'header',
      required: true,
      description: 'The session’s csrfToken.',
      schema: { type: 'string' },
    },
  },
  headersOf: (route) => ['AcceptLanguage', ...(needsCsrfToken(route) ? ['CsrfToken'] : [])],
  schemas: backofficeSchemas,
  problem: BackofficeProblem,
  problemCodes: backofficeProblemCodes,
  session: { type: 'apiKey', in: 'cookie', name: 'partsboard-staff' },
  needsSession: (route) => !isOpen(route),
  ownRefusals: (route) => (isOpen(route) ? [401] : [401, 403]),
};
