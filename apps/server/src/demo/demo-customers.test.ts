import { vatNumberFault } from '@partsboard/domain/vat-number';
import { expect, it } from 'vitest';
import { demoCustomers } from './demo-customers.ts';

it.each(demoCustomers)('the demo customer $email has a VAT number that can be right', ({ vatNumber }) => {
  expect(vatNumberFault(vatNumber, 'PL')).toBeNull();
});
