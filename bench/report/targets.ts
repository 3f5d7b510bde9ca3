import { CONNECTIONS, type Measurement } from '../measure-calls.ts';
import type { BrowserFigures, BrowserRounds } from '../browser/browser-figures.ts';
import { growthOf } from './call-table.ts';
import { textTable } from './text-table.ts';

/** Everything that a run has measured; what was left out is undefined. */
export interface Figures {
  readonly calls: readonly Measurement[];
  readonly largeMegabytes: number | undefined;
  readonly browser: BrowserRounds | undefined;
}

interface Target {
  readonly what: string;
  readonly wanted: string;
  /** Undefined when it was not measured. */
  readonly measured: (figures: Figures) => number | undefined;
  readonly isMet: (value: number) => boolean;
  readonly format?: (value: number) => string;
}

const demoCall = ({ calls }: Figures, call: string, connections: number): Measurement | undefined =>
  calls.find((one) => one.call === call && one.connections === connections && one.site === 'demo');

const worst = (values: readonly (number | undefined)[], choose: (...all: number[]) => number) => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : choose(...known);
};

/** The share of the baseline's throughput at the concurrency where it is worse. */
const share = (call: string, least: number): Target => ({
  what: call,
  wanted: `at least ${least} × baseline`,
  measured: (figures) =>
    worst(
      CONNECTIONS.map((connections) => demoCall(figures, call, connections)?.ratio),
      Math.min,
    ),
  isMet: (value) => value >= least,
});

const below = (
  what: string,
  most: number,
  unit: string,
  measured: Target['measured'],
  digits = 0,
): Target => ({
  what,
  wanted: `under ${most} ${unit}`,
  measured,
  isMet: (value) => value < most,
  format: (value) => `${value.toFixed(digits)} ${unit}`,
});

function worstGrowth({ calls }: Figures): number | undefined {
  const names = new Set(calls.map(({ call }) => call));
  return worst(
    [...names].flatMap((call) => CONNECTIONS.map((connections) => growthOf(calls, call, connections))),
    Math.max,
  );
}

const inBrowser =
  (read: (figures: BrowserFigures) => number): Target['measured'] =>
  ({ browser }) =>
    browser && read(browser.median);

const painted = (what: string, most: number, read: (figures: BrowserFigures) => number): Target =>
  below(what, most, 'ms', inBrowser(read));

const targets: readonly Target[] = [
  share('stock and price of 1 part', 0.5),
  share('vin lookup', 0.5),
  share('vin lookup, always new', 0.3),
  share('cart of 1: read', 0.5),
  share('board of 35 lines for a VIN', 0.2),
  share('board of 35 lines for a VIN, always new', 0.2),
  share('cart of 100: read', 0.15),
  {
    what: 'add to a cart of 100 against a cart of 1',
    wanted: 'at least 0.8 ×',
    measured: (figures) =>
      worst(
        CONNECTIONS.map((connections) => {
          const small = demoCall(figures, 'cart of 1: add', connections)?.perSecond;
          const large = demoCall(figures, 'cart of 100: add', connections)?.perSecond;
          return small === undefined || large === undefined ? undefined : large / small;
        }),
        Math.min,
      ),
    isMet: (value) => value >= 0.8,
  },
  below(
    'quantity change in a cart of 1,000, p95 at 10',
    150,
    'ms',
    (figures) => demoCall(figures, 'cart of 1000: change quantity', 10)?.p95,
  ),
  share('confirm checkout with 40 lines', 0.1),
  {
    what: 'scale 1.0 against demo, worst p99 of a call',
    wanted: 'at most 1.5 ×',
    measured: worstGrowth,
    isMet: (value) => value <= 1.5,
  },
  {
    what: 'named PostgreSQL against the private one, slowest call',
    wanted: 'at most 1.3 ×',
    measured: ({ calls }) =>
      worst(
        calls.filter(({ site }) => site === 'named PostgreSQL').map(({ timesAsLong }) => timesAsLong),
        Math.max,
      ),
    isMet: (value) => value <= 1.3,
  },
  below('server memory under load, scale 1.0', 300, 'MB', ({ largeMegabytes }) => largeMegabytes),
  below(
    'login page, cold: transferred',
    200,
    'kB',
    inBrowser(({ login }) => login.kilobytes),
  ),
  painted('login page, cold: form can be typed in', 1500, ({ loginUsable }) => loginUsable),
  painted('home, coming back logged in: can be used', 1200, ({ homeUsable }) => homeUsable),
  {
    what: 'login page, cold: layout shift',
    wanted: '0',
    measured: inBrowser(({ login }) => login.layoutShift),
    isMet: (value) => value < 0.001,
    format: (value) => value.toFixed(3),
  },
  painted('click to drawing painted, first time', 800, ({ openBoardFirst }) => openBoardFirst),
  painted('click to drawing painted, warm', 100, ({ openBoardAgain }) => openBoardAgain),
  painted('add to cart, click to acknowledgement', 100, ({ addAcknowledged }) => addAcknowledged),
  painted('change a quantity at 300 lines', 100, ({ changeQuantity }) => changeQuantity),
  painted('a character of a part number to its suggestions', 150, ({ suggest }) => suggest),
  painted('longest interaction of the main journey', 200, ({ interactions }) =>
    Math.max(...Object.values(interactions)),
  ),
];

/** What is asked for, what was measured, and whether that is enough. */
export function targetTable(figures: Figures): string {
  const rows = targets.flatMap(({ what, wanted, measured, isMet, format }) => {
    const value = measured(figures);
    if (value === undefined) return [];
    return [
      [what, wanted, (format ?? ((number: number) => number.toFixed(2)))(value), isMet(value) ? 'yes' : 'NO'],
    ];
  });
  return textTable(['figure', 'wanted', 'measured', 'met'], rows);
}
