import { expect, it } from 'vitest';
import { shopAddress } from './shop-address.ts';

const here = { protocol: 'https:', hostname: 'parts.dealer.example', port: '' };

it('a page of a store with a host name of its own is opened there', () => {
  expect(shopAddress('/p/terms', ['fleet.dealer.example', 'fleet.example'], here)).toBe(
    'https://fleet.dealer.example/p/terms',
  );
  const local = { protocol: 'http:', hostname: 'localhost', port: '3000' };
  expect(shopAddress('/p/terms', ['fleet.localhost'], local)).toBe('http://fleet.localhost:3000/p/terms');
});

it('where the store has no host name, or this one, the page is opened here', () => {
  expect(shopAddress('/p/terms', [], here)).toBe('/p/terms');
  expect(shopAddress('/p/terms', ['fleet.example', 'parts.dealer.example'], here)).toBe('/p/terms');
});
