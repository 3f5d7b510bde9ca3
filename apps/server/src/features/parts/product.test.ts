import { expect, it } from 'vitest';
import type { VehicleName } from '../catalogue-lookups/catalogue-lookups.service.ts';
import type { UseLine } from './part.repository.ts';
import { usesOf } from './product.ts';

const word = (text: string) => ({ pl: text, en: text });
const vehicle = (rank: number): VehicleName => ({
  rank,
  serie: word(`Series ${rank}`),
  model: word('Model'),
  engine: null,
  body: null,
  version: word('Europe'),
});
/** Types 1 and 2 are named alike; 9 is of a catalogue that was loaded a moment ago. */
const vehicles = new Map([
  [1, vehicle(20)],
  [2, vehicle(20)],
  [3, vehicle(10)],
]);

const line = (
  boardId: number,
  callout: string | null,
  vehicleTypeIds: readonly number[],
  isCut = false,
): UseLine => [boardId, `34-${boardId}`, 'Front brake', 3411, callout, vehicleTypeIds, isCut];

const shown = (lines: readonly UseLine[]) =>
  usesOf(lines, vehicles).uses.map((use) => [use.vehicle.rank, use.boardId, use.callout]);

it('a board is named once for vehicles of one name, in their order and then by its code', () => {
  const lines = [line(7, '1', [1, 2, 3]), line(5, '4', [2, 9])];
  expect(shown(lines)).toEqual([
    [10, 7, '1'],
    [20, 5, '4'],
    [20, 7, '1'],
  ]);
  expect(usesOf(lines, vehicles).hasAllUses).toBe(true);
});

it('of several callouts on a board the first is named', () => {
  expect(shown([line(7, null, [1]), line(7, '8', [1]), line(7, '3', [2]), line(7, null, [2])])).toEqual([
    [20, 7, '3'],
  ]);
});

it('says where there are more uses than are shown', () => {
  const boards = (count: number) =>
    Array.from({ length: count }, (_none, index) => line(index + 1, '1', [1]));
  expect(usesOf(boards(300), vehicles)).toMatchObject({ uses: { length: 300 }, hasAllUses: true });
  expect(usesOf(boards(301), vehicles)).toMatchObject({ uses: { length: 300 }, hasAllUses: false });
  expect(usesOf([line(7, '1', [1], true)], vehicles)).toMatchObject({
    uses: { length: 1 },
    hasAllUses: false,
  });
});
