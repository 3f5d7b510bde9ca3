import { expect, it } from 'vitest';
import { correctionOutcome } from './correction-outcome.ts';

const figures = { quantity: 10, reserved: 4 };

it('tells what will lie there and what can still be promised', () => {
  expect(correctionOutcome(figures, 'set', 7)).toEqual({
    after: 7,
    difference: -3,
    availableBefore: 6,
    availableAfter: 3,
    missing: 0,
  });
  expect(correctionOutcome(figures, 'add', 5)).toMatchObject({ after: 15, availableAfter: 11 });
});

it('tells how many promised pieces will be missing', () => {
  expect(correctionOutcome(figures, 'set', 1)).toMatchObject({ missing: 3, availableAfter: 0 });
});

it('has nothing to tell without a number, or below nothing', () => {
  expect(correctionOutcome(figures, 'set', '')).toBeNull();
  expect(correctionOutcome(figures, 'add', -11)).toBeNull();
});
