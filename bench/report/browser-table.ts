import type { BrowserFigures, BrowserRounds } from '../browser/browser-figures.ts';
import type { Screen } from '../browser/interactions.ts';
import { textTable } from './text-table.ts';

type Read = (figures: BrowserFigures) => number;

const times: readonly (readonly [what: string, read: Read])[] = [
  ['login page: form can be typed in', ({ loginUsable }) => loginUsable],
  ['home, coming back: can be used', ({ homeUsable }) => homeUsable],
  ['login page: first paint', ({ login }) => login.firstPaint],
  ['login page: largest paint', ({ login }) => login.largestPaint],
  ['login page: blocking time', ({ login }) => login.blocking],
  ['open a board, click to drawing', ({ openBoardFirst }) => openBoardFirst],
  ['open it again', ({ openBoardAgain }) => openBoardAgain],
  ['add to cart, click to acknowledgement', ({ addAcknowledged }) => addAcknowledged],
  ['add to cart, click to notice', ({ addToCart }) => addToCart],
  ['change a quantity at 300 lines, click to sum', ({ changeQuantity }) => changeQuantity],
  ['a character of a part number to its suggestions', ({ suggest }) => suggest],
];

/** Medians, with the least and the most of the rounds beside them. */
export function browserTable(rounds: BrowserRounds): string {
  const { login, interactions } = rounds.median;
  const row = (what: string, read: Read) => [
    what,
    `${read(rounds.median).toFixed(0)} ms`,
    `${read(rounds.least).toFixed(0)} to ${read(rounds.most).toFixed(0)}`,
  ];
  return textTable(
    ['browser, slowed', 'measured', 'rounds'],
    [
      ['login page: transferred', `${login.kilobytes.toFixed(0)} kB in ${login.requests} requests`, ''],
      ['login page: layout shift', login.layoutShift.toFixed(3), ''],
      ...times.map(([what, read]) => row(what, read)),
      ...(Object.keys(interactions) as Screen[]).map((screen) =>
        row(`${screen}: longest interaction`, (figures) => figures.interactions[screen] ?? 0),
      ),
    ],
  );
}
