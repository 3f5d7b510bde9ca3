import { conditionCodes, printCondition } from '@partsboard/domain/equipment-condition';
import { parseCondition } from '@partsboard/domain/equipment-condition-parser';
import { VIN } from '@partsboard/domain/vin';
import { describe, expect, it, vi } from 'vitest';
import { at, partKey, readTable, typeNumbers, type Row } from './testing/csv-table.ts';
import { makeDemoFolder } from './testing/demo-folder.ts';

vi.setConfig({ testTimeout: 30_000 });

const { folder } = makeDemoFolder();
const tables = new Map<string, Row[]>();

const table = (name: string): Row[] => {
  const rows = tables.get(name) ?? readTable(folder, `${name}.csv`);
  tables.set(name, rows);
  return rows;
};

const column = (name: string, of: string): Set<string> => new Set(table(name).map((row) => at(row, of)));

const dangling = (name: string, of: string, targets: ReadonlySet<string>): string[] =>
  table(name)
    .map((row) => at(row, of))
    .filter((value) => value !== '' && !targets.has(value));

const parts = new Set(table('parts').map((row) => partKey(row)));

describe('the references of the demo catalogue', () => {
  it.each([
    ['vehicle-types', 'brand', 'brands', 'code'],
    ['vehicle-types', 'catalog', 'catalogs', 'code'],
    ['vehicle-type-data', 'type', 'vehicle-types', 'code'],
    ['fluids', 'type', 'vehicle-types', 'code'],
    ['vehicles', 'type', 'vehicle-types', 'code'],
    ['vehicles', 'standard_set', 'equipment-sets', 'code'],
    ['vehicle-campaigns', 'vin', 'vehicles', 'vin'],
    ['vehicle-campaigns', 'campaign', 'campaigns', 'number'],
    ['categories', 'parent', 'categories', 'code'],
    ['hotspots', 'drawing', 'drawings', 'code'],
    ['boards', 'category', 'categories', 'code'],
    ['boards', 'drawing', 'drawings', 'code'],
    ['board-lines', 'board', 'boards', 'code'],
    ['parts', 'discount_group', 'discount-groups', 'code'],
    ['discounts', 'table', 'discount-tables', 'code'],
    ['discounts', 'group', 'discount-groups', 'code'],
    ['part-attributes', 'attribute', 'attributes', 'name'],
  ])('%s.%s leads to %s.%s', (name, of, target, key) => {
    expect(dangling(name, of, column(target, key))).toEqual([]);
  });

  it.each(['serie', 'body', 'model', 'engine', 'version', 'type'])(
    'every %s of a vehicle type has a name',
    (dimension) => {
      const values = table('filter-values').filter((row) => at(row, 'dimension') === dimension);
      expect(dangling('vehicle-types', dimension, new Set(values.map((row) => at(row, 'code'))))).toEqual([]);
    },
  );

  it.each([
    'part-attributes',
    'supersessions',
    'bundles',
    'repair-lists',
    'fit-lists',
    'prices',
    'stock',
    'board-lines',
  ])('the parts of %s exist', (name) => {
    expect(table(name).filter((row) => !parts.has(partKey(row)))).toEqual([]);
  });

  it.each(['bundles', 'repair-lists', 'fit-lists'])('the items of %s are other parts, each once', (name) => {
    const pairs = table(name).map((row) => ({
      part: partKey(row),
      item: partKey(row, 'item_brand', 'item_number'),
    }));
    expect(pairs.filter(({ part, item }) => !parts.has(item) || part === item)).toEqual([]);
    expect(new Set(pairs.map(({ part, item }) => `${part} > ${item}`)).size).toBe(pairs.length);
  });

  it('every callout has a hotspot on the drawing of its board', () => {
    const hotspots = new Set(table('hotspots').map((row) => `${at(row, 'drawing')} ${at(row, 'callout')}`));
    const drawings = new Map(table('boards').map((row) => [at(row, 'code'), at(row, 'drawing')]));
    const lost = table('board-lines').filter(
      (row) =>
        at(row, 'callout') !== '' &&
        !hotspots.has(`${drawings.get(at(row, 'board')) ?? ''} ${at(row, 'callout')}`),
    );
    expect(lost).toEqual([]);
  });

  it('every line fits some vehicle type, each at most once', () => {
    const numbers = new Set([...column('vehicle-types', 'number')].map(Number));
    const fitting = new Map<string, Set<number>>();
    const wrong: string[] = [];
    for (const row of table('fitment')) {
      const line = `${at(row, 'board')} ${at(row, 'line')}`;
      const known = fitting.get(line) ?? new Set();
      fitting.set(line, known);
      for (const number of typeNumbers(at(row, 'types'))) {
        if (!numbers.has(number) || known.has(number)) wrong.push(line);
        known.add(number);
      }
    }
    expect(wrong).toEqual([]);
    expect(
      table('board-lines').filter((row) => !fitting.has(`${at(row, 'board')} ${at(row, 'line')}`)),
    ).toEqual([]);
  });

  it('no supersession leads back to where it began', () => {
    const next = new Map(
      table('supersessions').map((row) => [partKey(row), partKey(row, 'new_brand', 'new_number')]),
    );
    const endless = [...next.keys()].filter((start) => {
      let part: string | undefined = start;
      for (let step = 0; step < 5 && part !== undefined; step += 1) part = next.get(part);
      return part !== undefined;
    });
    expect(endless).toEqual([]);
  });
});

describe('the contents of the demo catalogue', () => {
  it.each([
    'catalogs',
    'filter-values',
    'equipment',
    'vehicle-type-data',
    'fluids',
    'campaigns',
    'categories',
    'discount-groups',
    'attributes',
    'parts',
    'part-attributes',
    'boards',
  ])('are named in Polish and English in %s', (name) => {
    const nameless = table(name).filter((row) =>
      Object.entries(row).some(
        ([key, value]) => /^(name|kind|value)_(pl|en)$/.test(key) && value.trim() === '',
      ),
    );
    expect(nameless).toEqual([]);
  });

  it.each(['board-lines', 'parts', 'fluids', 'campaigns'])('have both languages or neither in %s', (name) => {
    const oneSided = table(name).filter((row) =>
      Object.keys(row)
        .filter((key) => key.endsWith('_pl'))
        .some((key) => (at(row, key) === '') !== (at(row, key.replace(/_pl$/, '_en')) === '')),
    );
    expect(oneSided).toEqual([]);
  });

  it('have only conditions that parse, in canonical form, over known codes', () => {
    const codes = column('equipment', 'code');
    for (const condition of column('board-lines', 'condition')) {
      if (condition === '') continue;
      const parsed = parseCondition(condition);
      expect(parsed.ok, condition).toBe(true);
      if (!parsed.ok) continue;
      expect(printCondition(parsed.condition)).toBe(condition);
      expect(
        conditionCodes(parsed.condition).every((code) => codes.has(code)),
        condition,
      ).toBe(true);
    }
  });

  it('have no line or board that ends before it begins', () => {
    const backwards = [...table('board-lines'), ...table('boards')].filter(
      (row) => at(row, 'valid_to') !== '' && at(row, 'valid_from') > at(row, 'valid_to'),
    );
    expect(backwards).toEqual([]);
  });

  it('have vehicles that were built while their type was, with equipment that can be together', () => {
    const types = new Map(table('vehicle-types').map((row) => [at(row, 'code'), row]));
    const sets = new Map(
      table('equipment-sets').map((row) => [at(row, 'code'), at(row, 'equipment').split(' ')]),
    );
    const groups = new Map(table('equipment').map((row) => [at(row, 'code'), at(row, 'exclusive_group')]));
    for (const row of table('vehicles')) {
      const vin = at(row, 'vin');
      expect(vin).toMatch(VIN);
      const type = types.get(at(row, 'type')) ?? {};
      const month = at(row, 'produced').slice(0, 7);
      expect(month >= at(type, 'first_month') && month <= (at(type, 'last_month') || '9999'), vin).toBe(true);
      const optional = at(row, 'optional').split(' ').filter(Boolean);
      const all = [...(sets.get(at(row, 'standard_set')) ?? []), ...optional];
      expect(new Set(all).size, vin).toBe(all.length);
      const exclusive = all.map((code) => groups.get(code) ?? '?').filter((group) => group !== '');
      expect(new Set(exclusive).size, vin).toBe(exclusive.length);
      for (const code of at(row, 'retrofitted').split(' ').filter(Boolean)) expect(all, vin).toContain(code);
    }
  });
});
