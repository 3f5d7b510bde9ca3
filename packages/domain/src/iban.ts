/** In Poland account numbers are written without the country, as 26 digits. */
const POLISH = /^\d{26}$/;

/** An account number as people type it, without blanks and in capitals. */
export function normaliseIban(text: string): string {
  const joined = text.replace(/[\s-]/g, '').toUpperCase();
  return POLISH.test(joined) ? `PL${joined}` : joined;
}

/** Whether a normalised text is an IBAN: its form, and the check digits of ISO 13616. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1;
}
