import { describe, expect, it } from 'vitest';
import {
  chooseBranch,
  choosePoint,
  parseState,
  resolve,
  startState,
  storedState,
  togglePickup,
  toRequest,
  type CheckoutState,
  type Offered,
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
const offered: Offered = {
  usual: { shippingAddressId: null, billingAddressId: null },
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
      expect(parseState(stored, '7')).toMatchObject({ pickUpInStore: false, note: '' });
    },
  );

  it('apply the shipping method that the server preselects', () => {
    const choices = resolve({ ...startState, shippingAddressId: 1 }, offered, false);
    expect(choices.shippingMethod).toBe('courier');
    expect(choices.paymentMethods).toHaveLength(2);
  });

  it('offer only payment methods that go with the chosen shipping', () => {
    const state = { ...startState, shippingAddressId: 1, shippingMethod: 'van', paymentMethod: 'cash' };
    const choices = resolve(state, offered, false);
    expect(choices.paymentMethods.map((method) => method.Name)).toEqual(['transfer']);
    expect(choices.paymentMethod).toBeUndefined();
  });

  it('with pickup forget the address, take the default point and its branch, and unrestricted payments only', () => {
    const choices = resolve({ ...startState, shippingAddressId: 1, pickUpInStore: true }, offered, false);
    expect(choices).toMatchObject({ pickupPointId: 8, branchId: 8, shippingAddressId: undefined });
    expect(choices.paymentMethods.map((method) => method.Name)).toEqual(['transfer']);
    expect(toRequest(choices, undefined)).toMatchObject({
      ShippingAddressId: '',
      PickUpInStoreId: 8,
      OrderPointId: 8,
    });
  });

  it('keep pickup point and executing branch together, whichever of them is chosen', () => {
    const pickup = { ...startState, pickUpInStore: true };
    const points = offered.addresses.PickupPoints;
    const start = resolve(pickup, offered, false);
    const byPoint = { ...pickup, ...choosePoint(points[0]) };
    expect(resolve(byPoint, offered, false)).toMatchObject({ pickupPointId: 7, branchId: 7 });
    const byBranch = { ...byPoint, ...chooseBranch(8, start, points) };
    expect(resolve(byBranch, offered, false)).toMatchObject({ pickupPointId: 8, branchId: 8 });
    const apart = { ...pickup, pickupPointId: 7, branchId: 8 };
    expect(resolve(apart, offered, false)).toMatchObject({ pickupPointId: 7, branchId: 7 });
  });

  it('let any branch execute what is shipped, until pickup is turned on or off', () => {
    const state = { ...startState, shippingAddressId: 1 };
    const shipped = { ...state, ...chooseBranch(7, resolve(state, offered, false), []) };
    expect(resolve(shipped, offered, false)).toMatchObject({ pickupPointId: undefined, branchId: 7 });
    const without = { ...shipped, ...togglePickup(true), ...togglePickup(false) };
    expect(resolve(without, offered, false)).toMatchObject({ branchId: 8 });
  });

  it('apply the payment method that the server preselects where it goes with the shipping', () => {
    const marked = {
      ...offered,
      paymentMethods: [payment('transfer', []), { ...payment('cash', ['courier']), Selected: true }],
    };
    const state = { ...startState, shippingAddressId: 1 };
    expect(resolve(state, marked, false).paymentMethod).toBe('cash');
    expect(resolve({ ...state, paymentMethod: 'transfer' }, marked, false).paymentMethod).toBe('transfer');
    expect(resolve({ ...state, shippingMethod: 'van' }, marked, false).paymentMethod).toBeUndefined();
    expect(resolve(state, offered, false).paymentMethod).toBeUndefined();
  });

  it('know no pickup where the store does not allow it, and nothing else where it allows only that', () => {
    const without = { ...offered, addresses: { ...offered.addresses, AllowPickUpInStore: false } };
    expect(resolve({ ...startState, pickUpInStore: true }, without, false).pickUpInStore).toBe(false);
    const only = { ...offered, addresses: { ...offered.addresses, PickUpInStoreOnly: true } };
    expect(resolve(startState, only, false).pickUpInStore).toBe(true);
  });

  it('begin with the addresses that the account marks, until another is chosen or pickup undoes it', () => {
    const marked = { ...offered, usual: { shippingAddressId: 2, billingAddressId: 1 } };
    const of = (state: Partial<CheckoutState>) => resolve({ ...startState, ...state }, marked, false);
    expect(of({})).toMatchObject({ shippingAddressId: 2, shippingMethod: 'courier', billingAddressId: 1 });
    expect(of({ shippingAddressId: 1, billingAddressId: 2 })).toMatchObject({
      shippingAddressId: 1,
      billingAddressId: 2,
    });
    expect(of({ sameAsShipping: true }).billingAddressId).toBe(2);
    expect(of(togglePickup(true))).toMatchObject({ shippingAddressId: undefined, billingAddressId: 1 });
    const undone = parseState(storedState({ ...startState, ...togglePickup(false) }, '7'), '7');
    expect(resolve(undone, marked, false).shippingAddressId).toBeUndefined();
    const gone = { ...offered, usual: { shippingAddressId: 9, billingAddressId: 9 } };
    expect(resolve(startState, gone, false)).toMatchObject({
      shippingAddressId: undefined,
      billingAddressId: undefined,
    });
  });

  it('count only for the person who made them', () => {
    const state = { ...startState, paymentMethod: 'transfer', note: 'Gate 3' };
    expect(parseState(storedState(state, '7'), '7')).toMatchObject(state);
    expect(parseState(storedState(state, '7'), '8')).toEqual(startState);
    expect(parseState(JSON.stringify(state), '7')).toEqual(startState);
  });

  it('put no address in the place of one that is gone', () => {
    const marked = { ...offered, usual: { shippingAddressId: 2, billingAddressId: 2 } };
    const state = { ...startState, shippingAddressId: 99, billingAddressId: 98 };
    expect(resolve(state, marked, false)).toMatchObject({
      shippingAddressId: undefined,
      isShippingAddressGone: true,
      billingAddressId: undefined,
      isBillingAddressGone: true,
    });
    expect(resolve(startState, marked, false)).toMatchObject({
      isShippingAddressGone: false,
      isBillingAddressGone: false,
    });
    expect(resolve({ ...state, ...togglePickup(true) }, marked, false).isShippingAddressGone).toBe(false);
  });

  it('copy the shipping address to billing on demand and drop what is gone', () => {
    const state = { ...startState, shippingAddressId: 2, sameAsShipping: true, billingAddressId: 1 };
    expect(resolve(state, offered, false).billingAddressId).toBe(2);
    expect(resolve({ ...startState, billingAddressId: 99 }, offered, false).billingAddressId).toBeUndefined();
  });
});
