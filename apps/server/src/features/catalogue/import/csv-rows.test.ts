import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { csvRows } from './csv-rows.ts';

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder('csv');
});

async function rowsOf(content: string | Buffer): Promise<(readonly string[])[]> {
  const path = join(folder, 'file.csv');
  await writeFile(path, content);
  const rows: (readonly string[])[] = [];
  for await (const block of csvRows(path)) {
    expect(block.firstRow).toBe(rows.length + 1);
    rows.push(...block.rows);
  }
  return rows;
}

describe('a CSV file', () => {
  it('is read with quotes, doubled quotes, commas and line breaks inside fields', async () => {
    expect(await rowsOf('a,b\n"1, ""one""","two\nlines"\n3,4')).toEqual([
      ['a', 'b'],
      ['1, "one"', 'two\nlines'],
      ['3', '4'],
    ]);
  });

  it('may have a byte order mark and Windows line ends, also inside a field', async () => {
    expect(await rowsOf('\uFEFFa,b\r\n"x\r\ny",ż\r\n')).toEqual([
      ['a', 'b'],
      ['x\ny', 'ż'],
    ]);
  });

  it('is read whole where characters and quoted fields lie across the blocks of reading', async () => {
    const long = 'zażółć gęślą jaźń,\n'.repeat(20);
    const expected = Array.from({ length: 3000 }, (_unused, index) => [String(index), long]);
    const text = expected.map(([number, field]) => `${number},"${field}"\n`).join('');
    expect(Buffer.byteLength(text)).toBeGreaterThan(1_000_000);
    expect(await rowsOf(text)).toEqual(expected);
  });

  it.each([
    ['a,b\n1,"2\n3,4\n', 2, 'open-quote'],
    [Buffer.from('a,b\n1,\xb3\n', 'latin1'), 2, 'not-utf-8'],
    [Buffer.from('\uFEFFa,b\n', 'utf16le'), 1, 'looks-like-utf-16'],
    ['a,b\n1,"2" x\n', 2, 'wrong-quotes'],
    [Buffer.alloc(5_000_000, 'x'), 0, 'no-line-ends'],
    [`a,b\n"${'x\n'.repeat(3_000_000)}`, 2, 'open-quote'],
  ])('with a fault that ends the reading says where it is (%#)', async (content, row, code) => {
    await expect(rowsOf(content)).rejects.toMatchObject({ row, fault: { code } });
  });
});
