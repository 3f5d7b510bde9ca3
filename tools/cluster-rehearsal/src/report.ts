import { hasFailed, type Outcome } from './buyer-client.ts';
import type { Books } from './books.ts';

/** How buyers fared while something happened. */
export interface Experience {
  readonly event: string;
  readonly requests: number;
  readonly failed: number;
  /** From the beginning of the first failed request to the end of the last one. */
  readonly errorSeconds: number;
  /** Failed requests that were not answered with 503 and the time after which to try again. */
  readonly unexplained: readonly string[];
  readonly slowestSeconds: number;
  /** All orders, stock and credit since the beginning, as they were afterwards. */
  readonly books: Books;
}

const explains = ({ status, retryAfter }: Outcome) => status === 503 && retryAfter !== undefined;

export function experience(event: string, outcomes: readonly Outcome[], books: Books): Experience {
  const failed = outcomes.filter(hasFailed);
  const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10;
  const first = Math.min(...failed.map(({ began }) => began));
  const last = Math.max(...failed.map(({ ended }) => ended));
  return {
    event,
    requests: outcomes.length,
    failed: failed.length,
    errorSeconds: failed.length === 0 ? 0 : seconds(last - first),
    unexplained: failed
      .filter((outcome) => !explains(outcome))
      .map(({ status, call }) => `${status} ${call}`),
    slowestSeconds: seconds(Math.max(0, ...outcomes.map(({ began, ended }) => ended - began))),
    books,
  };
}

/** Hundredths as an amount of zloty. */
const zloty = (hundredths: number): string =>
  (hundredths / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const HEAD = [
  'what happened',
  'requests',
  'failed',
  'seconds of errors',
  'not 503',
  'slowest answer',
  'orders acknowledged so far',
  'of these found',
  'pieces reserved',
  'pieces promised',
  'credit used',
  'credit owed',
];

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

export const experienceTable = (experiences: readonly Experience[]): string =>
  [
    row(HEAD),
    row(['---', ...HEAD.slice(1).map(() => '---:')]),
    ...experiences.map(({ event, requests, failed, errorSeconds, unexplained, slowestSeconds, books }) =>
      row([
        event,
        requests,
        failed,
        errorSeconds,
        unexplained.length,
        `${slowestSeconds} s`,
        books.acknowledged,
        books.found,
        books.reserved,
        books.promised,
        zloty(books.creditUsed),
        zloty(books.creditOwed),
      ]),
    ),
  ].join('\n');

export const booksText = (books: Books): string =>
  `Orders acknowledged ${books.acknowledged}, found ${books.found}, placed ${books.placed}; ` +
  `rows of stock that are wrong ${books.wrongStock}, companies whose credit is wrong ${books.wrongCredit}.`;
