import type { account as Polish } from '../pl/account.ts';

export const account: typeof Polish = {
  unknownAddress: 'There is no such address.',
  tooManyAddresses: (most) => `You can have at most ${most} addresses.`,
  unknownCountry: 'Please choose a country from the list.',
  stateRequired: 'Please choose a state or province.',
  foreignState: 'This state or province does not belong to the chosen country.',
  vatNumberTaken: 'Another company is registered with this VAT number.',
  vatNumber: {
    'not-a-nip': 'This is not a valid Polish VAT number (NIP). Please check its 10 digits.',
    'wrong-form': 'This VAT number does not have the form used in its country.',
  },
};
