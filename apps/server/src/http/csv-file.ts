import { FORMULA_START } from '@partsboard/domain/spreadsheet-formula';
import Papa from 'papaparse';

/** Spreadsheets take the file for UTF-8 only with it. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** Lines of a file that a Polish spreadsheet opens in columns. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  Papa.unparse([...rows.map((row) => [...row])], {
    delimiter: ';',
    newline: LINE_END,
    // A name that begins like a formula must not become one.
    escapeFormulae: FORMULA_START,
  }) + LINE_END;

export const beginCsv = (columns: readonly string[]): string => BYTE_ORDER_MARK + toCsv([columns]);

export const timeFormat = (locale: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Warsaw' });

/** Without blanks between thousands, which a spreadsheet would take for text. */
export const amountFormat = (locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false });
