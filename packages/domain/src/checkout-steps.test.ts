import { describe, expect, it } from 'vitest';
import { canLeaveStep, paymentFitsShipping } from './checkout-steps.ts';

const nothing = { pickUpInStore: false, termsAccepted: false };
const shipped = { ...nothing, shippingAddressId: 1, shippingMethod: 'courier' };
const paid = { ...shipped, billingAddressId: 1, paymentMethod: 'transfer' };

describe('checkout steps', () => {
  it('need an address and a shipping method, or a pickup point', () => {
    expect(canLeaveStep('shipping', nothing)).toBe(false);
    expect(canLeaveStep('shipping', { ...nothing, shippingAddressId: 1 })).toBe(false);
    expect(canLeaveStep('shipping', shipped)).toBe(true);
    expect(canLeaveStep('shipping', { ...nothing, pickUpInStore: true })).toBe(false);
    expect(canLeaveStep('shipping', { ...nothing, pickUpInStore: true, pickupPointId: 3 })).toBe(true);
  });

  it('need a payment method and a billing address', () => {
    expect(canLeaveStep('payment', shipped)).toBe(false);
    expect(canLeaveStep('payment', { ...shipped, paymentMethod: 'transfer' })).toBe(false);
    expect(canLeaveStep('payment', paid)).toBe(true);
  });

  it('end in an order only when the terms are accepted', () => {
    expect(canLeaveStep('confirm', paid)).toBe(false);
    expect(canLeaveStep('confirm', { ...paid, termsAccepted: true })).toBe(true);
  });
});

describe('payment methods', () => {
  it('without restriction go with everything', () => {
    expect(paymentFitsShipping([], { pickUpInStore: true })).toBe(true);
    expect(paymentFitsShipping([], { pickUpInStore: false, shippingMethod: 'courier' })).toBe(true);
  });

  it('with a restriction go with its shipping methods only, and never with pickup', () => {
    expect(paymentFitsShipping(['courier'], { pickUpInStore: false, shippingMethod: 'courier' })).toBe(true);
    expect(paymentFitsShipping(['courier'], { pickUpInStore: false, shippingMethod: 'van' })).toBe(false);
    expect(paymentFitsShipping(['courier'], { pickUpInStore: true, shippingMethod: 'courier' })).toBe(false);
  });
});
