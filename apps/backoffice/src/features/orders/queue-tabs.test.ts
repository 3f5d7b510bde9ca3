import { describe, expect, it } from 'vitest';
import { countOf, queueTabs, tabOf, withTab } from './queue-tabs.ts';

const counts = [
  { branchId: 1, new: 3, toPick: 1, backOrders: 0, ready: 0, overdue: 2, toRefund: 1 },
  { branchId: 2, new: 4, toPick: 0, backOrders: 5, ready: 0, overdue: 0, toRefund: 2 },
];

describe('a tab of the order queue', () => {
  it.each(queueTabs)('%s is the one that its own filter shows', (tab) => {
    expect(tabOf(withTab({ states: 'shipped', isOverdue: true, search: 'PB1' }, tab))).toBe(tab);
  });

  it('keeps what else was chosen, and is left by another choice of states', () => {
    expect(withTab({ states: 'placed', branchId: 2, sort: 'due' }, 'overdue')).toEqual({
      branchId: 2,
      sort: 'due',
      isOverdue: true,
    });
    expect(tabOf({ states: 'placed,confirmed' })).toBeNull();
  });

  it('counts the orders of one branch or of all', () => {
    expect([countOf('new', counts, undefined), countOf('new', counts, 2)]).toEqual([7, 4]);
    expect(countOf('back-orders', counts, 1)).toBe(0);
    expect(countOf('to-refund', counts, undefined)).toBe(3);
  });
});
