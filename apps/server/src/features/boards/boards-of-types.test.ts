import { NO_EQUIPMENT_KNOWLEDGE } from '@partsboard/domain/equipment-condition-evaluation';
import { describe, expect, it } from 'vitest';
import type { ChosenVehicle } from '../vehicles/vehicles.service.ts';
import { BoardsOfTypes } from './boards-of-types.ts';

const always = { validFrom: null, validTo: null, retrofit: false, vehicleSpecific: false };

/** Board 3 is for one type until month 100 and for the other from month 90 on. */
const boards = new BoardsOfTypes([
  { ...always, boardId: 7, categoryId: 1 },
  { ...always, boardId: 3, categoryId: 1, validTo: 100 },
  { ...always, boardId: 3, categoryId: 1, validFrom: 90 },
  { ...always, boardId: 5, categoryId: 1, retrofit: true },
  { ...always, boardId: 9, categoryId: 1, vehicleSpecific: true },
  { ...always, boardId: 4, categoryId: 2, validFrom: 100 },
]);

const vehicle: ChosenVehicle = {
  vehicleId: 1,
  brandId: 1,
  scope: null,
  candidates: [],
  month: 95,
  equipment: NO_EQUIPMENT_KNOWLEDGE,
};

function boardsOf(asked: ChosenVehicle): number[] {
  const ids: number[] = [];
  boards.forEach(asked, (boardId) => ids.push(boardId));
  return ids;
}

describe('the boards of several vehicle types', () => {
  it('come once each, in their order, where the month is right', () => {
    expect(boardsOf(vehicle)).toEqual([7, 3, 5, 9]);
    expect(boardsOf({ ...vehicle, month: 100 })).toEqual([7, 3, 5, 9, 4]);
    expect(boardsOf({ ...vehicle, month: null })).toEqual([7, 3, 5, 9, 4]);
  });

  it('have as neighbours the next of their subgroup that are shown with them', () => {
    expect(boards.neighbours(7, vehicle)).toEqual({ previous: null, next: 3 });
    expect(boards.neighbours(3, vehicle)).toEqual({ previous: 7, next: 9 });
    expect(boards.neighbours(3, { ...vehicle, vehicleId: null })).toEqual({ previous: 7, next: null });
    expect(boards.neighbours(9, vehicle)).toEqual({ previous: 3, next: null });
    expect(boards.neighbours(5, vehicle)).toEqual({ previous: 3, next: 9 });
    expect(boards.neighbours(4, vehicle)).toEqual({ previous: null, next: null });
    expect(boards.neighbours(8, vehicle)).toBeUndefined();
  });
});
