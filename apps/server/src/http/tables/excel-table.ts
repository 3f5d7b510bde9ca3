import type { ReadableStream } from 'node:stream/web';
import { setImmediate as otherWork } from 'node:timers/promises';
import { toMajor } from '@partsboard/domain/money';
import { writeXlsxStream } from 'hucre/xlsx';
import { pagesOf, type Table, type TableColumn } from './table.ts';

/** Excel takes no longer text in a cell. */
const MAX_TEXT_LENGTH = 32_767;
/** What XML has no form for, or Excel would show as an escape. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;
/** After so many rows the server turns to other callers. */
const ROWS_WITHOUT_PAUSE = 100;

const formats = { text: undefined, count: '0', amount: '#,##0.00', time: 'yyyy-mm-dd hh:mm' } as const;
const widths = { text: 24, count: 12, amount: 14, time: 18 } as const;

const polishClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Spreadsheets know no time zones: what the clock of the shop shows, as if it were that of Greenwich. */
function clockTime(moment: Date): Date {
  const part = Object.fromEntries(
    polishClock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

function toCell<Row>(column: TableColumn<Row>, row: Row): string | number | Date | null {
  if (column.kind === 'text') return column.of(row).replaceAll(UNWRITABLE, '').slice(0, MAX_TEXT_LENGTH);
  if (column.kind === 'time') return clockTime(column.of(row));
  const value = column.of(row);
  return value === null || column.kind === 'count' ? value : toMajor(value);
}

async function* cellsOf<Row>(table: Table<Row>) {
  for await (const rows of pagesOf(table)) {
    for (const [index, row] of rows.entries()) {
      if (index % ROWS_WITHOUT_PAUSE === 0) await otherWork();
      yield table.columns.map((column) => toCell(column, row));
    }
  }
}

/** The bytes of an Excel file with numbers and times as such; text stays text, whatever it begins with. */
export const excelOf = <Row>(table: Table<Row>): ReadableStream<Uint8Array> =>
  writeXlsxStream(cellsOf(table), {
    name: table.title,
    columns: table.titles.map((header, index) => {
      const { kind } = table.columns[index] ?? { kind: 'text' as const };
      const numFmt = formats[kind];
      return { header, width: widths[kind], ...(numFmt === undefined ? {} : { numFmt }) };
    }),
    freezePane: { rows: 1 },
    // The type is that of browsers; in Node it is Node's own.
  }) as ReadableStream<Uint8Array>;
