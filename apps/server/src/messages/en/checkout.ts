import type { checkout as Polish } from '../pl/checkout.ts';

export const checkout: typeof Polish = {
  unavailable: 'Remove unavailable products to proceed checkout.',
  noteTooLong: (most) => `The order note may have at most ${most} characters.`,
  unknownCountry: 'There is no such country.',
  billingAddressRequired: 'Please choose a billing address.',
  shippingAddressRequired: 'Please choose a shipping address.',
  shippingMethodRequired: 'Please choose a shipping method.',
  shippingMethodNotAllowed: 'The chosen shipping method is not available for this address.',
  shippingMethodNotOfBranch: 'This branch does not run the chosen shipping method.',
  lastAddressGone: 'The address of your last order is not among yours any more. Please choose another one.',
  lastBranchGone: 'The branch of your last order does not take orders any more. Please choose another one.',
  lastShippingGone: (method: string) =>
    `The delivery of your last order (${method}) is not possible now. Please choose another one.`,
  lastPaymentGone: (method: string) =>
    `The payment of your last order (${method}) is not possible now. Please choose another one.`,
  pickupNotAllowed: 'Pickup in a branch is not available.',
  pickupOnly: 'Only pickup in a branch is possible.',
  unknownPickupPoint: 'There is no such pickup point.',
  otherBranchThanPickup: 'An order that is picked up is executed by the branch where it is picked up.',
  branchRequired: 'Please choose the branch executing the order.',
  unknownBranch: 'There is no such branch.',
  paymentMethodRequired: 'Please choose a payment method.',
  paymentMethodNotAllowed: 'The chosen payment method is not available for this shipping.',
  creditExceeded: (available) => `The order exceeds your trade credit limit. Available: ${available}.`,
  pricesChanged:
    'Prices or the cart have changed since the totals were shown. Please check the new amounts and confirm again.',
  unconfirmed:
    'Prices and stock cannot be confirmed at the moment. Please confirm the order again in a few minutes.',
  stockChanged:
    'Stock has changed since the totals were shown. Please see what is missing and confirm again.',
  backOrdersGone:
    'Stock has changed since the totals were shown: all lines are available now. Please confirm again.',
  partlyMissing: (sku, wanted, missing) => `${sku}: ${missing} of ${wanted} on back order.`,
  notEnough: (sku, wanted, available) =>
    `${sku}: you want ${wanted}, ${available} are available. Please lower the quantity in the cart.`,
  moreLines: (count) => `Something is missing of ${count} more lines.`,
  usedKey: (number) =>
    `This confirmation has already placed order ${number}. Please check the cart and confirm it anew.`,
  afterDeparture: (until) => `It is past ${until}: the order will leave on the next working day.`,
  onWeekend: 'We do not ship at weekends: the order will leave on the next working day.',
  onHoliday: 'All branches are closed today: the order will leave on the next working day.',
  pickup: 'Pickup in a branch',
};
