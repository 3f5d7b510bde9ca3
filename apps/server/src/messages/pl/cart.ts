export const cart = {
  unknownPart: 'Nie ma takiej części.',
  isBoard: 'To jest tablica, a nie część. Wybierz z niej część.',
  withdrawn: (sku: string) => `Część ${sku} została wycofana z katalogu.`,
  unavailable: (sku: string) => `Część ${sku} jest chwilowo niedostępna.`,
  leftOut: (skus: readonly string[]) =>
    skus.length === 1
      ? `Część ${skus.join('')} jest chwilowo niedostępna i zostaje pominięta.`
      : `Części ${skus.join(', ')} są chwilowo niedostępne i zostają pominięte.`,
  replaced: (old: string, current: string) => `Numer ${old} został zastąpiony przez ${current}.`,
  replacementDoesNotFit: (old: string, current: string) =>
    `Numer ${old} został zastąpiony przez ${current}, który nie pasuje do tego pojazdu.`,
  quantityTooLarge: (most: number) => `Ilość nie może przekroczyć ${most}.`,
  tooManyLines: (most: number) => `Koszyk mieści najwyżej ${most} pozycji.`,
  empty: 'Twój koszyk jest pusty.',
  notInCart: 'Tej części nie ma w koszyku.',
  row: (row: number, message: string) => `Wiersz ${row}: ${message}`,
  unknownNumber: (number: string) => `Nie znaleziono części o numerze „${number}”.`,
  ambiguousNumber: (number: string, brands: readonly string[]) =>
    `Numer „${number}” mają części kilku marek (${brands.join(', ')}). Wybierz markę.`,
  ambiguousEnd: (end: string, numbers: readonly string[]) =>
    `„${end}” pasuje do kilku numerów (${numbers.join(', ')}). Podaj cały numer.`,
  badQuantity: (quantity: string) => `„${quantity}” nie jest prawidłową ilością.`,
  ambiguousQuantity: (quantity: string) =>
    `„${quantity}” może znaczyć dwie różne ilości. Wpisz ilość bez kropki i przecinka.`,
  damagedNumber: {
    shortened: (number: string) => `Arkusz skrócił ten numer do „${number}” i jego końcowe cyfry przepadły.`,
    rewritten: (number: string) => `Arkusz zapisał ten numer jako „${number}”.`,
    'zeros-lost': (number: string) => `Nie ma numeru „${number}”: arkusz usunął zero z jego początku.`,
  },
  onlyMeant: (number: string) => `Może to być tylko ${number}.`,
  enterAsText: 'Ustaw kolumnę jako tekst i wpisz numer jeszcze raz.',
};
