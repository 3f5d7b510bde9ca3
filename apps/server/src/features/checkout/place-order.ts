import type { LanguageCode } from '@partsboard/contract/language';
import { MAX_ORDER_NOTE_LENGTH, type CheckoutRequest } from '@partsboard/contract/checkout';
import { isPurchasable } from '@partsboard/domain/price';
import type { Db } from '../../db/database.ts';
import { lockCustomer, type CustomerAccess } from '../../db/lock-customer.ts';
import { repeatTransaction } from '../../db/repeat-transaction.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { inAllLanguages, type Message } from '../../messages/texts.ts';
import { dayAfter, readCredit } from '../account/credit.service.ts';
import {
  hasLines,
  listPartIds,
  readPricedCart,
  type CartOwner,
  type PricedCartLine,
} from '../cart/cart.service.ts';
import { insertSupply, supplyRows } from '../orders/order-supply.service.ts';
import { auditStaffAct } from '../phone-orders/staff-acts.service.ts';
import type { PriceAndStock } from '../pricing/pricing.service.ts';
import { suppliersFor } from '../stock/stock.service.ts';
import {
  areSame,
  backOrdersIn,
  changedSupply,
  expectedBackOrders,
  refusedBackOrders,
  type BackOrderedLine,
} from './back-orders.ts';
import { bankTransferTo } from './bank-transfer.ts';
import { sameAmounts, totalsOf, type CheckoutTotals } from './checkout-totals.ts';
import { countCreditRefusal, creditProblem } from './credit.ts';
import {
  completeChoice,
  isMessage,
  readChoice,
  type CompleteChoice,
  type DeliveryChoice,
} from './delivery-choice.ts';
import type { ReadDelivery } from './delivery.service.ts';
import type { Delivery } from './methods.repository.ts';
import { addressSnapshot, branchSnapshot } from './order-addresses.ts';
import { enqueueOrderMail } from './order-mail.ts';
import * as repository from './place-order.repository.ts';
import { hashOfRequest } from './request-hash.ts';
import type { ActingStaff } from '../../http/handlers.ts';
import type { CallOrigin } from '../../http/backoffice/backoffice-handlers.ts';

export interface Buyer extends CartOwner {
  readonly storeId: number;
  readonly language: LanguageCode;
  /** Who orders for the customer; absent where the customer does. */
  readonly staff?: ActingStaff | null;
  /** From where the call came. */
  readonly origin?: CallOrigin;
}

/** What the checkout needs besides the database. */
export interface CheckoutDeps {
  readonly prices: PriceAndStock;
  readonly delivery: ReadDelivery;
}

export interface OrderRequest extends CheckoutRequest {
  readonly RequestKey?: string;
  readonly Fingerprint?: string;
  readonly CustomerReference?: string | null;
}

export type PlaceOrderResult =
  { readonly placed: repository.PlacedOrder } | { readonly refused: readonly Message[] };

/** Undoes everything of the transaction, the claimed request key too, so that the person can try again. */
class Refusal extends Error {
  readonly messages: readonly Message[];

  constructor(messages: readonly Message[]) {
    super('The order was refused');
    this.messages = messages;
  }
}

const refuse = (...messages: Message[]): never => {
  throw new Refusal(messages);
};

/**
 * Places the order of a customer's cart: once, whole and exactly as shown, or not at all. A retry with the
 * same request key returns the order already placed.
 */
export async function placeOrder(
  db: Db,
  deps: CheckoutDeps,
  buyer: Buyer,
  request: OrderRequest,
): Promise<PlaceOrderResult> {
  try {
    const known = {
      isConfirmed: await confirmCart(db, deps, buyer),
      delivery: await deps.delivery(db, buyer.storeId),
    };
    const placed = await repeatTransaction(db, (tx) =>
      placeInTransaction(tx, deps.prices, buyer, request, known),
    );
    return { placed };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.messages };
    throw error;
  }
}

/** Whether an ERP answers for the cart, if there is one. */
async function confirmCart(db: Db, { prices }: CheckoutDeps, { customerId }: Buyer): Promise<boolean> {
  if (prices.areConfirmed === undefined) return true;
  return prices.areConfirmed(await listPartIds(db, customerId));
}

/** What is found out before the transaction, so that it waits for nobody and needs no second connection. */
interface KnownBefore {
  readonly isConfirmed: boolean;
  readonly delivery: Delivery;
}

async function placeInTransaction(
  tx: Db,
  prices: PriceAndStock,
  buyer: Buyer,
  request: OrderRequest,
  { isConfirmed, delivery }: KnownBefore,
): Promise<repository.PlacedOrder> {
  const earlier = await beginRequest(tx, buyer, request);
  if (earlier) return earlier;
  const lines = await readPricedCart(tx, prices, buyer);
  const found = await readChoice(tx, delivery, buyer.customerId, request);
  const choice = completed(request, lines, found);
  if (!isConfirmed && !choice.supply.store.takes_unconfirmed_orders) refuse((t) => t.checkout.unconfirmed);
  const suppliers = suppliersFor(choice.supply, choice.branch.id);
  const backOrders = expectedBackOrders(lines, suppliers);
  const totals = totalsOf(lines, choice, backOrders);
  checkAmounts(request, totals);
  checkBackOrders(request, choice, totals, backOrders);
  const paymentDue = await reserveCredit(tx, buyer, choice, totals);
  const order = await writeOrder(tx, buyer, request, { lines, choice, totals, paymentDue });
  // Last, since orders of the same parts wait for each other from here on.
  const supplies = await prices.reserve(
    tx,
    lines.map(({ partId, quantity }) => ({ partId, quantity, suppliers })),
  );
  const missing = backOrdersIn(lines, supplies);
  if (!areSame(backOrders, missing)) {
    // Another order was faster. A buyer who has accepted certain back orders is asked again; other orders take what is left.
    refuseBackOrders(choice, missing);
    if (request.Fingerprint !== undefined) refuse(...changedSupply(missing));
  }
  await insertSupply(
    tx,
    supplyRows(supplies, choice.supply.places).map((row) => ({ order_id: order.id, ...row })),
  );
  await auditStaff(tx, buyer, order);
  return order;
}

/** What staff order for a customer is in the audit trail as soon as it is an order. */
async function auditStaff(tx: Db, buyer: Buyer, { number }: repository.PlacedOrder): Promise<void> {
  const { customerId, staff, origin = { address: null, requestId: null } } = buyer;
  if (staff)
    await auditStaffAct(tx, { customerId, staff, origin }, { call: 'confirmCheckout', order: number });
}

/** Whoever blocks a customer waits for an order that is being placed; one that comes after finds this. */
function checkAccess(access: CustomerAccess): void {
  if (access === 'closed') throw new DomainError('unauthenticated');
  if (access === 'pending') throw new DomainError('approval-pending');
}

/** Locks the customer, and returns the order that a retry of its request has placed already. */
async function beginRequest(
  tx: Db,
  { customerId }: Buyer,
  request: OrderRequest,
): Promise<repository.PlacedOrder | undefined> {
  const { RequestKey: key } = request;
  if (key === undefined) {
    checkAccess(await lockCustomer(tx, customerId));
    return undefined;
  }
  const hash = hashOfRequest(request);
  const { access, isFirst } = await repository.claimRequestKey(tx, customerId, key, hash);
  checkAccess(access);
  if (isFirst) return undefined;
  const used = await repository.findOrderOfRequest(tx, customerId, key);
  if (used === undefined) return refuse((t) => t.cart.empty);
  const isRetry =
    (used.requestHash === null || used.requestHash.equals(hash)) &&
    // A request that does not name its cart by a fingerprint means the cart that is there, and an order empties it.
    (request.Fingerprint !== undefined || !(await hasLines(tx, customerId)));
  return isRetry ? { id: used.id, number: used.number } : refuse((t) => t.checkout.usedKey(used.number));
}

/** The choice that the request has made, once everything that was sent is in order. */
function completed(
  request: OrderRequest,
  lines: readonly PricedCartLine[],
  found: DeliveryChoice | Message,
): CompleteChoice {
  if (isMessage(found)) return refuse(found);
  if (lines.length === 0) return refuse((t) => t.cart.empty);
  const { complete, problems = [] } = completeChoice(found);
  if (lines.some((line) => !isPurchasable(line.price))) problems.push((t) => t.checkout.unavailable);
  if (request.TermsOfServiceOnOrderConfirmPage !== true) problems.push((t) => t.validation.required);
  if ((request.OrderNote ?? '').length > MAX_ORDER_NOTE_LENGTH)
    problems.push((t) => t.checkout.noteTooLong(MAX_ORDER_NOTE_LENGTH));
  return complete && problems.length === 0 ? complete : refuse(...problems);
}

function checkAmounts(request: OrderRequest, totals: CheckoutTotals): void {
  if (request.Fingerprint !== undefined && !sameAmounts(request.Fingerprint, totals.fingerprint))
    refuse((t) => t.checkout.pricesChanged);
}

function refuseBackOrders({ supply }: CompleteChoice, backOrders: readonly BackOrderedLine[]): void {
  if (!supply.store.allow_back_orders && backOrders.length > 0) refuse(...refusedBackOrders(backOrders));
}

function checkBackOrders(
  request: OrderRequest,
  choice: CompleteChoice,
  totals: CheckoutTotals,
  backOrders: readonly BackOrderedLine[],
): void {
  refuseBackOrders(choice, backOrders);
  if (request.Fingerprint !== undefined && request.Fingerprint !== totals.fingerprint)
    refuse(...changedSupply(backOrders));
}

/** The day on which an order on credit is to be paid; null for other ways to pay. */
async function reserveCredit(
  tx: Db,
  buyer: Buyer,
  choice: CompleteChoice,
  totals: CheckoutTotals,
): Promise<string | null> {
  if (!choice.paymentMethod.uses_credit) return null;
  const reserved = await repository.reserveCredit(tx, buyer.customerId, totals.total);
  if (reserved) return dayAfter(new Date(), reserved.payment_days);
  countCreditRefusal();
  return refuse(creditProblem(await readCredit(tx, buyer.customerId)));
}

async function writeOrder(
  tx: Db,
  buyer: Buyer,
  request: OrderRequest,
  cart: {
    readonly lines: readonly PricedCartLine[];
    readonly choice: CompleteChoice;
    readonly totals: CheckoutTotals;
    readonly paymentDue: string | null;
  },
): Promise<repository.PlacedOrder> {
  const { lines, choice, totals, paymentDue } = cart;
  const { paymentMethod, pickupPoint } = choice;
  const paymentStatus = paymentMethod.uses_credit ? 'Authorized' : 'Pending';
  const order = await repository.insertOrder(tx, {
    order: {
      customerId: buyer.customerId,
      storeId: buyer.storeId,
      language: buyer.language,
      paymentStatus,
      pickupAddress: pickupPoint ? branchSnapshot(pickupPoint, buyer.language) : null,
      shippingAddress: pickupPoint ? null : addressSnapshot(choice.shippingAddress, buyer.language),
      billingAddress: addressSnapshot(choice.billingAddress, buyer.language),
      shippingMethod: pickupPoint
        ? inAllLanguages((t) => t.checkout.pickup)
        : { pl: choice.shippingMethod.name_pl, en: choice.shippingMethod.name_en },
      paymentMethod,
      bankTransfer: bankTransferTo(choice.payee, paymentMethod),
      branch: choice.branch,
      customerReference: (request.CustomerReference ?? '').trim(),
      totals,
      chosen: {
        shippingMethod: choice.shippingMethod?.system_name ?? null,
        shippingAddressId: choice.shippingAddress?.id ?? null,
        billingAddressId: choice.billingAddress.id,
      },
      paymentDue,
      placedBy: buyer.staff ?? null,
    },
    lines,
    note: (request.OrderNote ?? '').trim(),
    events: [
      { aspect: 'order', status: 'Pending' },
      { aspect: 'payment', status: paymentStatus },
    ],
    requestKey: request.RequestKey,
  });
  await enqueueOrderMail(tx, order, buyer);
  return { id: order.id, number: order.number };
}
