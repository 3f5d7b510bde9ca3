import fc from 'fast-check';
import { expect, it } from 'vitest';
import { likelyMeant, slipsBetween, trigramsOf } from './spelling.ts';

it.each([
  ['klocki', 'klocki', 0],
  ['kolcki', 'klocki', 1],
  ['klockki', 'klocki', 1],
  ['kloki', 'klocki', 1],
  ['klozki', 'klocki', 1],
  ['amotry', 'amortyzator', 1],
  ['tarcza', 'klocki', 6],
])('%s is %s with %d slips', (typed, word, slips) => {
  if (slips < 6) expect(slipsBetween(typed, word)).toBe(slips);
  else expect(slipsBetween(typed, word)).toBeGreaterThan(2);
});

it('a misspelt word means those with the fewest slips, and a short one none', () => {
  const words = ['klocki', 'klocek', 'tarcza', 'amortyzator'];
  expect(likelyMeant('kolcki', words)).toEqual(['klocki']);
  expect(likelyMeant('amortzyatro', words)).toEqual(['amortyzator']);
  expect(likelyMeant('kpq', words)).toEqual([]);
  expect(likelyMeant('brembo', words)).toEqual([]);
  expect(likelyMeant('klocki', [])).toEqual([]);
});

it.each([
  ['horn', 'gorna', 'the first letter is another'],
  ['sill', 'silencer', 'four letters are no beginning'],
  ['prog', 'profilowa', 'four letters are no beginning'],
  ['pads', 'pasy', 'there are two slips in a short word'],
  ['fan', 'van', 'it is too short'],
  ['tapeta', 'talerz', 'there are more slips than one'],
  ['kosiarka', 'koncowka', 'there are more slips than two'],
])('%s does not mean %s: %s', (typed, word) => {
  expect(likelyMeant(typed, [word])).toEqual([]);
});

it.each([
  ['laternator', 'alternator'],
  ['amortyztro', 'amortyzator'],
  ['amotry', 'amortyzator'],
  ['dics', 'disc'],
])('%s means %s', (typed, word) => {
  expect(likelyMeant(typed, [word])).toEqual([word]);
});

it('one changed, missing or added character is one slip at most', () => {
  const word = fc.stringMatching(/^[a-z]{2,10}$/);
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom('', 'x', 'xq'), (text, at, put) => {
      const place = at % text.length;
      expect(slipsBetween(text.slice(0, place) + put + text.slice(place + 1), text)).toBeLessThanOrEqual(2);
    }),
  );
});

it('runs of three mark where a word begins and ends', () => {
  expect(trigramsOf('pad')).toEqual(['  p', ' pa', 'pad', 'ad ']);
});
