import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { RowsResult, Shop } from './shop.ts';

/** The shop takes up to 100,000 rows in one call. */
const ROWS_IN_CALL = 50_000;

type Row = Readonly<Record<string, string>>;

/** The first line of the file has the names of the columns. */
async function readCsv(file: string): Promise<Row[]> {
  const { data, errors } = Papa.parse<Row>(await readFile(file, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  const [first] = errors;
  if (first) throw new Error(`${file}, row ${first.row}: ${first.message}`);
  return data;
}

/**
 * Exports write 12,50 too, or leave a field empty. Neither is a number, and JSON would make null of it, which takes the
 * price away: nothing is sent then.
 */
function numberOf(text: string | undefined, column: string, place: number): number {
  const number = text?.trim() ? Number(text) : NaN;
  if (!Number.isFinite(number))
    throw new Error(`Row ${place + 1}, ${column}: “${text ?? ''}” is not a number`);
  return number;
}

async function push(shop: Shop, path: string, rows: readonly unknown[]): Promise<RowsResult> {
  const sum = { accepted: 0, changed: 0, problems: [] as RowsResult['problems'][number][] };
  for (let from = 0; from < rows.length; from += ROWS_IN_CALL) {
    const part = (await shop.post(path, rows.slice(from, from + ROWS_IN_CALL))) as RowsResult;
    sum.accepted += part.accepted;
    sum.changed += part.changed;
    sum.problems.push(...part.problems.map(({ row, reason }) => ({ row: row + from, reason })));
  }
  return sum;
}

/** Sends an export with the columns warehouse, brand, number and quantity. */
export const pushStock = async (shop: Shop, file: string): Promise<RowsResult> =>
  push(
    shop,
    '/stock',
    (await readCsv(file)).map(({ warehouse, brand, number, quantity }, place) => ({
      warehouse,
      brand,
      number,
      quantity: numberOf(quantity, 'quantity', place),
    })),
  );

/** Sends an export with the columns brand, number, net and vat; an empty net takes the price away. */
export const pushPrices = async (shop: Shop, file: string): Promise<RowsResult> =>
  push(
    shop,
    '/prices',
    (await readCsv(file)).map(({ brand, number, net, vat }, place) => ({
      brand,
      number,
      net: net === '' ? null : numberOf(net, 'net', place),
      vat: numberOf(vat, 'vat', place),
    })),
  );
