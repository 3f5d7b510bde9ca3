import { SHORT_VIN_LENGTH, VIN_LENGTH, type VinInput } from '@partsboard/domain/vin';
import type { Message } from '../../messages/texts.ts';

type NotAVin = Extract<VinInput, { kind: 'not-a-vin' }>;

const firstStrangeCharacter = (text: string): string => /[^A-Z0-9]/u.exec(text)?.[0] ?? '';

/** What is wrong with something typed where a VIN was asked for. */
export function vinProblem({ reason, normalised }: NotAVin): Message {
  switch (reason) {
    case 'empty':
      return (t) => t.vehicles.vinMissing(VIN_LENGTH, SHORT_VIN_LENGTH);
    case 'characters': {
      const character = firstStrangeCharacter(normalised);
      return (t) => t.vehicles.vinCharacter(character);
    }
    case 'length':
      return (t) => t.vehicles.vinLength(VIN_LENGTH, SHORT_VIN_LENGTH, normalised.length);
  }
}

/** A VIN that is well-formed but not in the catalogue; it says what was searched, since typing was forgiven. */
export function vinUnknown(input: Exclude<VinInput, NotAVin>): Message {
  return input.kind === 'vin'
    ? (t) => t.vehicles.vinUnknown(input.vin)
    : (t) => t.vehicles.shortVinUnknown(input.lastSeven);
}
