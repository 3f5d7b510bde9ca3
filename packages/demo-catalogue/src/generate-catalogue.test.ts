import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { sizeAt } from './scale.ts';
import { at, readTable } from './testing/csv-table.ts';
import { makeDemoFolder } from './testing/demo-folder.ts';
import { makeFleet } from './vehicles/fleet.ts';

vi.setConfig({ testTimeout: 30_000 });

const { folder, summary } = makeDemoFolder();
const again = makeDemoFolder();

const fingerprint = (of: string): string => {
  const hash = createHash('sha256');
  for (const entry of readdirSync(of, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  )) {
    const path = join(entry.parentPath, entry.name);
    hash.update(path.slice(of.length)).update(readFileSync(path));
  }
  return hash.digest('hex');
};

/** The key columns of each file whose rows are ordered by texts alone, or by texts and then a number. */
const keys: Readonly<Record<string, readonly string[]>> = {
  'attributes.csv': ['name'],
  'board-lines.csv': ['board', 'line'],
  'boards.csv': ['code'],
  'brands.csv': ['number'],
  'bundles.csv': ['brand', 'number', 'position'],
  'campaigns.csv': ['number'],
  'catalogs.csv': ['code'],
  'categories.csv': ['code'],
  'discount-groups.csv': ['code'],
  'discount-tables.csv': ['code'],
  'discounts.csv': ['table', 'group'],
  'drawings.csv': ['code'],
  'equipment-sets.csv': ['code'],
  'equipment.csv': ['code'],
  'filter-values.csv': ['dimension', 'code'],
  'fit-lists.csv': ['brand', 'number', 'position'],
  'fitment.csv': ['board', 'line', 'quantity'],
  'fluids.csv': ['type', 'position'],
  'hotspots.csv': ['drawing', 'callout', 'x1', 'y1', 'x2', 'y2'],
  'part-attributes.csv': ['brand', 'number', 'attribute', 'position'],
  'parts.csv': ['brand', 'number'],
  'prices.csv': ['brand', 'number'],
  'repair-lists.csv': ['brand', 'number', 'position'],
  'stock.csv': ['warehouse', 'brand', 'number'],
  'supersessions.csv': ['brand', 'number'],
  'vehicle-campaigns.csv': ['vin', 'campaign'],
  'vehicle-type-data.csv': ['type', 'position'],
  'vehicle-types.csv': ['number'],
  'vehicles.csv': ['vin'],
};

const integers = new Set(['line', 'position', 'quantity', 'x1', 'y1', 'x2', 'y2']);
const integerKeys = new Set(['brands.csv number', 'vehicle-types.csv number']);

/** Fixed-width digits, so that keys compare as texts whatever they are made of. */
const comparable = (file: string, column: string, value: string): string => {
  if (integers.has(column) || integerKeys.has(`${file} ${column}`)) return value.padStart(8, '0');
  return column === 'number' ? value.replaceAll(/[^A-Z0-9]/g, '') : value;
};

describe('the default demo catalogue', () => {
  it('is made of the same bytes every time', () => {
    expect(fingerprint(again.folder)).toBe(fingerprint(folder));
  });

  it('is rich enough to show everything', () => {
    expect(summary.series).toBeGreaterThanOrEqual(18);
    expect(summary.series).toBeLessThanOrEqual(22);
    expect(summary.vehicleTypes).toBeGreaterThanOrEqual(150);
    expect(summary.mainGroups).toBeGreaterThanOrEqual(12);
    expect(summary.mainGroups).toBeLessThanOrEqual(15);
    expect(summary.subgroups).toBeGreaterThanOrEqual(60);
    expect(summary.boards).toBeGreaterThanOrEqual(500);
    expect(summary.lines).toBeGreaterThanOrEqual(15_000);
    expect(summary.parts).toBeGreaterThanOrEqual(5_000);
    expect(summary.vehicles).toBeGreaterThanOrEqual(300);
  });

  it.each(Object.keys(keys))('has the rows of %s in canonical order, each key once', (file) => {
    const columns = keys[file] ?? [];
    const found = readTable(folder, file).map((row) =>
      columns.map((column) => comparable(file, column, at(row, column))).join('\u0000'),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.findIndex((key, index) => index > 0 && (found[index - 1] ?? '') >= key)).toBe(-1);
  });

  it('has no two pictures or drawings of the same content, and none that nobody names', () => {
    const named = {
      drawings: readTable(folder, 'drawings.csv').map((row) => at(row, 'file')),
      pictures: ['parts.csv', 'categories.csv']
        .flatMap((file) => readTable(folder, file))
        .map((row) => at(row, 'picture')),
    };
    for (const [place, names] of Object.entries(named)) {
      const files = readdirSync(join(folder, place));
      expect(new Set(names.filter((name) => name !== ''))).toEqual(new Set(files));
      expect(new Set(files.map((file) => readFileSync(join(folder, place, file), 'utf8'))).size).toBe(
        files.length,
      );
    }
  });
});

describe('the full-size demo catalogue', () => {
  it('has the series and vehicle types of a large manufacturer', () => {
    const fleet = makeFleet(1, sizeAt(1));
    expect(fleet.series).toHaveLength(170);
    expect(fleet.types.length).toBeGreaterThan(3_900);
    expect(fleet.types.length).toBeLessThan(4_200);
    expect(new Set(fleet.types.map(({ code }) => code)).size).toBe(fleet.types.length);
  });
});
