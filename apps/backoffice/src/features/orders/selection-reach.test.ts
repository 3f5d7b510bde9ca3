import { describe, expect, it } from 'vitest';
import { selectionReach } from './selection-reach.ts';

const reach = (shown: number, selected: number, hasMore: boolean) =>
  selectionReach({ shown, selected, hasMore }, 200);

describe('a selection', () => {
  it('of some rows is no more than these', () => {
    expect([reach(50, 0, true), reach(50, 49, true), reach(250, 199, false)]).toEqual([
      'rows',
      'rows',
      'rows',
    ]);
  });

  it('of all rows that are shown can be widened to the others, up to what goes at once', () => {
    expect([reach(50, 50, true), reach(150, 150, true)]).toEqual(['shown', 'shown']);
    expect([reach(200, 200, true), reach(250, 200, false), reach(250, 250, true)]).toEqual([
      'limit',
      'limit',
      'limit',
    ]);
  });

  it('of everything that fits is all', () => {
    expect([reach(60, 60, false), reach(200, 200, false)]).toEqual(['all', 'all']);
  });
});
