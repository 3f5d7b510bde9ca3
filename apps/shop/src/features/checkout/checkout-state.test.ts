import { describe, expect, it } from 'vitest';
import {
  asLastTime,
  chooseBranch,
  choosePoint,
  parseState,
  resolveChoices,
  initialState,
  storedState,
  togglePickup,
  toRequest,
  type CheckoutState,
  type CheckoutOptions,
} from './checkout-state.ts';

const address = {
  FirstName: 'Anna',
  LastName: 'Nowak',
  Company: null,
  VatNumber: null,
  CountryId: 1,
  StateProvinceId: null,
  City: 'Warszawa',
  Address1: 'Prosta 1',
  Address2: null,
  ZipPostalCode: '00-001',
  PhoneNumber: '1',
  FaxNumber: null,
  Email: null,
};
const point = {
  Name: 'Oddział',
  Description: '',
  Address: { Address1: '', City: '', ZipPostalCode: '', CountryId: 1, PhoneNumber: '', Email: '' },
};
const shipping = (name: string, selected: boolean) => ({
  Name: name,
  Fee: 0,
  Description: '',
  ShippingRateComputationMethodSystemName: name,
  Selected: selected,
  WarehouseIds: null,
  Warnings: [],
});
const payment = (name: string, shipments: string[]) => ({
  Name: name,
  Fee: 0,
  Description: '',
  PaymentMethodSystemName: name,
  AvailableShipments: shipments,
  Selected: false,
});
const offered: CheckoutOptions = {
  defaultAddresses: { shippingAddressId: null, billingAddressId: null },
  last: null,
  addresses: {
    ExistingAddresses: [
      { ...address, Id: 1 },
      { ...address, Id: 2 },
    ],
    NewAddressPreselected: false,
    PickupPoints: [
      { ...point, Id: 7, WarehouseId: 7, Default: false },
      { ...point, Id: 8, WarehouseId: 8, Default: true },
    ],
    PickUpInStore: false,
    AllowPickUpInStore: true,
    PickUpInStoreOnly: false,
  },
  shippingMethods: [shipping('van', false), shipping('courier', true)],
  paymentMethods: [payment('transfer', []), payment('cash', ['courier'])],
  branchIds: [7, 8],
};

describe('checkout choices', () => {
  it.each([null, '', 'rubbish', '7', '{"pickUpInStore":"x","note":3}'])(
    'start anew where storage holds %j',
    (stored) => {
      expect(parseState(stored, '7').pickUpInStore).toBeUndefined();
      expect(parseState(stored, '7').note).toBe('');
    },
  );

  it('apply the shipping method that the server preselects', () => {
    const choices = resolveChoices({ ...initialState, shippingAddressId: 1 }, offered, false);
    expect(choices.shippingMethod).toBe('courier');
    expect(choices.paymentMethods).toHaveLength(2);
  });

  it('offer only payment methods that go with the chosen shipping', () => {
    const state = { ...initialState, shippingAddressId: 1, shippingMethod: 'van', paymentMethod: 'cash' };
    const choices = resolveChoices(state, offered, false);
    expect(choices.paymentMethods.map((method) => method.Name)).toEqual(['transfer']);
    expect(choices.paymentMethod).toBeUndefined();
  });

  it('with pickup forget the address, take the default point and its branch, and unrestricted payments only', () => {
    const choices = resolveChoices(
      { ...initialState, shippingAddressId: 1, pickUpInStore: true },
      offered,
      false,
    );
    expect(choices).toMatchObject({ pickupPointId: 8, branchId: 8, shippingAddressId: undefined });
    expect(choices.paymentMethods.map((method) => method.Name)).toEqual(['transfer']);
    expect(toRequest(choices, undefined)).toMatchObject({
      ShippingAddressId: '',
      PickUpInStoreId: 8,
      OrderPointId: 8,
    });
  });

  it('keep pickup point and executing branch together, whichever of them is chosen', () => {
    const pickup = { ...initialState, pickUpInStore: true };
    const points = offered.addresses.PickupPoints;
    const start = resolveChoices(pickup, offered, false);
    const byPoint = { ...pickup, ...choosePoint(points[0]) };
    expect(resolveChoices(byPoint, offered, false)).toMatchObject({ pickupPointId: 7, branchId: 7 });
    const byBranch = { ...byPoint, ...chooseBranch(8, start, points) };
    expect(resolveChoices(byBranch, offered, false)).toMatchObject({ pickupPointId: 8, branchId: 8 });
    const apart = { ...pickup, pickupPointId: 7, branchId: 8 };
    expect(resolveChoices(apart, offered, false)).toMatchObject({ pickupPointId: 7, branchId: 7 });
  });

  it('let any branch execute what is shipped, until pickup is turned on or off', () => {
    const state = { ...initialState, shippingAddressId: 1 };
    const shipped = { ...state, ...chooseBranch(7, resolveChoices(state, offered, false), []) };
    expect(resolveChoices(shipped, offered, false)).toMatchObject({ pickupPointId: undefined, branchId: 7 });
    const without = { ...shipped, ...togglePickup(true), ...togglePickup(false) };
    expect(resolveChoices(without, offered, false)).toMatchObject({ branchId: 8 });
  });

  it('apply the payment method that the server preselects where it goes with the shipping', () => {
    const marked = {
      ...offered,
      paymentMethods: [payment('transfer', []), { ...payment('cash', ['courier']), Selected: true }],
    };
    const state = { ...initialState, shippingAddressId: 1 };
    expect(resolveChoices(state, marked, false).paymentMethod).toBe('cash');
    expect(resolveChoices({ ...state, paymentMethod: 'transfer' }, marked, false).paymentMethod).toBe(
      'transfer',
    );
    expect(resolveChoices({ ...state, shippingMethod: 'van' }, marked, false).paymentMethod).toBeUndefined();
    expect(resolveChoices(state, offered, false).paymentMethod).toBeUndefined();
  });

  it('know no pickup where the store does not allow it, and nothing else where it allows only that', () => {
    const without = { ...offered, addresses: { ...offered.addresses, AllowPickUpInStore: false } };
    expect(resolveChoices({ ...initialState, pickUpInStore: true }, without, false).pickUpInStore).toBe(
      false,
    );
    const only = { ...offered, addresses: { ...offered.addresses, PickUpInStoreOnly: true } };
    expect(resolveChoices(initialState, only, false).pickUpInStore).toBe(true);
  });

  it('begin with the addresses that the account marks, until another is chosen or pickup undoes it', () => {
    const marked = { ...offered, defaultAddresses: { shippingAddressId: 2, billingAddressId: 1 } };
    const of = (state: Partial<CheckoutState>) =>
      resolveChoices({ ...initialState, ...state }, marked, false);
    expect(of({})).toMatchObject({ shippingAddressId: 2, shippingMethod: 'courier', billingAddressId: 1 });
    expect(of({ shippingAddressId: 1, billingAddressId: 2 })).toMatchObject({
      shippingAddressId: 1,
      billingAddressId: 2,
    });
    expect(of({ sameAsShipping: true }).billingAddressId).toBe(2);
    expect(of(togglePickup(true))).toMatchObject({ shippingAddressId: undefined, billingAddressId: 1 });
    const undone = parseState(storedState({ ...initialState, ...togglePickup(false) }, '7'), '7');
    expect(resolveChoices(undone, marked, false).shippingAddressId).toBeUndefined();
    const gone = { ...offered, defaultAddresses: { shippingAddressId: 9, billingAddressId: 9 } };
    expect(resolveChoices(initialState, gone, false)).toMatchObject({
      shippingAddressId: undefined,
      billingAddressId: undefined,
    });
  });

  it('begin with those of the last order, as far as they are still offered and not chosen otherwise', () => {
    const last = {
      PickUpInStoreId: null,
      ShippingAddressId: 2,
      ShippingRateComputationMethodSystemName: 'van',
      BillingAddressId: 1,
      PaymentMethodSystemName: 'transfer',
      OrderPointId: 8,
      Summary: [],
      Step: 'confirm' as const,
      Problem: null,
    };
    const of = (state: Partial<CheckoutState>, changed: Partial<CheckoutOptions> = {}) =>
      resolveChoices({ ...initialState, ...state }, { ...offered, last, ...changed }, false);
    expect(of({})).toMatchObject({
      pickUpInStore: false,
      shippingAddressId: 2,
      shippingMethod: 'van',
      billingAddressId: 1,
      paymentMethod: 'transfer',
    });
    expect(of({ shippingMethod: 'courier', paymentMethod: 'cash' })).toMatchObject({
      shippingMethod: 'courier',
      paymentMethod: 'cash',
    });
    expect(of({}, { shippingMethods: [shipping('courier', true)] }).shippingMethod).toBe('courier');
    const pickedUp = { ...last, ShippingAddressId: null, PickUpInStoreId: 7 };
    expect(of({}, { last: pickedUp }).pickUpInStore).toBe(true);
    expect(of({ pickUpInStore: false }, { last: pickedUp }).pickUpInStore).toBe(false);
    const begun = { ...initialState, shippingMethod: 'courier', pickUpInStore: true, note: 'Gate 3' };
    expect(of(asLastTime(begun)).shippingMethod).toBe('van');
    expect(asLastTime(begun).note).toBe('Gate 3');
  });

  it('offer a van only where the branch runs one', () => {
    const limited = {
      ...offered,
      shippingMethods: [{ ...shipping('van', false), WarehouseIds: [7] }, shipping('courier', true)],
    };
    const of = (branchId: number) =>
      resolveChoices(
        { ...initialState, shippingAddressId: 1, shippingMethod: 'van', branchId },
        limited,
        false,
      );
    expect(of(7)).toMatchObject({ shippingMethod: 'van', shippingMethods: { length: 2 } });
    expect(of(8)).toMatchObject({ shippingMethod: 'courier', shippingMethods: { length: 1 } });
  });

  it('count only for the person who made them', () => {
    const state = { ...initialState, paymentMethod: 'transfer', note: 'Gate 3' };
    expect(parseState(storedState(state, '7'), '7')).toMatchObject(state);
    expect(parseState(storedState(state, '7'), '8')).toEqual(initialState);
    expect(parseState(JSON.stringify(state), '7')).toEqual(initialState);
  });

  it('put no address in the place of one that is gone', () => {
    const marked = { ...offered, defaultAddresses: { shippingAddressId: 2, billingAddressId: 2 } };
    const state = { ...initialState, shippingAddressId: 99, billingAddressId: 98 };
    expect(resolveChoices(state, marked, false)).toMatchObject({
      shippingAddressId: undefined,
      isShippingAddressGone: true,
      billingAddressId: undefined,
      isBillingAddressGone: true,
    });
    expect(resolveChoices(initialState, marked, false)).toMatchObject({
      isShippingAddressGone: false,
      isBillingAddressGone: false,
    });
    expect(resolveChoices({ ...state, ...togglePickup(true) }, marked, false).isShippingAddressGone).toBe(
      false,
    );
  });

  it('copy the shipping address to billing on demand and drop what is gone', () => {
    const state = { ...initialState, shippingAddressId: 2, sameAsShipping: true, billingAddressId: 1 };
    expect(resolveChoices(state, offered, false).billingAddressId).toBe(2);
    expect(
      resolveChoices({ ...initialState, billingAddressId: 99 }, offered, false).billingAddressId,
    ).toBeUndefined();
  });
});
