import { describe, expect, it } from 'vitest';
import type { ResolvedChoices } from './checkout-state.ts';
import { TRADE_CREDIT, withinCredit } from './trade-credit.ts';

const method = (name: string, fee: number) => ({
  Name: name,
  Fee: fee,
  Description: '',
  PaymentMethodSystemName: name,
  AvailableShipments: [],
  Selected: false,
});
const choices: ResolvedChoices = {
  pickUpInStore: false,
  shippingAddressId: 1,
  shippingMethod: 'courier',
  shippingMethods: [],
  billingAddressId: 1,
  paymentMethod: TRADE_CREDIT,
  termsAccepted: false,
  paymentMethods: [method('transfer', 0), method(TRADE_CREDIT, 2)],
  isShippingAddressGone: false,
  isBillingAddressGone: false,
};
const totals = (total: number, fee: number) => ({ OrderTotal: total, PaymentMethodAdditionalFee: fee });

describe('trade credit', () => {
  it('is chosen while it covers the order to the last grosz, its own fee included', () => {
    expect(withinCredit(choices, 102, totals(102, 2))).toMatchObject({
      isBeyondCredit: false,
      paymentMethod: TRADE_CREDIT,
    });
    expect(withinCredit(choices, 101.99, totals(102, 2))).toMatchObject({
      isBeyondCredit: true,
      paymentMethod: undefined,
    });
  });

  it('is compared without the fee of another chosen method', () => {
    const other = { ...choices, paymentMethod: 'transfer' };
    expect(withinCredit(other, 102, totals(105, 5))).toMatchObject({
      isBeyondCredit: false,
      paymentMethod: 'transfer',
    });
    expect(withinCredit(other, 101, totals(105, 5))).toMatchObject({
      isBeyondCredit: true,
      paymentMethod: 'transfer',
    });
  });

  it('counts as sufficient until it is known, and is ignored where it is not offered', () => {
    expect(withinCredit(choices, undefined, totals(102, 2)).paymentMethod).toBe(TRADE_CREDIT);
    expect(withinCredit(choices, 1, undefined).paymentMethod).toBe(TRADE_CREDIT);
    const without = { ...choices, paymentMethods: [method('transfer', 0)], paymentMethod: 'transfer' };
    expect(withinCredit(without, 0, totals(102, 0)).isBeyondCredit).toBe(false);
  });
});
