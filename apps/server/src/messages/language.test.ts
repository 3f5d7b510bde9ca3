import { describe, expect, it } from 'vitest';
import { negotiateLanguage } from './language.ts';

describe('the language of an answer', () => {
  it.each([
    [undefined, 'pl'],
    ['', 'pl'],
    ['pl', 'pl'],
    ['en', 'en'],
    ['EN-gb', 'en'],
    ['en-EN', 'en'],
    ['pl-PL,pl;q=0.9,en-US;q=0.8,en;q=0.7', 'pl'],
    ['en-US,en;q=0.9,pl;q=0.8', 'en'],
    ['en;q=0.5,pl;q=0.6', 'pl'],
    ['de,en;q=0.5', 'en'],
    ['de,fr', 'en'],
    ['*', 'pl'],
    ['pl;q=0', 'en'],
    ['pl;q=0,en;q=0', 'en'],
    ['en;q=nonsense', 'pl'],
    [';;;,,,=', 'pl'],
    ['polish', 'en'],
  ] as const)('for %j is %s', (header, expected) => {
    expect(negotiateLanguage(header)).toBe(expected);
  });
});
