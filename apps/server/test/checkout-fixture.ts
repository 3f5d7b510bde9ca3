import type { Buyer, OrderRequest } from '../src/features/checkout/place-order.ts';
import { databasePriceAndStock } from '../src/features/pricing/pricing.service.ts';
import type { TestCustomer } from './shop-fixture.ts';

export { findCredit } from '../src/features/checkout/place-order.repository.ts';
export { placeOrder, type OrderRequest } from '../src/features/checkout/place-order.ts';

export const checkoutDeps = { prices: databasePriceAndStock, mailQueue: { wake: () => undefined } };

export const buyerOf = (customer: TestCustomer): Buyer => ({ ...customer, storeId: 1, language: 'pl' });

/** A complete request: by courier, paid by transfer, executed by the branch. */
export const requestOf = (
  customer: TestCustomer,
  branch: number,
  more: Partial<OrderRequest> = {},
): OrderRequest => ({
  BillingAddressId: customer.addressId,
  ShippingAddressId: customer.addressId,
  ShippingMethodName: 'Kurier',
  ShippingRateComputationMethodSystemName: 'Shipping.Courier',
  PaymentMethodSystemName: 'Payments.Transfer',
  OrderPointId: branch,
  TermsOfServiceOnOrderConfirmPage: true,
  ...more,
});
