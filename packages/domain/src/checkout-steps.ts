export const checkoutSteps = ['shipping', 'payment', 'confirm'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** What has been chosen so far; absent means not chosen. */
export interface CheckoutChoices {
  readonly pickUpInStore: boolean;
  readonly pickupPointId?: number | undefined;
  readonly shippingAddressId?: number | undefined;
  readonly shippingMethod?: string | undefined;
  readonly billingAddressId?: number | undefined;
  readonly paymentMethod?: string | undefined;
  readonly termsAccepted: boolean;
}

/** A pickup point stands for the address when goods are picked up; otherwise address and method are needed. */
export const shippingIsChosen = (choices: CheckoutChoices): boolean =>
  choices.pickUpInStore
    ? choices.pickupPointId !== undefined
    : choices.shippingAddressId !== undefined && choices.shippingMethod !== undefined;

export const paymentIsChosen = (choices: CheckoutChoices): boolean =>
  choices.paymentMethod !== undefined && choices.billingAddressId !== undefined;

/** Whether the step's Next (or Place order) may be pressed. */
export function canLeaveStep(step: CheckoutStep, choices: CheckoutChoices): boolean {
  switch (step) {
    case 'shipping':
      return shippingIsChosen(choices);
    case 'payment':
      return paymentIsChosen(choices);
    case 'confirm':
      return shippingIsChosen(choices) && paymentIsChosen(choices) && choices.termsAccepted;
  }
}

/**
 * Whether a payment method goes with how the goods travel. A method without restriction goes with
 * everything; with pickup only such methods are left.
 */
export function paymentFitsShipping(
  availableShipments: readonly string[],
  shipping: { readonly pickUpInStore: boolean; readonly shippingMethod?: string | undefined },
): boolean {
  if (availableShipments.length === 0) return true;
  if (shipping.pickUpInStore || shipping.shippingMethod === undefined) return false;
  return availableShipments.includes(shipping.shippingMethod);
}
