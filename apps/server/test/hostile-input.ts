import { backofficeProblemCodes, type BackofficeProblem } from '@partsboard/contract/backoffice/problem';
import { PROBLEM_MEDIA_TYPE } from '@partsboard/contract/problem';
import { expect } from 'vitest';
import type { TestAnswer } from './test-app.ts';

/** Values that no field should choke on, whatever it is for. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2_147_483_648,
  1e308,
  '',
  ' ',
  'x'.repeat(20_000),
  'a\u0000b',
  '\u0007\u001b[31m',
  '\ud800',
  '\u202e‮💥',
  "'; drop table customer; --",
  '${7*7}{{7*7}}',
  [],
  [[[[]]]],
  {},
  { toString: 'x' },
  ['a', 'b'],
];

export const hostileTexts = [
  '',
  '%00',
  '-1',
  '0',
  '2147483648',
  '99999999999999999999',
  '1e3',
  '1.5',
  'NaN',
  '%F0%9F%92%A5',
  '%27%20or%201=1',
  'x'.repeat(400),
  'x'.repeat(5000),
  '..%2f..%2fetc%2fpasswd',
];

/** Whatever was sent, the answer is a sentence and not a failure of the server. */
export function expectDecentAnswer(answer: TestAnswer, what: string): void {
  expect(answer.status, `${what}: ${answer.text}`).toBeLessThan(500);
  if (answer.status < 400) return;
  expect(answer.headers['content-type'], what).toBe(`${PROBLEM_MEDIA_TYPE}; charset=utf-8`);
  const problem = answer.json as BackofficeProblem;
  expect(problem.status).toBe(answer.status);
  expect(backofficeProblemCodes).toContain(problem.code);
  expect(problem.title.length).toBeGreaterThan(5);
  expect(problem.requestId).toBe(answer.headers['x-request-id']);
  expect(answer.text).not.toMatch(/node_modules|\.ts:\d|at \w+ \(|select |insert /);
}
