import type { VatNumberFault } from '@partsboard/domain/vat-number';

export const account = {
  unknownAddress: 'Nie ma takiego adresu.',
  tooManyAddresses: (most: number) => `Możesz mieć najwyżej ${most} adresów.`,
  unknownCountry: 'Wybierz kraj z listy.',
  stateRequired: 'Wybierz stan lub prowincję.',
  foreignState: 'Ten stan lub prowincja nie należy do wybranego kraju.',
  vatNumberTaken: 'Z tym numerem NIP jest już zarejestrowana inna firma.',
  vatNumber: {
    'not-a-nip': 'To nie jest prawidłowy NIP. Sprawdź jego 10 cyfr.',
    'wrong-form': 'Ten numer VAT nie ma postaci używanej w swoim kraju.',
  } satisfies Record<VatNumberFault, string>,
};
