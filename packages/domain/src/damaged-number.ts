/** All-digit part numbers from one to another, both included and equally long. */
export interface NumberRange {
  readonly from: string;
  readonly to: string;
}

/** What a spreadsheet has made of a part number that it took for an amount. */
export interface DamagedNumber {
  /**
   * Its last digits were rounded away (`3.41153E+10`), it was written as an amount that has all of them
   * (`3.4115318642E+10`), or the zeros that it began with were dropped.
   */
  readonly kind: 'shortened' | 'rewritten' | 'zeros-lost';
  /** Every number that would look like this; empty where too little of it is left. */
  readonly meant: readonly NumberRange[];
}

/** As many zeros at the beginning as numbers of the trade have. */
const MAX_ZEROS = 3;

/** Fewer digits fit so many numbers that none is worth looking for. */
const FEWEST_DIGITS = 4;

const SCIENTIFIC = /^(\d)(?:[.,](\d{1,15}))?E\+?(\d{1,2})$/i;
const MAX_EXPONENT_LENGTH = 20;

/** Whether and how a spreadsheet may have damaged a number; null where it looks as people write them. */
export function damageOf(input: string): DamagedNumber | null {
  const text = input.replace(/\s/g, '');
  if (/^[1-9]\d*$/.test(text)) return { kind: 'zeros-lost', meant: withZeros(1, { from: text, to: text }) };
  const [, first, rest = '', exponent] = SCIENTIFIC.exec(text) ?? [];
  if (first === undefined) return null;
  const digits = `${first}${rest}`;
  const isEnough = digits.length >= FEWEST_DIGITS;
  const lost = Number(exponent) + 1 - digits.length;
  return {
    kind: lost > 0 ? 'shortened' : 'rewritten',
    meant: isEnough ? rangesOf(digits, Number(exponent)).flatMap((range) => withZeros(0, range)) : [],
  };
}

/** What is rounded to these digits and this power of ten. */
function rangesOf(digits: string, exponent: number): NumberRange[] {
  const lost = exponent + 1 - digits.length;
  if (lost < 0 || exponent > MAX_EXPONENT_LENGTH) return [];
  const middle = BigInt(digits) * 10n ** BigInt(lost);
  const half = lost === 0 ? 0n : 5n * 10n ** BigInt(lost - 1);
  const to = lost === 0 ? middle : middle + half - 1n;
  const power = 10n ** BigInt(exponent);
  if (middle > power) return [{ from: String(middle - half), to: String(to) }];
  // A power of ten is also what numbers with one digit less are rounded up to.
  const shorter = { from: String(power - half / 10n), to: String(power - 1n) };
  return [{ from: String(middle), to: String(to) }, ...(half >= 10n ? [shorter] : [])];
}

const withZeros = (fewest: number, { from, to }: NumberRange): NumberRange[] =>
  Array.from({ length: MAX_ZEROS + 1 - fewest }, (_unused, index) => '0'.repeat(fewest + index)).map(
    (zeros) => ({ from: zeros + from, to: zeros + to }),
  );
