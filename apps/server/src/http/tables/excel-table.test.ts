import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import readWorkbook from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { excelOf } from './excel-table.ts';
import { amount, count, text, time, type Table } from './table.ts';

interface Line {
  readonly name: string;
  readonly pieces: number | null;
  readonly total: number;
  readonly at: Date;
}

const tableOf = (lines: readonly Line[]): Table<Line> => ({
  title: 'Zamówienia',
  language: 'pl',
  titles: ['Nazwa', 'Sztuki', 'Razem', 'Kiedy'],
  columns: [
    text((line) => line.name),
    count((line) => line.pieces),
    amount((line) => line.total),
    time((line) => line.at),
  ],
  findPage: ({ after, limit }) => {
    const start = after === undefined ? 0 : lines.indexOf(after) + 1;
    return Promise.resolve(lines.slice(start, start + limit));
  },
});

const fileOf = (lines: readonly Line[]): Promise<Buffer> => buffer(Readable.fromWeb(excelOf(tableOf(lines))));

/** Days with fractions, as files have them, are not exact to the millisecond. */
const toSeconds = (cell: unknown): unknown =>
  cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell;

const at = new Date('2026-07-01T22:30:00Z');
const line = (name: string): Line => ({ name, pieces: 3, total: 123_456, at });

it('writes numbers as numbers, times by the clock of the shop, and text as text', async () => {
  const [sheet] = await readWorkbook(
    await fileOf([{ ...line('Żabka & syn <1>'), pieces: null }, line('=1+1')]),
  );
  expect(sheet?.sheet).toBe('Zamówienia');
  expect(sheet?.data.map((row) => row.map(toSeconds))).toEqual([
    ['Nazwa', 'Sztuki', 'Razem', 'Kiedy'],
    ['Żabka & syn <1>', null, 1234.56, new Date('2026-07-02T00:30:00Z')],
    ['=1+1', 3, 1234.56, new Date('2026-07-02T00:30:00Z')],
  ]);
});

it('leaves out what no such file can hold', async () => {
  const [sheet] = await readWorkbook(await fileOf([line('a\u0000b\u001Bc\uFFFE'), line('x'.repeat(40_000))]));
  expect(sheet?.data.slice(1).map(([name]) => name)).toEqual(['abc', 'x'.repeat(32_767)]);
});

it('writes a hundred thousand rows while the server answers others', async () => {
  const lines = Array.from({ length: 100_000 }, (_none, index) => line(`Zamówienie ${index}`));
  const table = tableOf(lines);
  let rowsOfTurn = 0;
  let mostRows = 0;
  const counted = text<Line>(({ name }) => {
    rowsOfTurn += 1;
    mostRows = Math.max(mostRows, rowsOfTurn);
    return name;
  });
  // What others who call the server would wait for.
  let isWriting = true;
  const takeTurn = () => {
    rowsOfTurn = 0;
    if (isWriting) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  let bytes = 0;
  try {
    for await (const chunk of excelOf({ ...table, columns: [counted, ...table.columns.slice(1)] })) {
      bytes += chunk.length;
    }
  } finally {
    isWriting = false;
  }
  expect(bytes).toBeGreaterThan(500_000);
  expect(mostRows).toBeLessThanOrEqual(200);
}, 60_000);

it('stops reading the list when the caller leaves', async () => {
  let pages = 0;
  const findPage = () => {
    pages += 1;
    return Promise.resolve(Array.from({ length: 1000 }, () => line('more')));
  };
  const endless = { ...tableOf([]), findPage };
  const reader = Readable.fromWeb(excelOf(endless));
  for await (const chunk of reader) {
    expect(chunk).toBeInstanceOf(Uint8Array);
    break;
  }
  const read = pages;
  await new Promise((resolve) => setImmediate(resolve));
  expect(pages).toBe(read);
});
