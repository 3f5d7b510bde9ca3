import type { PaymentMethod, ShippingAddressResponse, ShippingMethod } from '@partsboard/contract/checkout';
import { expect, type APIRequestContext } from '@playwright/test';
import { pads } from './buyer.ts';
import { Shopper } from './shopper.ts';

/** One that no other order has. */
export const freshReference = (): string => `WX ${Math.random().toString(36).slice(2, 9).toUpperCase()}`;

interface OrderWishes {
  readonly quantity?: number;
  readonly sku?: string;
  /** A second part, one piece of it. */
  readonly secondSku?: string;
  readonly reference?: string;
  readonly note?: string;
  /** Picked up in the store's own branch; otherwise sent by the first carrier there is. */
  readonly isPickup?: boolean;
}

interface DeskOrder {
  readonly id: number;
  readonly number: string;
  readonly shopper: Shopper;
}

/** A new customer places an order without the screen, to be executed in the Warsaw branch. */
export async function placeOrder(request: APIRequestContext, wishes: OrderWishes = {}): Promise<DeskOrder> {
  const { quantity = 1, sku = pads, secondSku, reference = '', note = '', isPickup = false } = wishes;
  const shopper = await Shopper.register(request);
  await shopper.put([sku, quantity], ...(secondSku === undefined ? [] : [[secondSku, 1] as const]));
  const { ExistingAddresses, PickupPoints } = await shopper.call<ShippingAddressResponse>(
    'GET',
    'ShoppingCart/ShippingAddress',
  );
  const addressId = ExistingAddresses[0]?.Id;
  const branchId = PickupPoints.find((point) => point.Default)?.Id;
  const methods = await shopper.call<ShippingMethod[]>(
    'GET',
    `ShoppingCart/ShippingMethods?addressId=${addressId}`,
  );
  const shipping = methods[0];
  const delivery = isPickup
    ? { PickUpInStoreId: branchId }
    : {
        ShippingAddressId: addressId,
        ShippingMethodName: shipping?.Name,
        ShippingRateComputationMethodSystemName: shipping?.ShippingRateComputationMethodSystemName,
        OrderPointId: branchId,
      };
  const answer = await shopper.call<{ readonly Errors: string[] }>('POST', 'ShoppingCart/ConfirmCheckout', {
    ...delivery,
    BillingAddressId: addressId,
    PaymentMethodSystemName: 'Payments.Transfer' satisfies PaymentMethod['PaymentMethodSystemName'],
    TermsOfServiceOnOrderConfirmPage: true,
    CustomerReference: reference,
    OrderNote: note,
  });
  expect(answer.Errors).toEqual([]);
  const [placed] = await shopper.orders();
  if (!placed) throw new Error('The order was not placed');
  return { id: placed.Id, number: placed.OrderNumber, shopper };
}
