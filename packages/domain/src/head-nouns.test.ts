import { expect, it } from 'vitest';
import { wordedName } from './head-nouns.ts';

it.each([
  ['Brake pads, front 348 mm', ['pads'], false],
  ['Wear sensor, brake pads', ['sensor'], false],
  ['Bolt for brake caliper', ['bolt'], false],
  ['Alternator 180 A', ['alternator'], false],
  ['Master key by VIN', ['key'], false],
  ['Spark plug set', ['plug'], true],
  ['Shock absorber fitting set', ['fitting'], true],
  ['Front brake – disc and pads', ['brake', 'disc', 'pads'], false],
])('an English name says last what the thing is: %s', (name, heads, isSet) => {
  expect(wordedName(name, 'en')).toMatchObject({ heads: new Set(heads), isSet });
});

it.each([
  ['Klocki hamulcowe przednie', ['klocki'], false],
  ['Czujnik zużycia klocków', ['czujnik'], false],
  ['Obudowa lusterka lewa', ['obudowa'], false],
  ['Górne mocowanie amortyzatora', ['gorne', 'mocowanie'], false],
  ['Wkład filtra oleju', ['filtra'], true],
  ['Zestaw montażowy klocków', ['montazowy'], true],
  ['Hamulec tylny – tarcza i klocki', ['hamulec', 'tarcza', 'klocki'], false],
])('a Polish one first: %s', (name, heads, isSet) => {
  expect(wordedName(name, 'pl')).toMatchObject({ heads: new Set(heads), isSet });
});
