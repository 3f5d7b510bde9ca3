import type { OrderCounts, OrderFilter } from '@partsboard/contract/backoffice/orders';

/** What people open the queue for; each but the first has a count. */
export const queueTabs = ['all', 'new', 'to-pick', 'back-orders', 'ready', 'overdue', 'to-refund'] as const;
export type QueueTab = (typeof queueTabs)[number];

type TabFilter = Pick<OrderFilter, 'states' | 'isBackOrdered' | 'isToPick' | 'isOverdue' | 'isToRefund'>;

const tabFilters: Readonly<Record<QueueTab, TabFilter>> = {
  all: {},
  new: { states: 'placed' },
  'to-pick': { isToPick: true },
  'back-orders': { isBackOrdered: true },
  ready: { states: 'ready' },
  overdue: { isOverdue: true },
  'to-refund': { isToRefund: true },
};

const byTab = [
  'states',
  'isBackOrdered',
  'isToPick',
  'isOverdue',
  'isToRefund',
] as const satisfies (keyof TabFilter)[];

/** The filter with what the tab stands for; the rest of it stays. */
export const withTab = (filter: OrderFilter, tab: QueueTab): OrderFilter => ({
  ...Object.fromEntries(Object.entries(filter).filter(([name]) => !byTab.some((each) => each === name))),
  ...tabFilters[tab],
});

/** The tab that a filter shows; null for a choice of its own. */
export const tabOf = (filter: OrderFilter): QueueTab | null =>
  queueTabs.find((tab) => byTab.every((name) => tabFilters[tab][name] === filter[name])) ?? null;

const countNames = {
  new: 'new',
  'to-pick': 'toPick',
  'back-orders': 'backOrders',
  ready: 'ready',
  overdue: 'overdue',
  'to-refund': 'toRefund',
} as const satisfies Partial<Record<QueueTab, keyof OrderCounts>>;

/** How many orders of a branch, or of all branches, a tab holds. */
export const countOf = (
  tab: Exclude<QueueTab, 'all'>,
  counts: readonly OrderCounts[],
  branchId: number | undefined,
): number =>
  counts
    .filter((count) => branchId === undefined || count.branchId === branchId)
    .reduce((sum, count) => sum + count[countNames[tab]], 0);
