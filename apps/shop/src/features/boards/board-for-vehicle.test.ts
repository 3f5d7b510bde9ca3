import type { BoardListItem } from '@partsboard/contract/boards';
import { describe, expect, it } from 'vitest';
import { boardForVehicle } from './board-for-vehicle.ts';

const board = (Id: number, Name: string) => ({ Id, Name }) as BoardListItem;
const pads = board(1, 'Brake pads');

describe('the board of another vehicle', () => {
  it('is the same one where the vehicle has it', () => {
    expect(boardForVehicle(pads, [board(2, 'Brake pads'), pads])).toBe(pads);
  });

  it('is else the one with the same name', () => {
    expect(boardForVehicle(pads, [board(3, 'Brake discs'), board(2, 'Brake pads')])?.Id).toBe(2);
  });

  it('is not guessed where several have that name, or none', () => {
    expect(boardForVehicle(pads, [board(2, 'Brake pads'), board(4, 'Brake pads')])).toBeUndefined();
    expect(boardForVehicle(pads, [board(3, 'Brake discs')])).toBeUndefined();
  });
});
