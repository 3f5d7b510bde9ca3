/** What is wrong with a VAT number: the check digit of a Polish one, or the form of one from elsewhere. */
export type VatNumberFault = 'not-a-nip' | 'wrong-form';

/** As the member states of the EU write them after the two letters; Northern Ireland trades goods as one of them. */
const EU_FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]?\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** Elsewhere a number has letters and digits, and some of the latter. */
const ANY_FORM = /^(?=[A-Z]*\d)[A-Z0-9]{4,20}$/;

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** Blanks, full stops, hyphens and slashes are how people group the digits. */
const withoutSeparators = (text: string): string => text.toUpperCase().replace(/[\s./-]/g, '');

/** Whether ten digits are a Polish tax number, by its check digit. */
export function isNip(digits: string): boolean {
  if (!/^\d{10}$/.test(digits) || digits.startsWith('000')) return false;
  const sum = NIP_WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 11 === Number(digits[9]);
}

function faultIn(prefix: string, number: string): VatNumberFault | null {
  if (prefix === 'PL') return isNip(number) ? null : 'not-a-nip';
  return (EU_FORMS[prefix] ?? ANY_FORM).test(number) ? null : 'wrong-form';
}

/**
 * Checks a VAT number, written with its country's letters or without. Without them the country (its two ISO letters)
 * decides; where that is not known either, ten digits are Polish and anything else has the benefit of the doubt.
 */
export function vatNumberFault(text: string, country?: string): VatNumberFault | null {
  const number = withoutSeparators(text);
  if (number === '') return null;
  const own = country === 'GR' ? 'EL' : (country ?? (/^\d{10}$/.test(number) ? 'PL' : ''));
  const letters = number.slice(0, 2);
  const isPrefixed = letters in EU_FORMS;
  const fault = isPrefixed ? faultIn(letters, number.slice(2)) : faultIn(own, number);
  // A French number without its country may begin with any two letters.
  return fault !== null && isPrefixed && own in EU_FORMS && own !== letters && faultIn(own, number) === null
    ? null
    : fault;
}
