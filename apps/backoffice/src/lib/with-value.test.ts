import { expect, it } from 'vitest';
import { withValue } from './with-value.ts';

const filter: { readonly search?: string; readonly roleId?: number } = { search: 'Nowak', roleId: 2 };

it('a filter gets its new value', () => {
  expect(withValue(filter, 'roleId', 3)).toEqual({ search: 'Nowak', roleId: 3 });
});

it.each(['', null, undefined])('a filter with the empty value %j is gone', (value) => {
  expect(withValue(filter, 'search', value)).toEqual({ roleId: 2 });
  expect(filter).toHaveProperty('search');
});
