import type { ExportedFile, ImportOutcome } from '../features/catalogue/catalogue.service.ts';

const SHOWN_PROBLEMS = 100;
const number = new Intl.NumberFormat('en-GB');

const counted = (count: number, one: string, many: string): string =>
  `${number.format(count)} ${count === 1 ? one : many}`;

function printFiles(files: readonly { readonly file: string; readonly rows: number }[]): void {
  const width = Math.max(0, ...files.map(({ file }) => file.length));
  for (const { file, rows } of files)
    console.log(`  ${file.padEnd(width)}  ${number.format(rows).padStart(12)}`);
}

const seconds = (): string => `${process.uptime().toFixed(1)} s`;

/** Prints what was loaded, or the problems up to a bound; whether there was none. */
export function reportImport(outcome: ImportOutcome, success: string, most = SHOWN_PROBLEMS): boolean {
  const { files, problems, problemCount, version, name } = outcome;
  if (problemCount === 0) {
    console.log('');
    printFiles(files);
    const which = version === undefined ? '' : `: ${name ?? ''}, version ${version}`;
    console.log(`${success}${which} (${seconds()}).`);
    return true;
  }
  console.error('');
  for (const { file, row, reason } of problems.slice(0, most)) {
    console.error(row === 0 ? `${file}: ${reason}` : `${file}, row ${row}: ${reason}`);
  }
  const shown = Math.min(problems.length, most);
  if (problemCount > shown) console.error(`… and ${number.format(problemCount - shown)} more.`);
  console.error(`${counted(problemCount, 'problem', 'problems')}. Nothing was changed (${seconds()}).`);
  return false;
}

export function reportExport(files: readonly ExportedFile[], folder: string): boolean {
  console.log('');
  printFiles(files);
  console.log(`The catalogue was written to ${folder} (${seconds()}).`);
  return true;
}
