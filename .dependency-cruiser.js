/** Which part of the house may import which. Arrows go one way; see docs/ARCHITECTURE.md. */

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid('no-cycles', 'A cycle means that two files are one thing.', {}, { circular: true }),
    forbid(
      'no-unresolved',
      'Every import leads somewhere.',
      {},
      // The query is for the bundler, which finds the file without it and fails where there is none.
      { couldNotResolve: true, pathNot: '\\.css\\?inline$' },
    ),
    forbid(
      'domain-stands-alone',
      'Pure rules know nobody.',
      { path: '^packages/domain/' },
      { path: '^(apps|packages/(contract|demo-catalogue|ui)|e2e|bench)/' },
    ),
    forbid(
      'domain-is-pure',
      'Rules do no I/O.',
      { path: '^packages/(domain|contract)/src/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'contract-knows-domain-only',
      'The contract is shared by both sides and belongs to neither.',
      { path: '^packages/contract/' },
      { path: '^(apps|packages/(demo-catalogue|ui)|e2e|bench)/' },
    ),
    forbid(
      'ui-knows-no-application',
      'It is shared by the browser applications and knows none of them.',
      { path: '^packages/ui/' },
      { path: '^(apps|packages/(demo-catalogue|private-postgres)|e2e|bench)/' },
    ),
    forbid(
      'server-draws-nothing',
      'What is shared by the browser applications is for browsers.',
      { path: '^apps/server/' },
      { path: '^packages/ui/' },
    ),
    forbid(
      'ui-lib-below-components',
      'lib draws nothing.',
      { path: '^packages/ui/src/(lib|api|i18n)/' },
      { path: '^packages/ui/src/components/' },
    ),
    forbid(
      'demo-catalogue-makes-files-only',
      'The demo catalogue is written in the import format and knows no server.',
      { path: '^packages/demo-catalogue/' },
      { path: '^(apps|packages/contract|e2e|bench)/' },
    ),
    forbid(
      'private-postgres-stands-alone',
      'It starts a PostgreSQL and knows nothing of what is kept in it.',
      { path: '^packages/private-postgres/' },
      { path: '^(apps|packages/(contract|domain|demo-catalogue)|e2e|bench)/' },
    ),
    forbid(
      'nobody-draws-at-run-time',
      'Tools write files that are kept; what runs reads the files.',
      { path: '^(apps|packages|e2e|bench|scripts)/' },
      { path: '^tools/demo-drawings/' },
    ),
    forbid(
      'applications-meet-in-the-contract',
      'No direct import.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'bench-measures-from-outside',
      'It calls the built server and knows only in which folder that lies.',
      { path: '^bench/' },
      { path: '^apps/', pathNot: '^apps/server/src/config/folders\\.ts$' },
    ),
    forbid(
      'nobody-needs-the-bench',
      'What is measured does not know that it is.',
      { path: '^(apps|e2e|scripts)/' },
      { path: '^bench/' },
    ),
    forbid(
      'server-db-is-the-ground',
      'The database layer knows no feature and no HTTP.',
      { path: '^apps/server/src/db/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/(http|messages|security|features|tasks|demo|process|cli|[\\w-]+\\.ts)' },
    ),
    forbid(
      'server-db-opens-postgres',
      'Where the database runs is for the database layer to know; a start that fails tells why.',
      {
        path: '^apps/server/src/',
        pathNot: ['^apps/server/src/db/', '^apps/server/src/process/start-failure\\.ts$'],
      },
      { path: '^packages/private-postgres/' },
    ),
    forbid(
      'server-tasks-below-features',
      'The queue is handed what its tasks do by app-tasks.ts.',
      { path: '^apps/server/src/tasks/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/(http|messages|security|features|demo|process|cli|[\\w-]+\\.ts)' },
    ),
    forbid(
      'server-ground-below-features',
      'What cuts across is handed what it needs by app.ts.',
      { path: '^apps/server/src/(http|config|messages|cache)/' },
      { path: '^apps/server/src/(security|features|demo|process|cli|[\\w-]+\\.ts)' },
    ),
    forbid(
      'server-security-below-features',
      'What the logins of customers and of staff have in common knows neither.',
      { path: '^apps/server/src/security/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/(features|tasks|demo|process|cli|[\\w-]+\\.ts)' },
    ),
    forbid(
      'server-features-below-app',
      'Only app.ts composes features; the shop does not know the demo data.',
      { path: '^apps/server/src/features/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/(demo|process|cli|[\\w-]+\\.ts)' },
    ),
    forbid(
      'server-features-meet-in-services',
      'A feature offers the others its service file and nothing else.',
      { path: '^apps/server/src/features/([^/]+)/' },
      { path: '^apps/server/src/features/', pathNot: ['^apps/server/src/features/$1/', '\\.service\\.ts$'] },
    ),
    forbid(
      'server-demo-uses-services',
      'So does the demo, but for what no service offers; see its README.',
      { path: '^apps/server/src/demo/', pathNot: '\\.test\\.ts$' },
      {
        path: '^apps/server/src/features/',
        pathNot: [
          '\\.service\\.ts$',
          '/checkout/(?:bank-transfer|checkout-totals|credit|methods\\.repository|order-addresses|order-rows)\\.ts$',
          '/content/(?:content\\.repository|document-url)\\.ts$',
        ],
      },
    ),
    forbid(
      'browser-lib-is-the-ground',
      'The library layer and the plain components know no feature.',
      { path: '^apps/(shop|backoffice)/src/(lib|components)/' },
      { path: '^apps/(shop|backoffice)/src/(features|app)/' },
    ),
    forbid(
      'browser-lib-below-components',
      'lib draws nothing.',
      { path: '^apps/(shop|backoffice)/src/lib/' },
      { path: '^apps/(shop|backoffice)/src/components/' },
    ),
    forbid(
      'browser-features-below-app',
      'Only the app composes features.',
      { path: '^apps/(shop|backoffice)/src/features/' },
      { path: '^apps/(shop|backoffice)/src/app/' },
    ),
    forbid(
      'browser-features-keep-apart',
      'A feature may use the queries and mutations of another one; a route composes their components.',
      { path: '^apps/(shop|backoffice)/src/features/([^/]+)/' },
      {
        path: '^apps/(shop|backoffice)/src/features/',
        pathNot: ['^apps/$1/src/features/$2/', '\\.(?:queries|mutations)\\.ts$'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|var|node_modules|[.]cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
