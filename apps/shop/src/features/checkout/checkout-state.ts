import type {
  CheckoutRequest,
  PaymentMethod,
  PickupPoint,
  ShippingAddressResponse,
  ShippingMethod,
} from '@partsboard/contract/checkout';
import { paymentFitsShipping, type CheckoutChoices } from '@partsboard/domain/checkout-steps';
import { isObject } from '@partsboard/ui/lib/is-object.ts';
import { parseJson } from '@partsboard/ui/lib/parse-json.ts';

/** The person's choices, kept across a reload. Absent means that nothing was chosen. */
export interface CheckoutState {
  readonly pickUpInStore: boolean;
  readonly pickupPointId?: number | undefined;
  readonly branchId?: number | undefined;
  /** Null after pickup was switched on or off: then not even the default address is chosen. */
  readonly shippingAddressId?: number | null | undefined;
  readonly shippingMethod?: string | undefined;
  readonly billingAddressId?: number | undefined;
  readonly sameAsShipping: boolean;
  readonly paymentMethod?: string | undefined;
  readonly note: string;
  /** The workshop's own order number or the plate of the car. */
  readonly reference: string;
}

export const initialState: CheckoutState = {
  pickUpInStore: false,
  sameAsShipping: false,
  note: '',
  reference: '',
};

const id = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Choices as they are stored, with the person who made them: they outlive an expired session. */
export const storedState = (state: CheckoutState, owner: string | null): string =>
  JSON.stringify({ ...state, owner });

/** Stored choices, or none where the stored value is invalid or belongs to another person. */
export function parseState(stored: string | null, owner: string | null): CheckoutState {
  const value = parseJson(stored);
  if (!isObject(value) || value.owner !== owner) return initialState;
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
    reference: text(value.reference) ?? '',
  };
}

/** The customer's default addresses. */
export interface DefaultAddresses {
  readonly shippingAddressId: number | null;
  readonly billingAddressId: number | null;
}

/** What the server offers, as far as it is known yet. */
export interface CheckoutOptions {
  readonly defaultAddresses: DefaultAddresses;
  readonly addresses: ShippingAddressResponse;
  readonly shippingMethods: readonly ShippingMethod[];
  readonly paymentMethods: readonly PaymentMethod[];
  /** Branches that can execute an order. */
  readonly branchIds: readonly number[];
}

export interface ResolvedChoices extends CheckoutChoices {
  readonly branchId?: number | undefined;
  readonly paymentMethods: readonly PaymentMethod[];
  /** The chosen address is no longer among the customer's: no other one replaces it. */
  readonly isShippingAddressGone: boolean;
  readonly isBillingAddressGone: boolean;
}

const ifAllowed = <T>(value: T | null | undefined, allowed: readonly T[]): T | undefined =>
  value !== undefined && value !== null && allowed.includes(value) ? value : undefined;

/**
 * The valid choices: what was stored and is still offered, else what the server preselects. Nothing of this is copied
 * into the state, so that it cannot go stale.
 */
export function resolveChoices(
  state: CheckoutState,
  offered: CheckoutOptions,
  termsAccepted: boolean,
): ResolvedChoices {
  const { addresses, defaultAddresses } = offered;
  const pickUpInStore = addresses.PickUpInStoreOnly || (addresses.AllowPickUpInStore && state.pickUpInStore);
  const points = addresses.PickupPoints;
  const addressIds = addresses.ExistingAddresses.map((address) => address.Id);
  const pickupPointId = pickUpInStore
    ? (ifAllowed(
        state.pickupPointId,
        points.map((point) => point.Id),
      ) ?? points.find((point) => point.Default)?.Id)
    : undefined;
  const wantedAddressId =
    pickUpInStore || state.shippingAddressId === null
      ? null
      : (state.shippingAddressId ?? defaultAddresses.shippingAddressId);
  const shippingAddressId = ifAllowed(wantedAddressId, addressIds);
  const wantedBillingId =
    state.sameAsShipping && shippingAddressId !== undefined
      ? shippingAddressId
      : (state.billingAddressId ?? defaultAddresses.billingAddressId);
  const billingAddressId = ifAllowed(wantedBillingId, addressIds);
  const shippingMethod =
    shippingAddressId === undefined
      ? undefined
      : (ifAllowed(
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
      ifAllowed(
        state.paymentMethod,
        paymentMethods.map((method) => method.PaymentMethodSystemName),
      ) ?? paymentMethods.find((method) => method.Selected)?.PaymentMethodSystemName,
    // An order is executed where it is picked up.
    branchId:
      (pickUpInStore ? undefined : ifAllowed(state.branchId, offered.branchIds)) ??
      ifAllowed(usualPoint?.WarehouseId, offered.branchIds) ??
      offered.branchIds[0],
    termsAccepted,
    paymentMethods,
  };
}

/** The body of the `Totals` call: everything that amounts depend on. */
export function toRequest(choices: ResolvedChoices, methodName: string | undefined): CheckoutRequest {
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

/** The executing branch; with pickup the pickup point changes with it, as the branch changes with the point. */
export const chooseBranch = (
  branchId: number,
  { pickUpInStore }: ResolvedChoices,
  points: readonly PickupPoint[],
) => (pickUpInStore ? choosePoint(points.find((point) => point.WarehouseId === branchId)) : { branchId });

export const choosePoint = (point: PickupPoint | undefined): Partial<CheckoutState> => ({
  pickupPointId: point?.Id,
  branchId: point?.WarehouseId,
});

/** Switching pickup on or off resets the address and the branch. */
export const togglePickup = (pickUpInStore: boolean): Partial<CheckoutState> => ({
  pickUpInStore,
  shippingAddressId: null,
  branchId: undefined,
});

/** Identifies the choices, without what is only written. */
export const choicesKey = (state: CheckoutState): string =>
  JSON.stringify({ ...state, note: undefined, reference: undefined });
