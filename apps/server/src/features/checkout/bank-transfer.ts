import type { BankTransfer } from '@partsboard/contract/orders';
import type { PayeeRow, PaymentMethodRow } from './methods.repository.ts';

const inGroups = (account: string): string => account.replace(/.{4}(?=.)/g, '$& ');

/** Where an order is to be paid to; null for other ways to pay, and where the store has named no account. */
export const bankTransferTo = (
  { company_name: recipient, bank_account: account }: PayeeRow,
  { by_transfer: byTransfer }: Pick<PaymentMethodRow, 'by_transfer'>,
): BankTransfer | null =>
  byTransfer && account !== null ? { Recipient: recipient, AccountNumber: inGroups(account) } : null;
