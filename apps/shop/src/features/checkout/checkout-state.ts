import type {
  CheckoutRequest,
  PaymentMethod,
  PickupPoint,
  ShippingAddressResponse,
  ShippingMethod,
} from '@partsboard/contract/checkout';
import { paymentFitsShipping, type CheckoutChoices } from '@partsboard/domain/checkout-steps';
import { isObject } from '../../lib/is-object.ts';
import { parseJson } from '../../lib/parse-json.ts';

/** What a person has chosen; kept over a reload. Absent means that nothing was chosen. */
export interface CheckoutState {
  readonly pickUpInStore: boolean;
  readonly pickupPointId?: number | undefined;
  readonly branchId?: number | undefined;
  /** Null after pickup was turned on or off: then not even the usual address is chosen. */
  readonly shippingAddressId?: number | null | undefined;
  readonly shippingMethod?: string | undefined;
  readonly billingAddressId?: number | undefined;
  readonly sameAsShipping: boolean;
  readonly paymentMethod?: string | undefined;
  readonly note: string;
}

export const startState: CheckoutState = { pickUpInStore: false, sameAsShipping: false, note: '' };

const id = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Choices as they are stored, with the person who made them: they outlive a session that has ended by itself. */
export const storedState = (state: CheckoutState, owner: string | null): string =>
  JSON.stringify({ ...state, owner });

/** Stored choices, or none where storage holds something else or what another person has chosen. */
export function parseState(stored: string | null, owner: string | null): CheckoutState {
  const value = parseJson(stored);
  if (!isObject(value) || value.owner !== owner) return startState;
  return {
    pickUpInStore: value.pickUpInStore === true,
    pickupPointId: id(value.pickupPointId),
    branchId: id(value.branchId),
    shippingAddressId: value.shippingAddressId === null ? null : id(value.shippingAddressId),
    shippingMethod: text(value.shippingMethod),
    billingAddressId: id(value.billingAddressId),
    sameAsShipping: value.sameAsShipping === true,
    paymentMethod: text(value.paymentMethod),
    note: text(value.note) ?? '',
  };
}

/** The addresses that the customer has marked for it in the account. */
export interface UsualAddresses {
  readonly shippingAddressId: number | null;
  readonly billingAddressId: number | null;
}

/** What the server offers, as far as it is known yet. */
export interface Offered {
  readonly usual: UsualAddresses;
  readonly addresses: ShippingAddressResponse;
  readonly shippingMethods: readonly ShippingMethod[];
  readonly paymentMethods: readonly PaymentMethod[];
  /** Branches that can execute an order. */
  readonly branchIds: readonly number[];
}

export interface Resolved extends CheckoutChoices {
  readonly branchId?: number | undefined;
  readonly paymentMethods: readonly PaymentMethod[];
  /** The address that was chosen is not among the customer's any more: none stands in for it unasked. */
  readonly isShippingAddressGone: boolean;
  readonly isBillingAddressGone: boolean;
}

const among = <T>(value: T | null | undefined, allowed: readonly T[]): T | undefined =>
  value !== undefined && value !== null && allowed.includes(value) ? value : undefined;

/**
 * The choices that hold: what was stored and is still offered, else what the server preselects. Nothing here
 * is copied into the state, so that it can't go stale.
 */
export function resolve(state: CheckoutState, offered: Offered, termsAccepted: boolean): Resolved {
  const { addresses, usual } = offered;
  const pickUpInStore = addresses.PickUpInStoreOnly || (addresses.AllowPickUpInStore && state.pickUpInStore);
  const points = addresses.PickupPoints;
  const addressIds = addresses.ExistingAddresses.map((address) => address.Id);
  const pickupPointId = pickUpInStore
    ? (among(
        state.pickupPointId,
        points.map((point) => point.Id),
      ) ?? points.find((point) => point.Default)?.Id)
    : undefined;
  const wantedAddressId =
    pickUpInStore || state.shippingAddressId === null
      ? null
      : (state.shippingAddressId ?? usual.shippingAddressId);
  const shippingAddressId = among(wantedAddressId, addressIds);
  const wantedBillingId =
    state.sameAsShipping && shippingAddressId !== undefined
      ? shippingAddressId
      : (state.billingAddressId ?? usual.billingAddressId);
  const billingAddressId = among(wantedBillingId, addressIds);
  const shippingMethod =
    shippingAddressId === undefined
      ? undefined
      : (among(
          state.shippingMethod,
          offered.shippingMethods.map((method) => method.ShippingRateComputationMethodSystemName),
        ) ??
        offered.shippingMethods.find((method) => method.Selected)?.ShippingRateComputationMethodSystemName);
  const paymentMethods = offered.paymentMethods.filter((method) =>
    paymentFitsShipping(method.AvailableShipments, { pickUpInStore, shippingMethod }),
  );
  const usualPoint =
    points.find((point) => point.Id === pickupPointId) ?? points.find((point) => point.Default);
  return {
    pickUpInStore,
    pickupPointId,
    shippingAddressId,
    shippingMethod,
    isShippingAddressGone: wantedAddressId !== null && shippingAddressId === undefined,
    billingAddressId,
    isBillingAddressGone: wantedBillingId !== null && billingAddressId === undefined,
    paymentMethod:
      among(
        state.paymentMethod,
        paymentMethods.map((method) => method.PaymentMethodSystemName),
      ) ?? paymentMethods.find((method) => method.Selected)?.PaymentMethodSystemName,
    // What is picked up is executed where it is picked up.
    branchId:
      (pickUpInStore ? undefined : among(state.branchId, offered.branchIds)) ??
      among(usualPoint?.WarehouseId, offered.branchIds) ??
      offered.branchIds[0],
    termsAccepted,
    paymentMethods,
  };
}

/** The request that `Totals` takes: what amounts depend on. */
export function toRequest(choices: Resolved, methodName: string | undefined): CheckoutRequest {
  return {
    BillingAddressId: choices.billingAddressId ?? '',
    ShippingAddressId: choices.shippingAddressId ?? '',
    ShippingMethodName: methodName ?? '',
    ShippingRateComputationMethodSystemName: choices.shippingMethod ?? '',
    PickUpInStoreId: choices.pickupPointId ?? '',
    PaymentMethodSystemName: choices.paymentMethod ?? '',
    OrderPointId: choices.branchId ?? '',
  };
}

/** The executing branch; with pickup its pickup point goes with it, as the branch goes with the point. */
export const chooseBranch = (
  branchId: number,
  { pickUpInStore }: Resolved,
  points: readonly PickupPoint[],
) => (pickUpInStore ? choosePoint(points.find((point) => point.WarehouseId === branchId)) : { branchId });

export const choosePoint = (point: PickupPoint | undefined): Partial<CheckoutState> => ({
  pickupPointId: point?.Id,
  branchId: point?.WarehouseId,
});

/** What is undone when goods are picked up, or are not any more: the address, and the branch that went with it. */
export const togglePickup = (pickUpInStore: boolean): Partial<CheckoutState> => ({
  pickUpInStore,
  shippingAddressId: null,
  branchId: undefined,
});

/** Names what a person has chosen, whatever they noted. */
export const nameOfChoices = (state: CheckoutState): string => JSON.stringify({ ...state, note: undefined });
