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
  'Audit trail': 'Who changed what, and when.',
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
