import type { BrowserFigures } from '../browser/browser-figures.ts';
import { textTable } from './text-table.ts';

const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;

export const browserTable = ({ login, ...journeys }: BrowserFigures): string =>
  textTable(
    ['browser, slowed', 'measured'],
    [
      ['login page: transferred', `${login.kilobytes.toFixed(0)} kB in ${login.requests} requests`],
      ['login page: form can be typed in', milliseconds(journeys.loginUsable)],
      ['home, coming back: can be used', milliseconds(journeys.homeUsable)],
      ['login page: first paint', milliseconds(login.firstPaint)],
      ['login page: largest paint', milliseconds(login.largestPaint)],
      ['login page: blocking time', milliseconds(login.blocking)],
      ['login page: layout shift', login.layoutShift.toFixed(3)],
      ['open a board, click to drawing', milliseconds(journeys.openBoardFirst)],
      ['open it again', milliseconds(journeys.openBoardAgain)],
      ['add to cart, click to acknowledgement', milliseconds(journeys.addAcknowledged)],
      ['add to cart, click to notice', milliseconds(journeys.addToCart)],
      ['change a quantity at 300 lines, click to sum', milliseconds(journeys.changeQuantity)],
      ['a character of a part number to its suggestions', milliseconds(journeys.suggest)],
      ...Object.entries(journeys.interactions).map(([screen, longest]) => [
        `${screen}: longest interaction`,
        milliseconds(longest),
      ]),
    ],
  );
