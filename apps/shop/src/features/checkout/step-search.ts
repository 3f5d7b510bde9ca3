import { checkoutSteps } from '@partsboard/domain/checkout-steps';

/** The path without a step is the first step's. */
export const stepSearch = (step: number) => {
  const name = checkoutSteps[step];
  return name === undefined || name === 'shipping' ? {} : { step: name };
};
