import type { Buyer, OrderRequest, PlaceOrderResult } from '../src/features/checkout/place-order.ts';
import { findDelivery } from '../src/features/checkout/methods.repository.ts';
import { databasePriceAndStock } from '../src/features/pricing/pricing.service.ts';
import { inLanguage } from '../src/messages/texts.ts';
import type { TestCustomer } from './shop-fixture.ts';

export { readCredit } from '../src/features/account/credit.service.ts';
export { reserveCredit } from '../src/features/checkout/place-order.repository.ts';
export { placeOrder, type OrderRequest } from '../src/features/checkout/place-order.ts';

export const checkoutDeps = { prices: databasePriceAndStock, delivery: findDelivery };

export const buyerOf = (customer: TestCustomer): Buyer => ({ ...customer, storeId: 1, language: 'pl' });

/** Why an order was refused, in English; nothing when it was placed. */
export const refusalOf = (result: PlaceOrderResult): string[] =>
  'refused' in result ? inLanguage(result.refused, 'en') : [];

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
