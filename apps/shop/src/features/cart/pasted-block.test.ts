import { describe, expect, it } from 'vitest';
import { clearRows, readPastedBlock } from './pasted-block.ts';

const read = (...lines: readonly string[]) => {
  const block = readPastedBlock(lines.join('\r\n'));
  const rows = clearRows(block);
  return { ...block, rows: rows?.map(({ sku, quantity }) => [sku, quantity]) ?? null };
};

describe('pasted lines', () => {
  it('are a number and a quantity, which may be missing', () => {
    expect(read('34 11 6 794 300\t2', '11 42;3', '51 11,4', '07 11', '', '').rows).toEqual([
      ['34 11 6 794 300', '2'],
      ['11 42', '3'],
      ['51 11', '4'],
      ['07 11', '1'],
    ]);
  });

  it('have their quantities in one column, not in whatever is whole in a line', () => {
    const block = read('A1\tKlocki\t12,50\t2', 'A2\tTarcza\t30\t1', 'A3\tŚruba\t7\t10');
    expect(block.rows).toEqual([
      ['A1', '2'],
      ['A2', '1'],
      ['A3', '10'],
    ]);
    expect(block).toMatchObject({ quantities: { possible: [2, 3], chosen: 3 } });
  });

  it('may have prices after the quantities, with a decimal comma', () => {
    expect(read('A1\t2\t12,50', 'A2\t1\t30,00').rows).toEqual([
      ['A1', '2'],
      ['A2', '1'],
    ]);
  });

  it('keep what is no quantity in their column, to be refused', () => {
    expect(read('A1\t5\t2', 'A2\tx\t3', 'A3\t1.000\t4', 'A4\t7\t').rows).toEqual([
      ['A1', '2'],
      ['A2', '3'],
      ['A3', '4'],
      ['A4', '1'],
    ]);
    expect(read('A1\t5', 'A2\tx', 'A3\t1.000').rows).toEqual([
      ['A1', '5'],
      ['A2', 'x'],
      ['A3', '1.000'],
    ]);
  });

  it('use the column that is named as the quantity', () => {
    const block = read('Numer\tCena\tIlość', 'A1\t30\t2', 'A2\t40\t1');
    expect(block).toMatchObject({
      headings: ['Numer', 'Cena', 'Ilość'],
      quantities: { possible: [2], chosen: 2 },
    });
    expect(block.rows).toEqual([
      ['A1', '2'],
      ['A2', '1'],
    ]);
  });

  it.each([
    ['prices without decimals and a missing quantity', ['A1\t120\t2', 'A2\t80\t'], [1, 2]],
    ['a price with a point between its thousands', ['A1\t1.000\t2', 'A2\t200\t1'], [1, 2]],
    ['one line', ['A1\t120\t2'], [1, 2]],
    ['quantities above the prices', ['A1\tŚruba\t5\t100', 'A2\tŚruba\t7\t50'], [2, 3]],
    ['rows that are numbered', ['1\t34 11 5 318 642', '2\t34 11 5 318 640', '3\t11 28 8 909 437'], [0]],
    ['a heading that says price', ['Numer\tCena', 'A1\t120', 'A2\t80'], []],
    ['prices only, some with decimals', ['A1\t120\t-', 'A2\t80\t-', 'A3\t99,50\t-'], [1]],
  ])('leave the choice of their column to the person: %s', (_name, lines, possible) => {
    expect(read(...lines)).toMatchObject({ quantities: { possible, chosen: null }, rows: null });
  });

  it('are numbered as they stand, headings and blank lines too', () => {
    const block = readPastedBlock('SKU\tQuantity\n\nA1\t2\n\t3\nA2\t1\n');
    expect(clearRows(block)).toEqual([
      { sku: 'A1', quantity: '2', row: 3 },
      { sku: 'A2', quantity: '1', row: 5 },
    ]);
  });

  it.each(['', '\n\n', '\t\t', 'SKU\tQuantity'])('can be none: %j', (pasted) => {
    expect(readPastedBlock(pasted).lines).toEqual([]);
  });
});
