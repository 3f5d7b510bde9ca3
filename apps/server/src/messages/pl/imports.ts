import type { ProblemSeverity } from '@partsboard/contract/backoffice/catalogue-imports';

export const catalogueImports = {
  figuresTooLarge: 'Plik z cenami lub stanami może mieć najwyżej 100 MB.',
  unknownImport: 'Nie ma takiego importu albo został już usunięty.',
  notPossibleNow: 'Nie jest to teraz możliwe: ktoś inny zajął się już tym importem.',
  wrongPiece: 'Ten fragment pliku ma niewłaściwą długość.',
  notWhole: 'Plik nie dotarł w całości. Wyślij go jeszcze raz.',
  diskFull: 'Dysk serwera jest pełny. Zrób na nim miejsce i wyślij plik jeszcze raz.',
  versionGone: 'Ta wersja katalogu nie jest już przechowywana. Zaimportuj jej pliki jeszcze raz.',
  reportTitle: 'Raport z importu',
  reportColumns: ['Plik', 'Wiersz', 'Rodzaj', 'Treść'] as readonly string[],
  severities: { error: 'Błąd', note: 'Uwaga' } as Readonly<Record<ProblemSeverity, string>>,
};
