import type { Call } from './call.ts';
import { cartCalls } from './cart-calls.ts';
import { catalogueCalls } from './catalogue-calls.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { startUpCalls } from './start-up-calls.ts';

export const allCalls: readonly Call[] = [...startUpCalls, ...catalogueCalls, ...cartCalls, ...checkoutCalls];
