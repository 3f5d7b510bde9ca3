import type { checkoutRoutes } from '@partsboard/contract/checkout';
import type { Db } from '../../db/database.ts';
import type { CallContext, Handlers, Session } from '../../http/handlers.ts';
import { inLanguage } from '../../messages/texts.ts';
import {
  listPaymentMethods,
  listShippingMethods,
  readOrderOfRequest,
  readShippingAddress,
  readSupply,
  readTotals,
} from './checkout.service.ts';
import { toPlacedOrder } from './checkout.mapper.ts';
import { readLastChoices } from './last-choices.ts';
import { placeOrder, type Buyer, type CheckoutDeps } from './place-order.ts';

const buyerOf = (call: CallContext & { readonly session: Session }): Buyer => ({
  customerId: call.session.customerId,
  discountTable: call.session.discountTable,
  storeId: call.storeId,
  language: call.session.staff?.customerLanguage ?? call.language,
  staff: call.session.staff,
  origin: { address: call.request.ip, requestId: call.request.id },
});

export const checkoutHandlers = ({
  db,
  ...deps
}: CheckoutDeps & { readonly db: Db }): Handlers<typeof checkoutRoutes> => ({
  shippingAddress: (call) => readShippingAddress(db, deps.delivery, buyerOf(call)),
  shippingMethods: (call) => listShippingMethods(db, deps, buyerOf(call), call.query.addressId),
  paymentMethods: (call) => listPaymentMethods(db, deps.delivery, buyerOf(call), call.query),
  totals: (call) => readTotals(db, deps, buyerOf(call), call.body),
  supply: (call) => readSupply(db, deps, buyerOf(call)),
  lastChoices: async (call) => ({ Choices: await readLastChoices(db, deps, buyerOf(call)) }),
  confirmCheckout: async (call) => {
    const result = await placeOrder(db, deps, buyerOf(call), call.body);
    return 'placed' in result
      ? {
          Success: true,
          Errors: [],
          PlacedOrder: toPlacedOrder(result.placed),
        }
      : {
          Success: false,
          Errors: inLanguage(result.refused, call.language),
          PlacedOrder: null,
        };
  },
  placedOrder: async ({ session, query }) => ({
    PlacedOrder: await readOrderOfRequest(db, session.customerId, query.requestKey),
  }),
});
