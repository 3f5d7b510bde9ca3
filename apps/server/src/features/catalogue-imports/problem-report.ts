import type { CatalogueProblemFilter } from '@partsboard/contract/backoffice/catalogue-imports';
import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import { toProblem } from './catalogue-imports.mapper.ts';
import { findProblems } from './catalogue-imports.repository.ts';

export type ReportLine = ReturnType<ReturnType<typeof toProblem>>;

interface WantedReport {
  readonly importId: number;
  readonly filter: CatalogueProblemFilter;
  readonly language: LanguageCode;
}

/** The report of an import in the language of its reader, who searches for what they see. */
export async function findReport(
  db: Db,
  { importId, filter: { text, ...filter }, language }: WantedReport,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ReportLine[]> {
  const inLanguage = toProblem(language);
  if (text === undefined) return (await findProblems(db, importId, filter, { after, limit })).map(inLanguage);
  // A report lists a few hundred messages of a file, so that all of them can be worded and looked through.
  const wanted = text.toLocaleLowerCase(language);
  return (await findProblems(db, importId, filter, { after }))
    .map(inLanguage)
    .filter(({ reason }) => reason.toLocaleLowerCase(language).includes(wanted))
    .slice(0, limit);
}
