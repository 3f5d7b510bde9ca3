import type { ReturnKind, ReturnReason } from '@partsboard/domain/return-transitions';

export const returns = {
  unknown: 'Nie ma takiego zwrotu.',
  notDelivered: (number: string) =>
    `Zwrot można zgłosić dopiero po wysłaniu lub wydaniu towaru z zamówienia ${number}.`,
  notPossible: (number: string, state: string) => `Nie można tego zrobić: zwrot ${number} jest ${state}.`,
  tooMany: (asked: number) => `Zgłoszono mniej sztuk: ${asked}.`,
  nothingReceived: 'Podaj, ile sztuk dotarło. Jeśli nie dotarła żadna, odrzuć zwrot.',
  coreIsNoStock: 'Stare części nie trafiają do magazynu.',
  noPhoto: 'Zdjęcie musi być plikiem JPEG, PNG lub WebP.',
  largePhoto: (megabytes: number) => `Zdjęcie może mieć najwyżej ${megabytes} MB.`,
  states: {
    requested: 'zgłoszony',
    approved: 'zaakceptowany',
    received: 'przyjęty',
    refunded: 'rozliczony',
    refused: 'odrzucony',
  },
  exportTitle: 'Zwroty',
  exportColumns: [
    'Numer',
    'Zamówienie',
    'Zgłoszono',
    'Rodzaj',
    'Stan',
    'Powód',
    'Oddział',
    'Firma',
    'Klient',
    'E-mail',
    'Sztuki',
  ],
  kinds: { goods: 'towar', core: 'stara część' } as Readonly<Record<ReturnKind, string>>,
  reasons: {
    'wrong-part': 'część nie pasuje',
    'not-needed': 'część nie jest już potrzebna',
    damaged: 'uszkodzenie w transporcie',
    defective: 'wada',
    other: 'inny powód',
  } as Readonly<Record<ReturnReason, string>>,
};
