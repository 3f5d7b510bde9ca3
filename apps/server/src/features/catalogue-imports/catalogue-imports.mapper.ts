import type {
  CatalogueImport,
  CatalogueImportSummary,
  CatalogueProblem,
  CatalogueVersion,
  PartDifference,
  ProblemSeverity,
} from '@partsboard/contract/backoffice/catalogue-imports';
import {
  catalogueProblems,
  isCatalogueProblemCode,
  type CatalogueProblemMessage,
} from '@partsboard/contract/backoffice/catalogue-problems';
import { importFailures, importSteps } from '@partsboard/contract/backoffice/import-steps';
import type { LanguageCode } from '@partsboard/contract/language';
import { toMajor } from '@partsboard/domain/money';
import { describeImportProblem } from '../../messages/import-problem.ts';
import { localisedName } from '../../messages/texts.ts';
import type { Problem } from '../catalogue/catalogue.service.ts';
import type { findParts, findProblems, findVersions, ImportRow } from './catalogue-imports.repository.ts';

export const toImportSummary = (row: ImportRow): CatalogueImportSummary => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  fileName: row.file_name,
  createdAt: row.created_at.toISOString(),
  staffName: row.staff_name,
  catalogueName: row.catalogue_name,
  problemCount: row.problem_count,
  noteCount: row.note_count,
  version: row.version,
});

/** A server of another version may have written what this one does not know. */
const known = <T extends string>(all: readonly T[], value: string | null): T | null =>
  all.find((each) => each === value) ?? null;

const isRunning = ({ state }: ImportRow): boolean => state === 'checking' || state === 'loading';

const differenceOf = ({ parts_new, parts_gone, parts_changed, prices_changed }: ImportRow) =>
  parts_new === null || parts_gone === null || parts_changed === null || prices_changed === null
    ? null
    : { new: parts_new, gone: parts_gone, changed: parts_changed, price: prices_changed };

export const toImport = (
  row: ImportRow,
  files: readonly { readonly file: string; readonly count: number }[],
): CatalogueImport => ({
  ...toImportSummary(row),
  bytes: row.bytes,
  issued: row.issued,
  targetVersion: row.target_version,
  finishedAt: row.finished_at?.toISOString() ?? null,
  progress: isRunning(row)
    ? { step: known(importSteps, row.step), file: row.step_file, percent: row.step_percent }
    : null,
  isCancelled: row.is_cancelled,
  failure: known(importFailures, row.failure),
  rowCount: row.row_count,
  listedProblems: files.reduce((sum, { count }) => sum + count, 0),
  problemFiles: files.map(({ file }) => file),
  difference: differenceOf(row),
});

type ProblemRow = Awaited<ReturnType<typeof findProblems>>[number];

/** What was found, if this server has a sentence for it: older reports are text alone, newer servers may know more. */
function messageOf({ code, params }: ProblemRow): CatalogueProblemMessage | undefined {
  if (code === null || !isCatalogueProblemCode(code) || typeof params !== 'object' || params === null)
    return undefined;
  const isWhole = catalogueProblems[code].every((name) => Object.hasOwn(params, name));
  // Its names were looked at; the values are what the import has written.
  return isWhole ? ({ ...params, code } as CatalogueProblemMessage) : undefined;
}

export const toProblem =
  (language: LanguageCode) =>
  (row: ProblemRow): CatalogueProblem & { readonly position: number } => {
    const message = messageOf(row);
    return {
      position: row.position,
      file: row.file,
      row: row.row,
      severity: row.severity,
      code: message?.code ?? null,
      reason: message === undefined ? row.reason : describeImportProblem(message, language),
    };
  };

/** As it is stored; the text is for servers that do not know the code. */
export const toProblemRow = ({ file, row, message }: Problem, severity: ProblemSeverity) => {
  const { code, ...params } = message;
  const reason = describeImportProblem(message, 'en');
  return { file, row, severity, reason, code, params: JSON.stringify(params) };
};

type PartRow = Awaited<ReturnType<typeof findParts>>[number];

const amount = (minor: number | null): number | null => (minor === null ? null : toMajor(minor));

export const toPartDifference =
  (language: LanguageCode) =>
  (row: PartRow): PartDifference => ({
    kind: row.kind,
    brand: row.brand,
    number: row.number,
    name: localisedName(row.name_pl, row.name_en)[language],
    netBefore: amount(row.net_before),
    netAfter: amount(row.net_after),
    changePercent: row.price_change === null ? null : row.price_change / 100,
  });

type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];

/** The newest row is the live one; of several rows of one catalogue only the newest offers to return to it. */
export function toVersions(rows: readonly VersionRow[]): CatalogueVersion[] {
  const offered = new Set<number>();
  return rows.map((row, index) => {
    const catalogue = row.restores ?? row.number;
    const canReturn = row.is_kept && !offered.has(catalogue);
    offered.add(catalogue);
    return {
      number: row.number,
      name: row.name,
      issued: row.issued,
      loadedAt: row.imported_at.toISOString(),
      loadedBy: row.loaded_by,
      rowCount: row.row_count,
      partCount: row.part_count,
      restores: row.restores,
      isLive: index === 0,
      canReturn,
    };
  });
}
