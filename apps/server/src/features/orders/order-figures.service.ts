import {
  orderAges,
  type OrderAge,
  type Sales,
  type SalesPeriod,
  type WaitingOrders,
} from '@partsboard/contract/backoffice/dashboard';
import { toMajor } from '@partsboard/domain/money';
import { openStates } from '@partsboard/domain/order-status';
import { polishDay } from '@partsboard/domain/polish-day';
import type { Db } from '../../db/database.ts';
import type { BranchScope } from '../../db/branch-scope.ts';
import { countOpenOrders } from './desk/order-counts.repository.ts';
import { scopeOf } from './desk/order-queue.ts';
import { countByAge, findDaysOfSales, type AgeGroup, type DayOfSales } from './sales.repository.ts';

const CHART_DAYS = 30;
const PERIODS = [1, 7, 30] as const;

/** A day that is so many days before another. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

const NO_SALES = { orders: 0, revenue: 0, orders_until_now: 0, revenue_until_now: 0 };

type DayReader = (daysAgo: number) => Omit<DayOfSales, 'day'>;

interface Sum {
  readonly orders: number;
  readonly revenue: number;
}

const add = (one: Sum, other: Sum): Sum => ({
  orders: one.orders + other.orders,
  revenue: one.revenue + other.revenue,
});

/** So many days until `lastDaysAgo`, of which the last counts until the time that it is now. */
function sumOf(dayOf: DayReader, days: number, lastDaysAgo: number): Sum {
  const last = dayOf(lastDaysAgo);
  const whole = Array.from({ length: days - 1 }, (_, index) => dayOf(lastDaysAgo + 1 + index));
  return whole.reduce<Sum>(add, { orders: last.orders_until_now, revenue: last.revenue_until_now });
}

function toPeriod(dayOf: DayReader, today: string, days: number): SalesPeriod {
  const now = sumOf((daysAgo) => withoutClock(dayOf(daysAgo)), days, 0);
  const before = sumOf(dayOf, days, days);
  return {
    days,
    from: daysBefore(today, days - 1),
    to: today,
    orders: now.orders,
    ordersBefore: before.orders,
    revenue: toMajor(now.revenue),
    revenueBefore: toMajor(before.revenue),
  };
}

/** Of today everything counts, also what a clock that is ahead has written. */
const withoutClock = (day: Omit<DayOfSales, 'day'>): Omit<DayOfSales, 'day'> => ({
  ...day,
  orders_until_now: day.orders,
  revenue_until_now: day.revenue,
});

/** Orders and revenue today, of 7 and of 30 days, each against as long a time before. */
export async function readSales(db: Db, branches: BranchScope, branchId: number | undefined): Promise<Sales> {
  const today = polishDay(new Date());
  const from = daysBefore(today, 2 * CHART_DAYS - 1);
  const rows = await findDaysOfSales(db, scopeOf(branches, branchId), from);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const dayOf: DayReader = (daysAgo) => byDay.get(daysBefore(today, daysAgo)) ?? NO_SALES;
  return {
    periods: PERIODS.map((days) => toPeriod(dayOf, today, days)),
    days: Array.from({ length: CHART_DAYS }, (_, index) => {
      const daysAgo = CHART_DAYS - 1 - index;
      const [now, before] = [dayOf(daysAgo), dayOf(daysAgo + CHART_DAYS)];
      return {
        day: daysBefore(today, daysAgo),
        orders: now.orders,
        revenue: toMajor(now.revenue),
        ordersBefore: before.orders,
        revenueBefore: toMajor(before.revenue),
      };
    }),
  };
}

/** What the dealer still has to do something with; an order that is ready waits for its customer. */
const WAITING = openStates.filter((state) => state !== 'ready');

const groupsOf = (today: string): readonly AgeGroup[] => {
  const bounds: Readonly<Record<OrderAge, Omit<AgeGroup, 'age'>>> = {
    today: { from: today, to: null },
    'one-or-two-days': { from: daysBefore(today, 2), to: daysBefore(today, 1) },
    'three-to-seven-days': { from: daysBefore(today, 7), to: daysBefore(today, 3) },
    older: { from: null, to: daysBefore(today, 8) },
  };
  return orderAges.map((age) => ({ age, ...bounds[age] }));
};

/** Orders that wait for the dealer, by the day on which they were placed. */
export async function readWaitingOrders(
  db: Db,
  branches: BranchScope,
  branchId: number | undefined,
): Promise<WaitingOrders> {
  const scope = scopeOf(branches, branchId);
  const groups = groupsOf(polishDay(new Date()));
  const [ages, counts] = await Promise.all([
    countByAge(db, scope, WAITING, groups),
    countOpenOrders(db, scope),
  ]);
  const ordersOf = new Map(ages.map(({ age, orders }) => [age, orders]));
  return {
    states: WAITING.join(','),
    ages: groups.map((group) => ({ ...group, orders: ordersOf.get(group.age) ?? 0 })),
    overdue: counts.reduce((sum, { overdue }) => sum + overdue, 0),
    backOrders: counts.reduce((sum, { backOrders }) => sum + backOrders, 0),
    toRefund: counts.reduce((sum, { toRefund }) => sum + toRefund, 0),
  };
}
