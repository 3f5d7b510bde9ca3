import { SHORT_VIN_LENGTH, VIN_LENGTH, type VinInput } from '@partsboard/domain/vin';
import type { Message } from '../../messages/language.ts';

type NotAVin = Extract<VinInput, { kind: 'not-a-vin' }>;

const firstStrangeCharacter = (text: string): string => /[^A-Z0-9]/u.exec(text)?.[0] ?? '';

/** What is wrong with something typed where a VIN was asked for. */
export function vinProblem({ reason, normalised }: NotAVin): Message {
  switch (reason) {
    case 'empty':
      return {
        pl: `Podaj numer VIN: ${VIN_LENGTH} znaków albo ostatnie ${SHORT_VIN_LENGTH}.`,
        en: `Please give a VIN: ${VIN_LENGTH} characters or the last ${SHORT_VIN_LENGTH}.`,
      };
    case 'characters': {
      const character = firstStrangeCharacter(normalised);
      return {
        pl: `Numer VIN składa się z liter od A do Z i cyfr; znak „${character}” nie może w nim wystąpić.`,
        en: `A VIN consists of the letters A to Z and digits; the character “${character}” cannot occur in it.`,
      };
    }
    case 'length':
      return {
        pl: `Numer VIN ma ${VIN_LENGTH} znaków (wystarczy ostatnie ${SHORT_VIN_LENGTH}); podano ${normalised.length}.`,
        en: `A VIN has ${VIN_LENGTH} characters (the last ${SHORT_VIN_LENGTH} are enough); ${normalised.length} were given.`,
      };
  }
}

/** A VIN that is well-formed but not in the catalogue; it says what was searched, since typing was forgiven. */
export function vinUnknown(input: Exclude<VinInput, NotAVin>): Message {
  return input.kind === 'vin'
    ? {
        pl: `W katalogu nie ma pojazdu o numerze VIN ${input.vin}.`,
        en: `The catalog has no vehicle with the VIN ${input.vin}.`,
      }
    : {
        pl: `W katalogu nie ma pojazdu, którego numer VIN kończy się na ${input.lastSeven}.`,
        en: `The catalog has no vehicle whose VIN ends in ${input.lastSeven}.`,
      };
}
