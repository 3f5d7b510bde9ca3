import { expect, it } from 'vitest';
import { stillFitting } from './still-fitting.ts';

const parts = [{ Sku: '34 11 5 318 642' }, { Sku: '34 11 5 318 655' }, { Sku: '34 11 6 000 001' }];

it('keeps the parts whose number begins with what is typed, with or without spaces', () => {
  expect(stillFitting(parts, '34115')).toEqual(parts.slice(0, 2));
  expect(stillFitting(parts, '34 11 5 318 64')).toEqual(parts.slice(0, 1));
});

it('keeps all where none begins with it: they may have been found by another number', () => {
  expect(stillFitting(parts, '3412')).toEqual(parts);
});
