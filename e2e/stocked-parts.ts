import type { CartLine } from '@partsboard/contract/cart';
import type { ConfirmCheckoutResponse, ShippingAddressResponse } from '@partsboard/contract/checkout';
import { expect, type APIRequestContext } from '@playwright/test';
import { pads } from './buyer.ts';
import { Catalogue } from './catalogue.ts';
import { Shopper } from './shopper.ts';

/** More than any warehouse has. */
const EVERYTHING = 9_000;

export interface StockedPart {
  readonly sku: string;
  /** What lies in the store's own pickup branch, in the central warehouse, and everywhere. */
  readonly here: number;
  readonly central: number;
  readonly all: number;
}

const given = ({ Supply }: CartLine, kind: string): number =>
  Supply.filter(({ Kind }) => Kind === kind).reduce((sum, { Quantity }) => sum + Quantity, 0);

/** Parts that lie in the store's own pickup branch as well as in the central warehouse, and that no other journey buys. */
export async function stockedParts(request: APIRequestContext): Promise<readonly StockedPart[]> {
  const looker = await Shopper.register(request);
  const numbers = await (await Catalogue.open(request)).numbers(90);
  await looker.put(...numbers.map((sku) => [sku, EVERYTHING] as const));
  const parts = (await looker.cart()).map((line) => ({
    sku: line.Product.Sku,
    here: given(line, 'branch'),
    central: given(line, 'central'),
    all: line.Available,
  }));
  return parts.filter(({ sku, here, central }) => sku !== pads && here > 0 && central > 1);
}

/** Somebody else buys some pieces, before the answer to whatever comes next. */
export async function buyElsewhere(request: APIRequestContext, sku: string, quantity: number): Promise<void> {
  const other = await Shopper.register(request);
  await other.put([sku, quantity]);
  const { ExistingAddresses, PickupPoints } = await other.call<ShippingAddressResponse>(
    'GET',
    'ShoppingCart/ShippingAddress',
  );
  const answer = await other.call<ConfirmCheckoutResponse>('POST', 'ShoppingCart/ConfirmCheckout', {
    BillingAddressId: ExistingAddresses[0]?.Id,
    PickUpInStoreId: PickupPoints.find((point) => point.Default)?.Id,
    PaymentMethodSystemName: 'Payments.Transfer',
    TermsOfServiceOnOrderConfirmPage: true,
  });
  expect(answer.Errors).toEqual([]);
}
