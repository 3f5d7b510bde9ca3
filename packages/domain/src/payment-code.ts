import type { Grosze } from './money.ts';

/** What a bank's form for a transfer in Poland needs. */
export interface Transfer {
  readonly recipient: string;
  /** An IBAN or the 26 digits of a Polish account, with or without blanks. */
  readonly account: string;
  readonly amount: Grosze;
  readonly title: string;
  /** The recipient's VAT number, with or without the country's letters; companies have one. */
  readonly vatNumber?: string | undefined;
}

const MAX_AMOUNT = 999_999;
const RECIPIENT_LENGTH = 20;
const TITLE_LENGTH = 32;

/** Without the sign that divides the fields, and no longer than a field may be. */
const field = (text: string, length: number): string =>
  text
    .replace(/[|\s]+/g, ' ')
    .trim()
    .slice(0, length)
    .trim();

/**
 * What the QR code of a transfer says, after the recommendation of the Polish Bank Association for two-dimensional
 * codes: NIP, country, account, amount in grosze, recipient, title and three fields that are reserved. Null where the
 * recommendation has no room for it: for accounts abroad, and for amounts of 10 000 zł and more.
 */
export function paymentCode({ recipient, account, amount, title, vatNumber = '' }: Transfer): string | null {
  const digits = account.replace(/\s/g, '').replace(/^PL/, '');
  if (!/^\d{26}$/.test(digits) || amount < 1 || amount > MAX_AMOUNT) return null;
  const nip = vatNumber.replace(/^PL/, '').replace(/[\s-]/g, '');
  return [
    /^\d{10}$/.test(nip) ? nip : '',
    'PL',
    digits,
    String(amount).padStart(6, '0'),
    field(recipient, RECIPIENT_LENGTH),
    field(title, TITLE_LENGTH),
    '',
    '',
    '',
  ].join('|');
}
