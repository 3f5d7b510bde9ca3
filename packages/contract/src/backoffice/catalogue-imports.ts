import {
  Closed,
  Id,
  LookupText,
  Moment,
  Nothing,
  Nullable,
  RequiredText,
  Type,
  type Static,
} from '../schema.ts';
import { catalogueProblems, type CatalogueProblemCode } from './catalogue-problems.ts';
import { Page, pageInput, ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';
import { importFailures, importSteps } from './import-steps.ts';
import { exportInput, tableRoute } from './table-format.ts';

/** The largest file that is taken. */
export const MAX_CATALOGUE_BYTES = 2_000_000_000;
/** The largest file of prices or stock alone. */
export const MAX_FIGURES_BYTES = 100_000_000;
/** The file is sent in pieces of this size, the last one shorter. */
export const CATALOGUE_PIECE_BYTES = 3_000_000;

/** Files whose figures are set while all others stay. */
const figuresKinds = ['prices', 'stock'] as const;
export type FiguresKind = (typeof figuresKinds)[number];

const importStates = [
  'uploading',
  'waiting',
  'checking',
  'refused',
  'checked',
  'load-waiting',
  'loading',
  'loaded',
  'failed',
  'cancelled',
] as const;
export type ImportState = (typeof importStates)[number];

export const differenceKinds = ['new', 'gone', 'changed', 'price'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

const problemSeverities = ['error', 'note'] as const;
export type ProblemSeverity = (typeof problemSeverities)[number];

const Count = Type.Integer({ minimum: 0 });

const summary = {
  id: Id,
  kind: Type.Enum(['upload', 'return', ...figuresKinds]),
  state: Type.Enum([...importStates]),
  fileName: Type.String({ description: 'Empty for the return to a version' }),
  createdAt: Moment,
  staffName: Type.String(),
  catalogueName: Nullable(Type.String()),
  problemCount: Count,
  noteCount: Count,
  version: Nullable(Type.Integer({ description: 'The version that it became' })),
};

export const CatalogueImportSummary = Closed(summary);
export type CatalogueImportSummary = Static<typeof CatalogueImportSummary>;

export const CatalogueImport = Closed({
  ...summary,
  bytes: Count,
  issued: Nullable(Type.String({ description: 'Date of issue' })),
  targetVersion: Nullable(Type.Integer({ description: 'The version to return to' })),
  finishedAt: Nullable(Moment),
  progress: Nullable(
    Closed({
      step: Nullable(Type.Enum([...importSteps])),
      file: Nullable(Type.String({ description: 'The file that is read' })),
      percent: Nullable(Type.Integer({ description: 'How much of the files was read' })),
    }),
  ),
  isCancelled: Type.Boolean({ description: 'Somebody has asked to end it' }),
  failure: Nullable(Type.Enum([...importFailures])),
  rowCount: Nullable(Count),
  listedProblems: Type.Integer({ description: 'How many problems and notes the report lists' }),
  problemFiles: Type.Array(Type.String(), { description: 'The files that the report is about' }),
  difference: Nullable(Closed({ new: Count, gone: Count, changed: Count, price: Count })),
});
export type CatalogueImport = Static<typeof CatalogueImport>;

export const NewCatalogueImport = Closed({
  kind: Type.Optional(
    Type.Enum(['upload', ...figuresKinds], {
      description:
        'A ZIP file of a catalogue unless told; prices, stock: a CSV file whose figures are set, all others stay',
    }),
  ),
  fileName: RequiredText(200),
  bytes: Type.Integer({ minimum: 1, maximum: MAX_CATALOGUE_BYTES }),
});
export type NewCatalogueImport = Static<typeof NewCatalogueImport>;

const PIECE_TEXT = Math.ceil(CATALOGUE_PIECE_BYTES / 3) * 4;

export const CatalogueProblem = Closed({
  file: Type.String(),
  row: Type.Integer({ description: '0 where the whole file is meant' }),
  severity: Type.Enum([...problemSeverities]),
  code: Nullable(
    Type.Enum(Object.keys(catalogueProblems) as CatalogueProblemCode[], {
      description: 'What was found; null in reports that hold a text alone',
    }),
  ),
  reason: Type.String({ description: 'The same as a sentence in the language of the request' }),
});
export type CatalogueProblem = Static<typeof CatalogueProblem>;

export const CatalogueProblemFilter = Closed({
  file: Type.Optional(LookupText(100, { minLength: 1 })),
  severity: Type.Optional(Type.Enum([...problemSeverities])),
  text: Type.Optional(LookupText(100, { minLength: 1 })),
});
export type CatalogueProblemFilter = Static<typeof CatalogueProblemFilter>;

export const PartDifference = Closed({
  kind: Type.Enum([...differenceKinds]),
  brand: Type.String(),
  number: Type.String(),
  name: Type.String(),
  netBefore: Nullable(Type.Number()),
  netAfter: Nullable(Type.Number()),
  changePercent: Nullable(Type.Number()),
});
export type PartDifference = Static<typeof PartDifference>;

export const PartDifferenceFilter = Closed({
  kind: Type.Enum([...differenceKinds]),
  percent: Type.Optional(
    Type.Number({ minimum: 0, maximum: 1_000_000, description: 'Prices that change by more than this' }),
  ),
});
export type PartDifferenceFilter = Static<typeof PartDifferenceFilter>;

export const CatalogueVersion = Closed({
  number: Type.Integer(),
  name: Type.String(),
  issued: Type.String(),
  loadedAt: Moment,
  loadedBy: Nullable(Type.String()),
  rowCount: Nullable(Count),
  partCount: Nullable(Count),
  restores: Nullable(Type.Integer({ description: 'The version that was put back' })),
  isLive: Type.Boolean(),
  canReturn: Type.Boolean({ description: 'Its catalogue is kept and can be put back' }),
});
export type CatalogueVersion = Static<typeof CatalogueVersion>;

const tag = 'Catalogue';
const permission = 'catalogue.import';
const params = Closed({ id: Id });

export const catalogueImportRoutes = defineBackofficeRoutes({
  catalogueImports: {
    method: 'GET',
    path: 'backoffice/catalogue-imports',
    permission,
    tag,
    summary: 'Imports and returns, newest first',
    query: Closed(pageInput),
    response: Page(CatalogueImportSummary),
  },
  beginCatalogueImport: {
    method: 'POST',
    path: 'backoffice/catalogue-imports',
    permission,
    tag,
    summary: 'Begin to send a ZIP file of the catalogue format',
    body: NewCatalogueImport,
    response: Closed({ id: Id }),
  },
  sendCataloguePiece: {
    method: 'PUT',
    path: 'backoffice/catalogue-imports/{id}/pieces/{position}',
    permission,
    tag,
    summary: 'Send a piece of the file; the first is 0',
    params: Closed({ id: Id, position: Type.Integer({ minimum: 0, maximum: 10_000 }) }),
    body: Closed({
      content: Type.String({ minLength: 1, maxLength: PIECE_TEXT, description: 'Base64-encoded' }),
    }),
    bodyLimit: PIECE_TEXT + 10_000,
    response: Nothing,
  },
  checkCatalogueImport: {
    method: 'POST',
    path: 'backoffice/catalogue-imports/{id}/check',
    permission,
    tag,
    summary: 'Check the file that was sent, or check it again',
    params,
    response: Nothing,
  },
  catalogueImport: {
    method: 'GET',
    path: 'backoffice/catalogue-imports/{id}',
    permission,
    tag,
    summary: 'An import with its progress and result',
    params,
    response: CatalogueImport,
  },
  catalogueProblems: {
    method: 'GET',
    path: 'backoffice/catalogue-imports/{id}/problems',
    permission,
    tag,
    summary: 'What is wrong with the files, and what should be known about them',
    params,
    query: Closed({ ...pageInput, ...CatalogueProblemFilter.properties }),
    response: Page(CatalogueProblem),
  },
  catalogueProblemsFile: {
    ...tableRoute,
    path: 'backoffice/catalogue-imports/{id}/problem-export',
    permission,
    tag,
    summary: 'The same as a file for spreadsheets',
    params,
    query: Closed({ ...exportInput, ...CatalogueProblemFilter.properties }),
  },
  catalogueDifference: {
    method: 'GET',
    path: 'backoffice/catalogue-imports/{id}/difference',
    permission,
    tag,
    summary: 'Parts that the import adds, removes or changes',
    params,
    query: Closed({ ...pageInput, ...PartDifferenceFilter.properties }),
    response: Page(PartDifference),
  },
  loadCatalogueImport: {
    method: 'POST',
    path: 'backoffice/catalogue-imports/{id}/load',
    permission,
    tag,
    summary: 'Make a checked catalogue the one that the shop shows',
    params,
    response: Nothing,
  },
  cancelCatalogueImport: {
    method: 'POST',
    path: 'backoffice/catalogue-imports/{id}/cancel',
    permission,
    tag,
    summary: 'End an import that is not live yet',
    params,
    response: Nothing,
  },
  catalogueVersions: {
    method: 'GET',
    path: 'backoffice/catalogue-versions',
    permission,
    tag,
    summary: 'The catalogues that were loaded, newest first',
    response: ShortList(CatalogueVersion),
  },
  returnToCatalogueVersion: {
    method: 'POST',
    path: 'backoffice/catalogue-versions/{number}/return',
    permission,
    tag,
    summary: 'Put a catalogue back that was loaded before; answers the task that does it',
    params: Closed({ number: Id }),
    response: Closed({ id: Id }),
  },
});
