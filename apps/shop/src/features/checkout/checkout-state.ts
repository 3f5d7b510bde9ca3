import type {
  CheckoutRequest,
  LastChoices,
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
  /** Undefined until it was decided: then as last time. */
  readonly pickUpInStore?: boolean | undefined;
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
    pickUpInStore: typeof value.pickUpInStore === 'boolean' ? value.pickUpInStore : undefined,
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
  /** The choices of the last order; null where there is none. */
  readonly last: LastChoices | null;
}

export interface ResolvedChoices extends CheckoutChoices {
  readonly branchId?: number | undefined;
  /** The ways in which the branch delivers. */
  readonly shippingMethods: readonly ShippingMethod[];
  readonly paymentMethods: readonly PaymentMethod[];
  /** The chosen address is no longer among the customer's: no other one replaces it. */
  readonly isShippingAddressGone: boolean;
  readonly isBillingAddressGone: boolean;
}

const ifAllowed = <T>(value: T | null | undefined, allowed: readonly T[]): T | undefined =>
  value !== undefined && value !== null && allowed.includes(value) ? value : undefined;

/**
 * The valid choices: what was stored and is still offered, else what was chosen last time, else what
 * the server preselects. Nothing of this is copied
 * into the state, so that it cannot go stale.
 */
export function resolveChoices(
  state: CheckoutState,
  offered: CheckoutOptions,
  termsAccepted: boolean,
): ResolvedChoices {
  const { addresses, defaultAddresses, last } = offered;
  const wantsPickup = state.pickUpInStore ?? (last !== null && last.PickUpInStoreId !== null);
  const pickUpInStore = addresses.PickUpInStoreOnly || (addresses.AllowPickUpInStore && wantsPickup);
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
      : (state.shippingAddressId ?? last?.ShippingAddressId ?? defaultAddresses.shippingAddressId);
  const shippingAddressId = ifAllowed(wantedAddressId, addressIds);
  const wantedBillingId =
    state.sameAsShipping && shippingAddressId !== undefined
      ? shippingAddressId
      : (state.billingAddressId ?? last?.BillingAddressId ?? defaultAddresses.billingAddressId);
  const billingAddressId = ifAllowed(wantedBillingId, addressIds);
  const usualPoint =
    points.find((point) => point.Id === pickupPointId) ?? points.find((point) => point.Default);
  // An order is executed where it is picked up.
  const branchId =
    (pickUpInStore ? undefined : ifAllowed(state.branchId, offered.branchIds)) ??
    ifAllowed(usualPoint?.WarehouseId, offered.branchIds) ??
    offered.branchIds[0];
  const shippingMethods = offered.shippingMethods.filter((method) => runsFrom(method, branchId));
  const methodNames = shippingMethods.map((method) => method.ShippingRateComputationMethodSystemName);
  const shippingMethod =
    shippingAddressId === undefined
      ? undefined
      : (ifAllowed(state.shippingMethod, methodNames) ??
        ifAllowed(last?.ShippingRateComputationMethodSystemName, methodNames) ??
        shippingMethods.find((method) => method.Selected)?.ShippingRateComputationMethodSystemName);
  const paymentMethods = offered.paymentMethods.filter((method) =>
    paymentFitsShipping(method.AvailableShipments, { pickUpInStore, shippingMethod }),
  );
  const paymentNames = paymentMethods.map((method) => method.PaymentMethodSystemName);
  return {
    pickUpInStore,
    pickupPointId,
    shippingAddressId,
    shippingMethod,
    isShippingAddressGone: wantedAddressId !== null && shippingAddressId === undefined,
    billingAddressId,
    isBillingAddressGone: wantedBillingId !== null && billingAddressId === undefined,
    paymentMethod:
      ifAllowed(state.paymentMethod, paymentNames) ??
      ifAllowed(last?.PaymentMethodSystemName, paymentNames) ??
      paymentMethods.find((method) => method.Selected)?.PaymentMethodSystemName,
    branchId,
    termsAccepted,
    shippingMethods,
    paymentMethods,
  };
}

const runsFrom = ({ WarehouseIds }: ShippingMethod, branchId: number | undefined): boolean =>
  WarehouseIds === null || (branchId !== undefined && WarehouseIds.includes(branchId));

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

/** Nothing chosen, so that everything is as last time; what was written stays. */
export const asLastTime = ({ note, reference }: CheckoutState): CheckoutState => ({
  ...initialState,
  note,
  reference,
});
