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
  readonly orders: number;
}

const explains = ({ status, retryAfter }: Outcome) => status === 503 && retryAfter !== undefined;

export function experience(event: string, outcomes: readonly Outcome[], orders: number): Experience {
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
    orders,
  };
}

export const experienceTable = (experiences: readonly Experience[]): string =>
  [
    '| what happened | requests | failed | seconds of errors | not 503 | slowest answer | orders |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...experiences.map(
      ({ event, requests, failed, errorSeconds, unexplained, slowestSeconds, orders }) =>
        `| ${event} | ${requests} | ${failed} | ${errorSeconds} | ${unexplained.length} | ${slowestSeconds} s | ${orders} |`,
    ),
  ].join('\n');

export const booksText = ({ acknowledged, found, lost, wrongStock, wrongCredit }: Books): string =>
  `Orders acknowledged ${acknowledged}, found ${found}, lost ${lost}; ` +
  `stock rows that are wrong ${wrongStock}, companies whose credit is wrong ${wrongCredit}.`;
