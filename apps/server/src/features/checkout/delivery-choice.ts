import type { CheckoutRequest } from '@partsboard/contract/checkout';
import { paymentFitsShipping } from '@partsboard/domain/checkout-steps';
import type { Supplier } from '@partsboard/domain/supply';
import type { Db } from '../../db/database.ts';
import type { Message } from '../../messages/texts.ts';
import { executingBranch, suppliersFor, type SupplyRules } from '../stock/stock.service.ts';
import { paysAt, paysIn, runsFrom, shipsTo, type Destination } from './delivery-rules.ts';
import {
  findOwnAddresses,
  type BranchRow,
  type Delivery,
  type OwnAddress,
  type PayeeRow,
  type PaymentMethodRow,
  type PickupRules,
  type ShippingMethodRow,
} from './methods.repository.ts';

/** What the ids and names of a checkout request stand for; absent where nothing was chosen. */
export interface DeliveryChoice {
  readonly shippingAddress?: OwnAddress | undefined;
  readonly billingAddress?: OwnAddress | undefined;
  readonly shippingMethod?: ShippingMethodRow | undefined;
  readonly paymentMethod?: PaymentMethodRow | undefined;
  readonly pickupPoint?: BranchRow | undefined;
  readonly branch?: BranchRow | undefined;
  readonly pickup: PickupRules;
  readonly payee: PayeeRow;
  readonly supply: SupplyRules;
}

/** How the goods reach the buyer: picked up, or sent to an address. */
type CompleteShipping = (
  | { readonly pickupPoint: BranchRow; readonly shippingAddress?: never; readonly shippingMethod?: never }
  | {
      readonly pickupPoint?: never;
      readonly shippingAddress: OwnAddress;
      readonly shippingMethod: ShippingMethodRow;
    }
) & {
  /** The branch that executes the order. */
  readonly branch: BranchRow;
};

interface CompletePayment {
  readonly billingAddress: OwnAddress;
  readonly paymentMethod: PaymentMethodRow;
}

/** A choice from which an order can be written. */
export type CompleteChoice = CompleteShipping &
  CompletePayment & { readonly payee: PayeeRow; readonly supply: SupplyRules };

/** What was chosen, or all that is missing or wrong in it. */
type Completion<T> =
  | { readonly complete: T; readonly problems?: never }
  | { readonly complete?: never; readonly problems: Message[] };

const isId = (value: number | string | null | undefined): value is number => typeof value === 'number';

const unknownAddress: Message = (t) => t.account.unknownAddress;
const shippingMethodNotAllowed: Message = (t) => t.checkout.shippingMethodNotAllowed;
const paymentMethodNotAllowed: Message = (t) => t.checkout.paymentMethodNotAllowed;
const branchRequired: Message = (t) => t.checkout.branchRequired;

/** The row with this id; nothing where none was chosen, and the message where there is no such row. */
function byId<T extends { readonly id: number }>(
  rows: readonly T[],
  id: CheckoutRequest['OrderPointId'],
  unknown: Message,
): T | Message | undefined {
  return isId(id) ? (rows.find((row) => row.id === id) ?? unknown) : undefined;
}

function byName<T extends { readonly system_name: string }>(
  rows: readonly T[],
  name: string | null | undefined,
  unknown: Message,
): T | Message | undefined {
  if (name == null || name === '') return undefined;
  return rows.find((row) => row.system_name === name) ?? unknown;
}

/**
 * Looks up everything that a checkout request names; returns a message about the first that does not exist. Addresses
 * of other customers do not exist.
 */
export async function readChoice(
  db: Db,
  { shippingMethods, paymentMethods, branches, places, store }: Delivery,
  customerId: number,
  request: CheckoutRequest,
): Promise<DeliveryChoice | Message> {
  const addressIds = [request.ShippingAddressId, request.BillingAddressId].filter(isId);
  const addresses = addressIds.length === 0 ? [] : await findOwnAddresses(db, customerId, addressIds);
  const shippingAddress = byId(addresses, request.ShippingAddressId, unknownAddress);
  if (isMessage(shippingAddress)) return shippingAddress;
  const billingAddress = byId(addresses, request.BillingAddressId, unknownAddress);
  if (isMessage(billingAddress)) return billingAddress;
  const shippingName = request.ShippingRateComputationMethodSystemName;
  const shippingMethod = byName(shippingMethods, shippingName, shippingMethodNotAllowed);
  if (isMessage(shippingMethod)) return shippingMethod;
  const paymentMethod = byName(paymentMethods, request.PaymentMethodSystemName, paymentMethodNotAllowed);
  if (isMessage(paymentMethod)) return paymentMethod;
  const pickupPoint = byId(branches, request.PickUpInStoreId, (t) => t.checkout.unknownPickupPoint);
  if (isMessage(pickupPoint)) return pickupPoint;
  const branch = byId(branches, request.OrderPointId, branchRequired);
  if (isMessage(branch)) return branch;
  return {
    shippingAddress,
    billingAddress,
    shippingMethod,
    paymentMethod,
    pickupPoint,
    branch,
    pickup: store,
    payee: store,
    supply: { places, store },
  };
}

export const isMessage = (value: object | undefined): value is Message => typeof value === 'function';

/** Who supplies the branch that was chosen, or the one that the store begins with. */
export const suppliersOfChoice = ({ pickupPoint, branch, supply }: DeliveryChoice): Supplier[] =>
  suppliersFor(supply, executingBranch(supply, (pickupPoint ?? branch)?.id));

export const destinationOf = (address: OwnAddress): Destination => ({
  country: address.iso_code,
  postcode: address.zip_postal_code,
});

/** The choice from which an order can be written. */
export function completeChoice(choice: DeliveryChoice): Completion<CompleteChoice> {
  const shipping = completeShipping(choice);
  const payment = completePayment(choice);
  if (!shipping.complete || !payment.complete) {
    return { problems: [...(shipping.problems ?? []), ...(payment.problems ?? [])] };
  }
  const { payee, supply } = choice;
  return { complete: { ...shipping.complete, ...payment.complete, payee, supply } };
}

export function completeShipping(choice: DeliveryChoice): Completion<CompleteShipping> {
  const { pickup, pickupPoint, shippingAddress, shippingMethod, branch } = choice;
  if (pickupPoint) {
    if (!pickup.allow_pick_up_in_store) return { problems: [(t) => t.checkout.pickupNotAllowed] };
    // The executing branch gathers the goods: elsewhere they would be missing where the buyer comes for them.
    if (branch && branch.id !== pickupPoint.id) {
      return { problems: [(t) => t.checkout.otherBranchThanPickup] };
    }
    return { complete: { pickupPoint, branch: pickupPoint } };
  }
  if (pickup.pick_up_in_store_only) return { problems: [(t) => t.checkout.pickupOnly] };
  const problems: Message[] = [];
  if (!shippingAddress) problems.push((t) => t.checkout.shippingAddressRequired);
  if (!shippingMethod) problems.push((t) => t.checkout.shippingMethodRequired);
  if (
    shippingAddress &&
    shippingMethod &&
    !shipsTo(rulesOf(shippingMethod), destinationOf(shippingAddress))
  ) {
    problems.push(shippingMethodNotAllowed);
  }
  if (branch && shippingMethod && !runsFrom(shippingMethod, branch.id)) {
    problems.push((t) => t.checkout.shippingMethodNotOfBranch);
  }
  if (!branch) problems.push(branchRequired);
  return shippingAddress && shippingMethod && branch && problems.length === 0
    ? { complete: { shippingAddress, shippingMethod, branch } }
    : { problems };
}

export function completePayment(choice: DeliveryChoice): Completion<CompletePayment> {
  const { billingAddress, paymentMethod, pickupPoint } = choice;
  const problems: Message[] = billingAddress ? [] : [(t) => t.checkout.billingAddressRequired];
  if (!paymentMethod) return { problems: [...problems, (t) => t.checkout.paymentMethodRequired] };
  const country = pickupPoint?.iso_code ?? choice.shippingAddress?.iso_code;
  const fits =
    country !== undefined &&
    paysIn(paymentMethod, country) &&
    paysAt(paymentMethod, pickupPoint?.id) &&
    paymentFitsShipping(paymentMethod.available_shipments, {
      pickUpInStore: pickupPoint !== undefined,
      shippingMethod: choice.shippingMethod?.system_name,
    });
  if (!fits) problems.push(paymentMethodNotAllowed);
  return billingAddress && fits ? { complete: { billingAddress, paymentMethod } } : { problems };
}

export const rulesOf = (method: ShippingMethodRow) => ({
  countries: method.countries,
  postcodePrefixes: method.postcode_prefixes,
});
