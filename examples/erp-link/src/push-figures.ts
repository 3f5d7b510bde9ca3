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
    (await readCsv(file)).map(({ warehouse, brand, number, quantity }) => ({
      warehouse,
      brand,
      number,
      quantity: Number(quantity),
    })),
  );

/** Sends an export with the columns brand, number, net and vat; an empty net takes the price away. */
export const pushPrices = async (shop: Shop, file: string): Promise<RowsResult> =>
  push(
    shop,
    '/prices',
    (await readCsv(file)).map(({ brand, number, net, vat }) => ({
      brand,
      number,
      net: net === '' ? null : Number(net),
      vat: Number(vat),
    })),
  );
