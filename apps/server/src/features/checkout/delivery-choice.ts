import type { CheckoutRequest } from '@partsboard/contract/checkout';
import { paymentFitsShipping } from '@partsboard/domain/checkout-steps';
import type { Supplier } from '@partsboard/domain/supply';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import type { Message } from '../../messages/texts.ts';
import { executingBranch, suppliersFor, type SupplyRules } from '../stock/stock.service.ts';
import { paysIn, shipsTo, type Destination } from './delivery-rules.ts';
import {
  findDelivery,
  findOwnAddresses,
  type BranchRow,
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

interface Customer {
  readonly customerId: number;
  readonly storeId: number;
}

const chosen = (value: number | string | null | undefined): value is number => typeof value === 'number';

function ownAddress(addresses: readonly OwnAddress[], id: CheckoutRequest['BillingAddressId']) {
  if (!chosen(id)) return undefined;
  const address = addresses.find((each) => each.id === id);
  if (address === undefined) throw new DomainError('not-found', { title: (t) => t.account.unknownAddress });
  return address;
}

function byName<T extends { readonly system_name: string }>(
  rows: readonly T[],
  name: string | null | undefined,
  unknown: Message,
): T | undefined {
  if (name == null || name === '') return undefined;
  const row = rows.find((each) => each.system_name === name);
  if (row === undefined) throw new DomainError('not-found', { title: unknown });
  return row;
}

function branchOf(branches: readonly BranchRow[], id: CheckoutRequest['OrderPointId'], unknown: Message) {
  if (!chosen(id)) return undefined;
  const branch = branches.find((each) => each.id === id);
  if (branch === undefined) throw new DomainError('not-found', { title: unknown });
  return branch;
}

/** Looks up everything that a checkout request names. What is not the customer's does not exist. */
export async function readChoice(db: Db, who: Customer, request: CheckoutRequest): Promise<DeliveryChoice> {
  const addressIds = [request.ShippingAddressId, request.BillingAddressId].filter(chosen);
  const addresses = addressIds.length === 0 ? [] : await findOwnAddresses(db, who.customerId, addressIds);
  const { shippingMethods, paymentMethods, branches, places, store } = await findDelivery(db, who.storeId);
  return {
    shippingAddress: ownAddress(addresses, request.ShippingAddressId),
    billingAddress: ownAddress(addresses, request.BillingAddressId),
    shippingMethod: byName(
      shippingMethods,
      request.ShippingRateComputationMethodSystemName,
      (t) => t.checkout.shippingMethodNotAllowed,
    ),
    paymentMethod: byName(
      paymentMethods,
      request.PaymentMethodSystemName,
      (t) => t.checkout.paymentMethodNotAllowed,
    ),
    pickupPoint: branchOf(branches, request.PickUpInStoreId, (t) => t.checkout.unknownPickupPoint),
    branch: branchOf(branches, request.OrderPointId, (t) => t.checkout.branchRequired),
    pickup: store,
    payee: store,
    supply: { places, store },
  };
}

/** Who supplies the branch that was chosen, or the one that the store begins with. */
export const suppliersOfChoice = ({ pickupPoint, branch, supply }: DeliveryChoice): Supplier[] =>
  suppliersFor(supply, executingBranch(supply, (pickupPoint ?? branch)?.id));

export const destinationOf = (address: OwnAddress): Destination => ({
  country: address.iso_code,
  postcode: address.zip_postal_code,
});

/** What keeps a complete choice from becoming an order; empty when nothing does. */
export function problemsOfChoice(choice: DeliveryChoice): readonly Message[] {
  return [...problemsOfShipping(choice), ...problemsOfPayment(choice)];
}

function problemsOfShipping(choice: DeliveryChoice): Message[] {
  const { pickup, pickupPoint, shippingAddress, shippingMethod } = choice;
  if (pickupPoint) {
    if (!pickup.allow_pick_up_in_store) return [(t) => t.checkout.pickupNotAllowed];
    // The executing branch gathers the goods: elsewhere they would be missing where the buyer comes for them.
    return choice.branch && choice.branch.id !== pickupPoint.id
      ? [(t) => t.checkout.otherBranchThanPickup]
      : [];
  }
  if (pickup.pick_up_in_store_only) return [(t) => t.checkout.pickupOnly];
  const problems: Message[] = [];
  if (!shippingAddress) problems.push((t) => t.checkout.shippingAddressRequired);
  if (!shippingMethod) problems.push((t) => t.checkout.shippingMethodRequired);
  if (
    shippingAddress &&
    shippingMethod &&
    !shipsTo(rulesOf(shippingMethod), destinationOf(shippingAddress))
  ) {
    problems.push((t) => t.checkout.shippingMethodNotAllowed);
  }
  if (!choice.branch) problems.push((t) => t.checkout.branchRequired);
  return problems;
}

function problemsOfPayment(choice: DeliveryChoice): Message[] {
  const problems: Message[] = [];
  if (!choice.billingAddress) problems.push((t) => t.checkout.billingAddressRequired);
  if (!choice.paymentMethod) return [...problems, (t) => t.checkout.paymentMethodRequired];
  const country = choice.pickupPoint?.iso_code ?? choice.shippingAddress?.iso_code;
  const fits =
    country !== undefined &&
    paysIn(choice.paymentMethod, country) &&
    paymentFitsShipping(choice.paymentMethod.available_shipments, {
      pickUpInStore: choice.pickupPoint !== undefined,
      shippingMethod: choice.shippingMethod?.system_name,
    });
  return fits ? problems : [...problems, (t) => t.checkout.paymentMethodNotAllowed];
}

export const rulesOf = (method: ShippingMethodRow) => ({
  countries: method.countries,
  postcodePrefixes: method.postcode_prefixes,
});
