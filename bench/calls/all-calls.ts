import type { Call } from './call.ts';
import { cartCalls } from './cart-calls.ts';
import { catalogueCalls } from './catalogue-calls.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { customerCalls } from './customer-calls.ts';
import { integrationCalls } from './integration-calls.ts';
import { orderDeskCalls } from './order-desk-calls.ts';
import { partListCalls } from './part-list-calls.ts';
import { startUpCalls } from './start-up-calls.ts';

export const allCalls: readonly Call[] = [
  ...startUpCalls,
  ...catalogueCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...customerCalls,
  ...orderDeskCalls,
  ...integrationCalls,
  // Last: they leave a million parts behind.
  ...partListCalls,
];
