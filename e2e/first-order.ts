import type { Address } from '@partsboard/contract/address';
import type { ConfirmCheckoutResponse } from '@partsboard/contract/checkout';
import type { LineVehicle } from '@partsboard/contract/line-vehicles';
import type { Warehouse } from '@partsboard/contract/reference';
import { expect } from '@playwright/test';
import { pads } from './buyer.ts';
import type { Shopper } from './shopper.ts';

export const addressOf = async (shopper: Shopper): Promise<Address | undefined> =>
  (await shopper.call<{ Addresses: Address[] }>('GET', 'Customer/get')).Addresses[0];

/** An order by courier from Krakow, paid by transfer. */
export async function orderOnce(shopper: Shopper, sku = pads, car?: LineVehicle): Promise<void> {
  await shopper.put([sku, 1]);
  if (car) {
    const [line] = await shopper.cart();
    await shopper.call('POST', 'ShoppingCart/ClearCart', {});
    await shopper.call('POST', 'Level4/AddItem', { ProductId: line?.Product.Id, Quantity: 1, Vehicle: car });
  }
  const address = await addressOf(shopper);
  const branches = await shopper.call<Warehouse[]>('GET', 'Warehouse/list');
  const answer = await shopper.call<ConfirmCheckoutResponse>('POST', 'ShoppingCart/ConfirmCheckout', {
    ShippingAddressId: address?.Id,
    BillingAddressId: address?.Id,
    ShippingRateComputationMethodSystemName: 'Shipping.Courier',
    PaymentMethodSystemName: 'Payments.Transfer',
    OrderPointId: branches.find((branch) => branch.Code === 'KRK')?.Id,
    TermsOfServiceOnOrderConfirmPage: true,
  });
  expect(answer).toMatchObject({ Success: true });
}
