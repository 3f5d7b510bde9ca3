import { integrationSchemas } from '@partsboard/contract/integration/named-schemas';
import { IntegrationProblem, integrationProblemCodes } from '@partsboard/contract/integration/problem';
import { IDEMPOTENCY_HEADER, type IntegrationRoute } from '@partsboard/contract/integration/route';
import { integrationRoutes } from '@partsboard/contract/integration/routes';
import { languageHeader } from './language-header.ts';
import type { DescribedApi } from './openapi-document.ts';

const tags = {
  Key: 'The key that calls are made with.',
  'Stock and prices': 'What an ERP counts and what it charges, as changes.',
  Orders: 'Orders and their changes, one after the other, and what is done to them.',
  Customers: 'Who has ordered.',
  Parts: 'Parts with prices and stock.',
  Documents: 'Invoices and other documents of the accounting system, with their files.',
} as const satisfies Record<(typeof integrationRoutes)[keyof typeof integrationRoutes]['tag'], string>;

export const integrationApi: DescribedApi<IntegrationRoute> = {
  title: 'Partsboard integration',
  description:
    'The API for other systems, such as an ERP. Calls that change something carry an Idempotency-Key. Bodies of rows are a JSON array or one JSON object in each line, may be packed with gzip, and have at most 100,000 rows. Amounts are in the currency’s major unit.',
  routes: integrationRoutes,
  tags,
  headers: {
    AcceptLanguage: languageHeader,
    IdempotencyKey: {
      name: IDEMPOTENCY_HEADER,
      in: 'header',
      required: true,
      description:
        'Of your choice, such as a UUID. For 48 hours a repeated call gets the answer of the first and changes nothing; another request with the same key is refused.',
      schema: { type: 'string', minLength: 1, maxLength: 100 },
    },
  },
  headersOf: (route) => ['AcceptLanguage', ...(route.method === 'GET' ? [] : ['IdempotencyKey'])],
  schemas: integrationSchemas,
  problem: IntegrationProblem,
  problemCodes: integrationProblemCodes,
  session: { type: 'http', scheme: 'bearer', description: 'A key, made by npm run keys' },
  needsSession: () => true,
  ownRefusals: () => [401, 403],
};
