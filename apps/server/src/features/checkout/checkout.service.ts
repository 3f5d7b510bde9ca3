import type {
  CheckoutRequest,
  PaymentMethod,
  PlacedOrder,
  ShippingAddressResponse,
  ShippingMethod,
  Totals,
} from '@partsboard/contract/checkout';
import type { CartSupply } from '@partsboard/contract/stock';
import { subTotalOf } from '@partsboard/domain/totals';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { findHomeBranchId, listAddresses } from '../account/account.service.ts';
import { readCredit } from '../account/credit.service.ts';
import { readPricedCart } from '../cart/cart.service.ts';
import { expectedSupply, suppliersFor, supplyMapper } from '../stock/stock.service.ts';
import { expectedBackOrders, toBackOrder } from './back-orders.ts';
import { toPaymentMethod, toPickupPoint, toPlacedOrder, toShippingMethod } from './checkout.mapper.ts';
import { asPricedLine, toTotals, totalsOf } from './checkout-totals.ts';
import type { ReadDelivery } from './delivery.service.ts';
import { destinationOf, isMessage, readChoice, rulesOf, suppliersOfChoice } from './delivery-choice.ts';
import { paysAt, paysIn, shipsTo } from './delivery-rules.ts';
import { findOwnAddress, type BranchRow } from './methods.repository.ts';
import type { Buyer, CheckoutDeps } from './place-order.ts';
import { deleteOldRequests, findOrderOfRequest } from './place-order.repository.ts';

export async function readShippingAddress(
  db: Db,
  delivery: ReadDelivery,
  buyer: Buyer,
): Promise<ShippingAddressResponse> {
  const [{ branches, store: pickup }, addresses, homeBranch] = await Promise.all([
    delivery(db, buyer.storeId),
    listAddresses(db, buyer.customerId),
    findHomeBranchId(db, buyer.customerId),
  ]);
  const defaultPoint = branches.some(({ id }) => id === homeBranch)
    ? homeBranch
    : (pickup.default_pickup_warehouse_id ?? branches[0]?.id);
  return {
    ExistingAddresses: addresses,
    NewAddressPreselected: addresses.length === 0,
    PickupPoints: pickup.allow_pick_up_in_store
      ? branches.map((branch) => toPickupPoint(branch, branch.id === defaultPoint, buyer.language))
      : [],
    PickUpInStore: pickup.pick_up_in_store_only,
    AllowPickUpInStore: pickup.allow_pick_up_in_store,
    PickUpInStoreOnly: pickup.pick_up_in_store_only,
  };
}

/** Days on which all branches are closed. */
const closedDaysOf = ([first, ...others]: readonly BranchRow[]): string[] =>
  first?.holidays.filter((day) => others.every(({ holidays }) => holidays.includes(day))) ?? [];

/** The methods that go to one of the customer's addresses; the first preselected one is marked. */
export async function listShippingMethods(
  db: Db,
  { prices, delivery }: CheckoutDeps,
  buyer: Buyer,
  addressId: number,
  now: Date = new Date(),
): Promise<ShippingMethod[]> {
  const [{ shippingMethods, branches }, address, lines] = await Promise.all([
    delivery(db, buyer.storeId),
    findOwnAddress(db, buyer.customerId, addressId),
    readPricedCart(db, prices, buyer),
  ]);
  const closedDays = closedDaysOf(branches);
  if (address === undefined) throw new DomainError('not-found', { title: (t) => t.account.unknownAddress });
  const subTotal = subTotalOf(lines.map(asPricedLine));
  const offered = shippingMethods.filter((row) => shipsTo(rulesOf(row), destinationOf(address)));
  const selected = offered.find((row) => row.preselected);
  return offered.map((row) =>
    toShippingMethod(row, { subTotal, now, closedDays }, row === selected, buyer.language),
  );
}

/**
 * The methods that are offered in a country, at a counter only where goods are picked up there; the first preselected one is marked. Who has no credit limit is not
 * offered to pay on credit.
 */
export async function listPaymentMethods(
  db: Db,
  delivery: ReadDelivery,
  { customerId, storeId, language }: Pick<Buyer, 'customerId' | 'storeId' | 'language'>,
  { countryId, pickUpInStoreId }: { readonly countryId: number; readonly pickUpInStoreId?: number },
): Promise<PaymentMethod[]> {
  const [{ countries, paymentMethods }, credit] = await Promise.all([
    delivery(db, storeId),
    readCredit(db, customerId),
  ]);
  const country = countries.find(({ id }) => id === countryId);
  if (country === undefined) throw new DomainError('not-found', { title: (t) => t.checkout.unknownCountry });
  const offered = paymentMethods.filter(
    (row) =>
      paysIn(row, country.iso_code) &&
      paysAt(row, pickUpInStoreId) &&
      (!row.uses_credit || credit.credit_limit > 0),
  );
  const selected = offered.find((row) => row.preselected);
  return offered.map((row) => toPaymentMethod(row, row === selected, language));
}

export async function readTotals(
  db: Db,
  { prices, delivery }: CheckoutDeps,
  buyer: Buyer,
  request: CheckoutRequest,
): Promise<Totals> {
  const offered = await delivery(db, buyer.storeId);
  const [lines, choice] = await Promise.all([
    readPricedCart(db, prices, buyer),
    readChoice(db, offered, buyer.customerId, request),
  ]);
  if (isMessage(choice)) throw new DomainError('not-found', { title: choice });
  const backOrders = expectedBackOrders(lines, suppliersOfChoice(choice));
  return toTotals(totalsOf(lines, choice, backOrders), {
    BackOrders: backOrders.map((line) => toBackOrder(line, buyer.language)),
    BackOrdersAllowed: choice.supply.store.allow_back_orders,
  });
}

/** For each branch, the lines that it would have to get from elsewhere. */
export async function readSupply(
  db: Db,
  { prices, delivery }: CheckoutDeps,
  buyer: Buyer,
): Promise<CartSupply> {
  const [lines, rules] = await Promise.all([readPricedCart(db, prices, buyer), delivery(db, buyer.storeId)]);
  const toSources = supplyMapper(rules, buyer.language);
  const branches = rules.places.filter((place) => place.isBranch);
  return {
    Branches: branches.map(({ id }) => {
      const suppliers = suppliersFor(rules, id);
      const supplies = lines.map((line) => ({ line, pieces: expectedSupply(line, suppliers) }));
      return {
        WarehouseId: id,
        Lines: supplies
          .filter(({ pieces }) => pieces.some((piece) => piece.kind !== 'branch'))
          .map(({ line, pieces }) => ({ ProductId: line.partId, Supply: toSources(pieces) })),
      };
    }),
  };
}

/** The order that a request key of the customer's has placed, if it has. */
export async function readOrderOfRequest(
  db: Db,
  customerId: number,
  requestKey: string,
): Promise<PlacedOrder | null> {
  const order = await findOrderOfRequest(db, customerId, requestKey);
  return order ? toPlacedOrder(order) : null;
}

/** For so long a client may ask again what its request has placed. */
const KEEP_REQUEST_DAYS = 14;

export const purgeCheckoutRequests = (db: Db) => deleteOldRequests(db, KEEP_REQUEST_DAYS);
