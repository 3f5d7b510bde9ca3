import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { cartExampleNumbers, examples } from './examples.ts';
import { at, partKey, readTable, typeNumbers, type Row } from './testing/csv-table.ts';
import { makeDemoFolder } from './testing/demo-folder.ts';

vi.setConfig({ testTimeout: 30_000 });

const { folder } = makeDemoFolder();
const vehicles = readTable(folder, 'vehicles.csv');
const types = readTable(folder, 'vehicle-types.csv');
const boards = readTable(folder, 'boards.csv');
const lines = readTable(folder, 'board-lines.csv');
const parts = readTable(folder, 'parts.csv');
const priced = new Set(readTable(folder, 'prices.csv').map((row) => partKey(row)));
const supersessions = readTable(folder, 'supersessions.csv');

const typeOfVin = (vin: string): Row => {
  const vehicle = vehicles.find((row) => at(row, 'vin') === vin);
  const type = types.find((row) => at(row, 'code') === vehicle?.['type']);
  if (!type) throw new Error(`No vehicle ${vin}`);
  return type;
};

const fitment = readTable(folder, 'fitment.csv');
const linesFitting = (type: Row): Set<string> => {
  const number = Number(at(type, 'number'));
  return new Set(
    fitment
      .filter((row) => typeNumbers(at(row, 'types')).includes(number))
      .map((row) => `${at(row, 'board')} ${at(row, 'line')}`),
  );
};

describe('what the documentation invites people to try', () => {
  it('is a car with known equipment whose seven last characters fit three cars', () => {
    const car = vehicles.find((row) => at(row, 'vin') === examples.vin);
    expect(car?.['equipment_complete']).toBe('yes');
    expect(car?.['retrofitted']).not.toBe('');
    expect(vehicles.filter((row) => at(row, 'vin').endsWith(examples.lastSeven))).toHaveLength(3);
  });

  it('is a car about whose equipment nothing is known', () => {
    const car = vehicles.find((row) => at(row, 'vin') === examples.vinWithoutEquipment);
    expect([car?.['optional'], car?.['standard_set'], car?.['equipment_complete']]).toEqual(['', '', 'no']);
  });

  it('is a motorcycle', () => {
    expect(at(typeOfVin(examples.motorcycleVin), 'category')).toBe('MOTORRAD');
  });

  it('is a filter path that leads to the car', () => {
    const type = typeOfVin(examples.vin);
    const values = readTable(folder, 'filter-values.csv');
    const named = (dimension: string): string | undefined =>
      values.find((row) => at(row, 'dimension') === dimension && at(row, 'code') === at(type, dimension))?.[
        'name_pl'
      ];
    const { filterPath } = examples;
    expect(['serie', 'body', 'model', 'engine', 'version'].map(named)).toEqual([
      filterPath.serie,
      filterPath.body,
      filterPath.model,
      filterPath.engine,
      filterPath.version,
    ]);
    expect([at(type, 'steering'), at(type, 'transmission')]).toEqual([
      filterPath.steering,
      filterPath.transmission,
    ]);
  });

  it('is the front brake pads of that car, on one board of its front brake', () => {
    const fitting = linesFitting(typeOfVin(examples.vin));
    const found = lines.filter(
      (row) =>
        at(row, 'number') === examples.partNumber && fitting.has(`${at(row, 'board')} ${at(row, 'line')}`),
    );
    expect(found.map((row) => at(row, 'condition'))).toEqual(['B02']);
    expect(found.map((row) => at(row, 'board').slice(0, 5))).toEqual(['34-11']);
    expect(priced).toContain(`VARDEN ${examples.partNumber}`);
  });

  it('is a number that was superseded twice and ends at the brake pads', () => {
    const next = new Map(supersessions.map((row) => [at(row, 'number'), at(row, 'new_number')]));
    expect(next.get(next.get(examples.supersededNumber) ?? '')).toBe(examples.partNumber);
  });

  it('is a part on the same board that has no price', () => {
    expect(lines.some((row) => at(row, 'number') === examples.unpricedNumber)).toBe(true);
    expect(priced).not.toContain(`VARDEN ${examples.unpricedNumber}`);
  });

  it('is a number that two brands use for different parts', () => {
    const found = parts.filter((row) => at(row, 'number') === examples.sharedNumber);
    expect(found.map((row) => at(row, 'brand'))).toEqual(['SKARN', 'VARDEN']);
    expect(new Set(found.map((row) => at(row, 'name_pl'))).size).toBe(2);
  });

  it('is a category with ordinary and retrofit boards, and a board that needs a VIN', () => {
    const fitting = new Set([...linesFitting(typeOfVin(examples.vin))].map((line) => line.split(' ')[0]));
    const mine = boards.filter((row) => fitting.has(at(row, 'code')));
    const kinds = mine
      .filter((row) => at(row, 'category') === examples.retrofitCategory)
      .map((row) => at(row, 'retrofit'));
    expect(new Set(kinds)).toEqual(new Set(['no', 'yes']));
    const { category, namePl } = examples.vehicleSpecificBoard;
    const specific = mine.filter(
      (row) => at(row, 'category') === category && at(row, 'vehicle_specific') === 'yes',
    );
    expect(specific.map((row) => at(row, 'name_pl'))).toEqual([namePl]);
  });

  it('is a cart of twenty priced parts', () => {
    expect(new Set(cartExampleNumbers).size).toBe(20);
    expect(cartExampleNumbers.filter((number) => !priced.has(`VARDEN ${number}`))).toEqual([]);
  });
});

describe('the demo catalogue shows', () => {
  const some = (what: string, found: number): void => {
    expect(found, what).toBeGreaterThan(20);
  };

  it('lines that depend on steering, transmission, dates and equipment', () => {
    for (const column of ['steering', 'transmission', 'valid_from', 'valid_to', 'condition'])
      some(column, lines.filter((row) => at(row, column) !== '').length);
    expect(lines.filter((row) => at(row, 'condition') !== '').length / lines.length).toBeGreaterThan(0.2);
  });

  it('lines that are not drawn, and boards that share a drawing', () => {
    some('not drawn', lines.filter((row) => at(row, 'callout') === '').length);
    some('shared drawings', boards.length - new Set(boards.map((row) => at(row, 'drawing'))).size);
  });

  it('kits, repair and fit lists, parts without a price, superseded parts', () => {
    for (const file of ['bundles.csv', 'repair-lists.csv', 'fit-lists.csv'])
      some(file, new Set(readTable(folder, file).map((row) => partKey(row))).size);
    some('without price', parts.length - priced.size - supersessions.length);
    some('superseded', supersessions.length);
  });

  it('stock in the central warehouse and in six branches', () => {
    const warehouses = new Set(readTable(folder, 'stock.csv').map((row) => at(row, 'warehouse')));
    expect(warehouses.size).toBe(7);
  });

  it('is what the downloadable example of a cart import lists', () => {
    const file = readFileSync(new URL('../../../apps/shop/public/cart.csv', import.meta.url), 'utf8');
    const [header, ...rows] = file.trimEnd().split(/\r?\n/);
    expect(header).toBe('sku;quantity');
    expect(rows.map((row) => row.split(';')[0])).toEqual(cartExampleNumbers);
  });
});
