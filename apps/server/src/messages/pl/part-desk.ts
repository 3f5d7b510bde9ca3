import type { PartState } from '@partsboard/contract/backoffice/parts';

export const partDesk = {
  exportTitle: 'Części',
  exportColumns: [
    'Marka',
    'Numer części',
    'Nazwa',
    'Stan',
    'Grupa rabatowa',
    'Cena netto',
    'Dostępne sztuki',
  ],
  states: { current: 'aktualna', superseded: 'zastąpiona', withdrawn: 'wycofana' } as Readonly<
    Record<PartState, string>
  >,
  unknownPart: 'Nie ma takiej części.',
  withdrawn: 'Ta część została wycofana z katalogu i nie ma stanu.',
  moved: (quantity: number) =>
    `Stan zmienił się w międzyczasie i wynosi teraz ${quantity}. Sprawdź go jeszcze raz.`,
  belowZero: (quantity: number) => `Na stanie jest ${quantity}: nie można odjąć więcej.`,
  tooMany: 'To zbyt duża liczba.',
  noChange: 'Taki stan jest już zapisany.',
  belowReserved: (reserved: number) =>
    `Otwarte zamówienia mają tu zarezerwowane sztuki: ${reserved}. Potwierdź, że stan ma być niższy.`,
};
