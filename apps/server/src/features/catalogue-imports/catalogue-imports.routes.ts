import { Readable } from 'node:stream';
import type { catalogueImportRoutes } from '@partsboard/contract/backoffice/catalogue-imports';
import type { catalogueStarterRoutes } from '@partsboard/contract/backoffice/catalogue-starter';
import { PAGE_SIZE } from '@partsboard/contract/backoffice/paging';
import type { Db } from '../../db/database.ts';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import { readCursor, toPage } from '../../http/backoffice/cursor.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { sendTable } from '../../http/tables/send-table.ts';
import { toImport, toImportSummary, toPartDifference, toVersions } from './catalogue-imports.mapper.ts';
import {
  findImport,
  findImports,
  findParts,
  findProblemFiles,
  findVersions,
  findWarehouseCodes,
} from './catalogue-imports.repository.ts';
import {
  beginImport,
  cancelImport,
  savePiece,
  startCheck,
  startLoad,
  startReturn,
} from './catalogue-uploads.ts';
import { findReport } from './problem-report.ts';
import { problemTable } from './problem-table.ts';
import { zipOfTexts } from './zip-of-texts.ts';

async function readImport(db: Db, id: number) {
  const row = await findImport(db, id);
  if (row === undefined)
    throw new DomainError('not-found', { title: (t) => t.catalogueImports.unknownImport });
  return toImport(row, await findProblemFiles(db, id));
}

interface CatalogueImportDeps {
  readonly db: Db;
  /** The files of a catalogue to start from, with stock in these warehouses. */
  readonly starterFiles: (warehouseCodes: readonly string[]) => Readonly<Record<string, string>>;
}

export const catalogueImportHandlers = ({
  db,
  starterFiles,
}: CatalogueImportDeps): BackofficeHandlers<
  typeof catalogueImportRoutes & typeof catalogueStarterRoutes
> => ({
  catalogueImports: async ({ query: { cursor, limit = PAGE_SIZE } }) => {
    const [before] = readCursor(cursor, ['number']) ?? [];
    const rows = await findImports(db, before, limit + 1);
    return toPage(rows, limit, { item: toImportSummary, position: ({ id }) => [id] });
  },
  beginCatalogueImport: ({ body, audit }) => beginImport(db, body, audit),
  sendCataloguePiece: async ({ params, body }) => {
    await savePiece(db, params.id, params.position, body.content);
    return {};
  },
  checkCatalogueImport: async ({ params }) => {
    await startCheck(db, params.id);
    return {};
  },
  catalogueImport: ({ params }) => readImport(db, params.id),
  catalogueProblems: async ({ params, query: { cursor, limit = PAGE_SIZE, ...filter }, language }) => {
    const [after] = readCursor(cursor, ['number']) ?? [-1];
    const lines = await findReport(
      db,
      { importId: params.id, filter, language },
      { after, limit: limit + 1 },
    );
    return toPage(lines, limit, {
      item: ({ file, row, severity, code, reason }) => ({ file, row, severity, code, reason }),
      position: ({ position }) => [position],
    });
  },
  catalogueProblemsFile: ({ params, query: { format, ...filter }, language, reply }) =>
    sendTable(reply, problemTable(db, params.id, filter, language), `catalogue-report-${params.id}`, format),
  catalogueDifference: async ({ params, query, language }) => {
    const { cursor, limit = PAGE_SIZE, kind, percent } = query;
    const [after] = readCursor(cursor, ['number']) ?? [-1];
    const change = percent === undefined ? undefined : Math.round(percent * 100);
    const rows = await findParts(db, params.id, { kind, change }, { after, limit: limit + 1 });
    return toPage(rows, limit, {
      item: toPartDifference(language),
      position: ({ position }) => [position],
    });
  },
  loadCatalogueImport: async ({ params, audit }) => {
    await startLoad(db, params.id, audit);
    return {};
  },
  cancelCatalogueImport: async ({ params, audit }) => {
    await cancelImport(db, params.id, audit);
    return {};
  },
  starterCatalogue: async ({ reply }) => {
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="catalogue.zip"',
    });
    return Readable.from(zipOfTexts(starterFiles(await findWarehouseCodes(db))));
  },
  catalogueVersions: async () => ({ items: toVersions(await findVersions(db)) }),
  returnToCatalogueVersion: ({ params, audit }) => startReturn(db, params.number, audit),
});
