import type { LastChoices } from '@partsboard/contract/checkout';
import type { Db } from '../../db/database.ts';
import { texts, type Message } from '../../messages/texts.ts';
import { availableCredit, readCredit } from '../account/credit.service.ts';
import { readPricedCart } from '../cart/cart.service.ts';
import type { PriceAndStock } from '../pricing/pricing.service.ts';
import { totalsOf } from './checkout-totals.ts';
import { creditProblem } from './credit.ts';
import { completePayment, completeShipping, type DeliveryChoice } from './delivery-choice.ts';
import { findLastOrder, type LastOrder } from './last-choices.repository.ts';
import type { ReadDelivery } from './delivery.service.ts';
import { findOwnAddresses } from './methods.repository.ts';
import type { Buyer, CheckoutDeps } from './place-order.ts';

/** What the ids and names of an order stand for today; absent where it is not there any more. */
async function choiceOf(
  db: Db,
  delivery: ReadDelivery,
  buyer: Buyer,
  last: LastOrder,
): Promise<DeliveryChoice> {
  const addressIds = [last.shipping_address_id, last.billing_address_id].filter((id) => id !== null);
  const [addresses, { shippingMethods, paymentMethods, branches, places, store }] = await Promise.all([
    findOwnAddresses(db, buyer.customerId, addressIds),
    delivery(db, buyer.storeId),
  ]);
  const branch = branches.find(({ id }) => id === last.warehouse_id);
  return {
    shippingAddress: addresses.find(({ id }) => id === last.shipping_address_id),
    billingAddress: addresses.find(({ id }) => id === last.billing_address_id),
    shippingMethod: shippingMethods.find((method) => method.system_name === last.shipping_method),
    paymentMethod: paymentMethods.find((method) => method.system_name === last.payment_method),
    pickupPoint: last.pick_up_in_store ? branch : undefined,
    branch,
    pickup: store,
    payee: store,
    supply: { places, store },
  };
}

/** Why the goods cannot travel as last time; the first reason is the one to tell. */
function shippingProblems(last: LastOrder, choice: DeliveryChoice, { language }: Buyer): Message[] {
  if (!choice.branch) return [(t) => t.checkout.lastBranchGone];
  const { problems = [] } = completeShipping(choice);
  if (last.pick_up_in_store) return problems;
  if (!choice.shippingAddress) return [(t) => t.checkout.lastAddressGone];
  return problems.length > 0 ? [(t) => t.checkout.lastShippingGone(last[`shipping_method_${language}`])] : [];
}

async function paymentProblems(
  db: Db,
  prices: PriceAndStock,
  buyer: Buyer,
  last: LastOrder,
  choice: DeliveryChoice,
): Promise<Message[]> {
  if (!choice.billingAddress) return [(t) => t.checkout.lastAddressGone];
  const gone: Message = (t) => t.checkout.lastPaymentGone(last[`payment_method_${buyer.language}`]);
  if (completePayment(choice).problems) return [gone];
  if (!choice.paymentMethod?.uses_credit) return [];
  const [credit, lines] = await Promise.all([
    readCredit(db, buyer.customerId),
    readPricedCart(db, prices, buyer),
  ]);
  if (credit.credit_limit === 0) return [gone];
  return totalsOf(lines, choice).total > availableCredit(credit) ? [creditProblem(credit)] : [];
}

/** Delivery and payment as a person would tell them. */
const summaryOf = (last: LastOrder, choice: DeliveryChoice, { language }: Buyer): string[] => [
  last[`shipping_method_${language}`],
  last.pick_up_in_store
    ? last[`warehouse_name_${language}`]
    : [choice.shippingAddress?.address1, choice.shippingAddress?.city].filter(Boolean).join(', '),
  last[`payment_method_${language}`],
];

/** The choices of the customer's last order; null where there is none, or where it does not say what was chosen. */
export async function readLastChoices(
  db: Db,
  { prices, delivery }: CheckoutDeps,
  buyer: Buyer,
): Promise<LastChoices | null> {
  const last = await findLastOrder(db, buyer.customerId);
  if (last?.billing_address_id == null) return null;
  const choice = await choiceOf(db, delivery, buyer, last);
  const shipping = shippingProblems(last, choice, buyer);
  const payment = shipping.length > 0 ? [] : await paymentProblems(db, prices, buyer, last, choice);
  const [problem] = [...shipping, ...payment];
  const shippingIsPossible = shipping.length === 0;
  return {
    PickUpInStoreId: shippingIsPossible ? (choice.pickupPoint?.id ?? null) : null,
    ShippingAddressId: choice.shippingAddress?.id ?? null,
    ShippingRateComputationMethodSystemName: shippingIsPossible
      ? (choice.shippingMethod?.system_name ?? null)
      : null,
    BillingAddressId: choice.billingAddress?.id ?? null,
    PaymentMethodSystemName: payment.length === 0 ? (choice.paymentMethod?.system_name ?? null) : null,
    OrderPointId: choice.branch?.id ?? null,
    Summary: summaryOf(last, choice, buyer).filter((part) => part !== ''),
    Step: shipping.length > 0 ? 'shipping' : payment.length > 0 ? 'payment' : 'confirm',
    Problem: problem ? problem(texts[buyer.language]) : null,
  };
}
