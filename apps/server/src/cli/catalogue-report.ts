import type { CatalogueVersion } from '@partsboard/contract/backoffice/catalogue-imports';
import type { ExportedFile, ImportOutcome } from '../features/catalogue/catalogue.service.ts';
import type { FileChanges } from './catalogue-changes.ts';
import { toReportLine, type ReportLine } from './report-line.ts';

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

type Print = (line: string) => void;

function printProblems(problems: readonly ReportLine[], count: number, most: number, print: Print): void {
  for (const { file, row, reason } of problems.slice(0, most))
    print(row === 0 ? `${file}: ${reason}` : `${file}, row ${row}: ${reason}`);
  const shown = Math.min(problems.length, most);
  if (count > shown) print(`… and ${number.format(count - shown)} more.`);
}

const toOutput: Print = (line) => console.log(line);
const toErrors: Print = (line) => console.error(line);

function printNotes({ notes, noteCount }: ImportOutcome, most: number, print: Print): void {
  if (noteCount === 0) return;
  print(`${counted(noteCount, 'note', 'notes')}:`);
  printProblems(notes.map(toReportLine), noteCount, most, print);
}

function printDifference({ difference }: ImportOutcome): void {
  if (difference === undefined) return;
  const { new: added, gone, changed, price } = difference.counts;
  console.log(
    `Loading it adds ${counted(added, 'part', 'parts')}, removes ${number.format(gone)}, changes ${number.format(changed)} and ${counted(price, 'price', 'prices')}.`,
  );
}

/** Prints what was loaded, or the problems up to a bound; whether there was none. */
export function reportImport(outcome: ImportOutcome, success: string, most = SHOWN_PROBLEMS): boolean {
  const { files, problems, problemCount, version, name } = outcome;
  if (problemCount === 0) {
    console.log('');
    printNotes(outcome, most, toOutput);
    printFiles(files);
    printDifference(outcome);
    const which = version === undefined ? '' : `: ${name ?? ''}, version ${version}`;
    console.log(`${success}${which} (${seconds()}).`);
    return true;
  }
  console.error('');
  printNotes(outcome, most, toErrors);
  printProblems(problems.map(toReportLine), problemCount, most, toErrors);
  console.error(`${counted(problemCount, 'problem', 'problems')}. Nothing was changed (${seconds()}).`);
  return false;
}

const about = ({ isLive, canReturn }: CatalogueVersion): string =>
  isLive ? '  loaded' : canReturn ? '  can be put back' : '';

export function reportVersions(versions: readonly CatalogueVersion[]): boolean {
  if (versions.length === 0) console.log('No catalogue was loaded yet.');
  for (const version of versions) {
    const { number: which, name, loadedAt, loadedBy, rowCount, restores } = version;
    const rows = rowCount === null ? '' : `  ${number.format(rowCount)} rows`;
    const of = restores === null ? '' : ` (version ${restores} put back)`;
    const by = loadedBy === null ? '' : `  by ${loadedBy}`;
    console.log(`${which}  ${loadedAt}  ${name}${of}${rows}${by}${about(version)}`);
  }
  return true;
}

export function reportReturn({
  name,
  version,
}: {
  readonly name: string;
  readonly version: number;
}): boolean {
  console.log(`The catalogue is live: ${name}, version ${version} (${seconds()}).`);
  return true;
}

/** Prints what a file of changes has changed. */
export function reportChanges({ problems, notes, rows, changed }: FileChanges, what: string): boolean {
  printProblems(notes, notes.length, SHOWN_PROBLEMS, toOutput);
  if (problems.length > 0) {
    printProblems(problems, problems.length, SHOWN_PROBLEMS, toErrors);
    console.error(`${counted(problems.length, 'problem', 'problems')}. Nothing was changed (${seconds()}).`);
    return false;
  }
  console.log(
    `${counted(rows, 'row', 'rows')} read, ${counted(changed, what, what === 'price' ? 'prices' : 'figures of stock')} changed (${seconds()}).`,
  );
  return true;
}

export function reportExport(files: readonly ExportedFile[], folder: string): boolean {
  console.log('');
  printFiles(files);
  console.log(`The catalogue was written to ${folder} (${seconds()}).`);
  return true;
}
