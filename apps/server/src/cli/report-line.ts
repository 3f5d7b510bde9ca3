import type { Problem } from '../features/catalogue/catalogue.service.ts';
import { describeImportProblem } from '../messages/import-problem.ts';

/** What a command prints of a file; commands speak English. */
export interface ReportLine {
  readonly file: string;
  readonly row: number;
  readonly reason: string;
}

export const toReportLine = ({ file, row, message }: Problem): ReportLine => ({
  file,
  row,
  reason: describeImportProblem(message, 'en'),
});
