import { toMajor } from '@partsboard/domain/money';
import { amountFormat, beginCsv, timeFormat, toCsv } from '../csv-file.ts';
import { texts } from '../../messages/texts.ts';
import { pagesOf, type Table, type TableColumn } from './table.ts';

function cellWriter<Row>(locale: string): (column: TableColumn<Row>, row: Row) => string | number {
  const times = timeFormat(locale);
  const amounts = amountFormat(locale);
  return (column, row) => {
    if (column.kind === 'text') return column.of(row);
    if (column.kind === 'time') return times.format(column.of(row));
    const value = column.of(row);
    if (value === null) return '';
    return column.kind === 'amount' ? amounts.format(toMajor(value)) : value;
  };
}

/** The lines of a table, a page at a time. */
export async function* csvOf<Row>(table: Table<Row>): AsyncGenerator<string> {
  const toCell = cellWriter<Row>(texts[table.language].locale);
  yield beginCsv(table.titles);
  for await (const rows of pagesOf(table))
    yield toCsv(rows.map((row) => table.columns.map((column) => toCell(column, row))));
}
