/** A whole vehicle identification number: 17 characters, never I, O or Q. The check digit is not mandatory here. */
export const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

export const VIN_LENGTH = 17;

/** How many characters at the end of a VIN are enough to search by. */
export const SHORT_VIN_LENGTH = 7;

/** What a person typed where a VIN was asked for. */
export type VinInput =
  | { readonly kind: 'vin'; readonly vin: string }
  | { readonly kind: 'last-seven'; readonly lastSeven: string }
  | {
      readonly kind: 'not-a-vin';
      /** `empty`: nothing typed; `characters`: something that no VIN contains; `length`: neither 17 nor 7. */
      readonly reason: 'empty' | 'characters' | 'length';
      readonly normalised: string;
    };

const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1' };

/**
 * The form in which VINs are searched: upper case without blanks, dots and dashes, and with the letters
 * that no VIN contains read as the digits they are mistaken for.
 */
export const normaliseVin = (input: string): string =>
  input
    .toUpperCase()
    .replace(/[\s.\-–_]/g, '')
    .replace(/[OQI]/g, (letter) => LOOKALIKES[letter] ?? letter);

/** Says whether the input is a whole VIN, the last seven characters of one, or neither and why. */
export function classifyVin(input: string): VinInput {
  const normalised = normaliseVin(input);
  if (normalised === '') return { kind: 'not-a-vin', reason: 'empty', normalised };
  if (/[^A-Z0-9]/.test(normalised)) return { kind: 'not-a-vin', reason: 'characters', normalised };
  if (normalised.length === VIN_LENGTH) return { kind: 'vin', vin: normalised };
  if (normalised.length === SHORT_VIN_LENGTH) return { kind: 'last-seven', lastSeven: normalised };
  return { kind: 'not-a-vin', reason: 'length', normalised };
}

/** The last seven characters of a VIN. */
export const vinLastSeven = (vin: string): string => vin.slice(-SHORT_VIN_LENGTH);
