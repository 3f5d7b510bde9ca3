import type { CatalogueProblemFilter } from '@partsboard/contract/backoffice/catalogue-imports';
import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import { count, text, type Table } from '../../http/tables/table.ts';
import { texts } from '../../messages/texts.ts';
import { findReport, type ReportLine } from './problem-report.ts';

/** What an import has found in its files, for a file. */
export function problemTable(
  db: Db,
  importId: number,
  filter: CatalogueProblemFilter,
  language: LanguageCode,
): Table<ReportLine> {
  const { reportTitle, reportColumns, severities } = texts[language].catalogueImports;
  return {
    language,
    title: reportTitle,
    titles: reportColumns,
    findPage: ({ after, limit }) =>
      findReport(db, { importId, filter, language }, { after: after?.position ?? -1, limit }),
    columns: [
      text(({ file }) => file),
      count(({ row }) => (row === 0 ? null : row)),
      text(({ severity }) => severities[severity]),
      text(({ reason }) => reason),
    ],
  };
}
