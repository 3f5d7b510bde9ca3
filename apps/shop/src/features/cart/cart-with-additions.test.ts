import type { CartLine } from '@partsboard/contract/cart';
import { expect, it } from 'vitest';
import { cartWithAdditions, type Addition } from './cart-with-additions.ts';

const line = (id: number, Quantity: number, Price: number): CartLine => ({
  Quantity,
  Place: id,
  Vehicle: null,
  Vehicles: [],
  Product: {
    Id: id,
    Sku: `part ${id}`,
    Name: 'Part',
    Price,
    PriceNetto: Price,
    OldPrice: Price,
    OldPriceNetto: Price,
    Discount: 0,
    VatRate: 23,
    PictureUrl: null,
  },
  Total: Price * Quantity,
  CoreDeposit: 0,
  Supply: [],
  Available: Quantity,
});

const addition = (productId: number, more: Partial<Addition> = {}): Addition => ({
  productId,
  quantity: 2,
  price: 10.1,
  before: 0,
  requestKey: `click on ${productId}`,
  ...more,
});

it('counts a part that is on its way, and its value', () => {
  expect(cartWithAdditions([], [])).toEqual({ lines: 0, total: undefined });
  expect(cartWithAdditions([], [addition(1)])).toEqual({ lines: 1, total: 20.2 });
  expect(cartWithAdditions([line(2, 1, 0.2)], [addition(1)])).toEqual({ lines: 2, total: 20.4 });
});

it('shows no value of a part whose price is not known', () => {
  const unpriced = addition(1, { price: undefined });
  expect(cartWithAdditions([], [unpriced])).toEqual({ lines: 1, total: undefined });
  expect(cartWithAdditions([line(2, 1, 5)], [unpriced])).toEqual({ lines: 2, total: 5 });
});

it('adds pieces to a line that is there, and none once the cart has them', () => {
  expect(cartWithAdditions([line(1, 3, 10.1)], [addition(1, { before: 3 })])).toEqual({
    lines: 1,
    total: 50.5,
  });
  expect(cartWithAdditions([line(1, 5, 10.1)], [addition(1, { before: 3 })])).toEqual({
    lines: 1,
    total: 50.5,
  });
});

it('counts a part once that is on its way from two places', () => {
  const both = [addition(1), addition(1, { before: 2 })];
  expect(cartWithAdditions([], both)).toEqual({ lines: 1, total: 40.4 });
  expect(cartWithAdditions([line(1, 2, 10.1)], both)).toEqual({ lines: 1, total: 40.4 });
});
