import type { FilterStep } from '@partsboard/domain/filter-cascade';
import type { VehicleKind } from '@partsboard/domain/vehicle-kinds';

export const vehicles = {
  kinds: {
    PKW: 'Samochody osobowe',
    MOTORRAD: 'Motocykle',
    CLASSIC: 'Samochody klasyczne',
  } satisfies Record<VehicleKind, string>,
  steering: { L: 'Kierownica po lewej stronie', R: 'Kierownica po prawej stronie' },
  transmissions: { M: 'Manualna', A: 'Automatyczna' },
  choose: {
    brand: 'Wybierz markę.',
    category: 'Wybierz rodzaj pojazdu.',
    catalog: 'Wybierz katalog.',
    type: 'Wybierz typ.',
    serie: 'Wybierz serię.',
    body: 'Wybierz nadwozie.',
    model: 'Wybierz model.',
    engine: 'Wybierz silnik.',
    version: 'Wybierz wersję.',
    steering: 'Wybierz stronę kierownicy.',
    transmission: 'Wybierz skrzynię biegów.',
    year: 'Wybierz rok produkcji.',
    month: 'Wybierz miesiąc produkcji.',
  } satisfies Record<FilterStep, string>,
  noneWithTheseFeatures: 'W katalogu nie ma pojazdu o takich cechach. Zmień filtry.',
  noLongerInCatalogue: 'Wybranego pojazdu nie ma już w katalogu. Wybierz pojazd ponownie.',
  campaignOpen: 'Do wykonania',
  campaignDone: 'Wykonana',
  vinMissing: (length: number, shortLength: number) =>
    `Podaj numer VIN: ${length} znaków albo ostatnie ${shortLength}.`,
  vinCharacter: (character: string) =>
    `Numer VIN składa się z liter od A do Z i cyfr; znak „${character}” nie może w nim wystąpić.`,
  vinLength: (length: number, shortLength: number, given: number) =>
    `Numer VIN ma ${length} znaków (wystarczy ostatnie ${shortLength}); podano ${given}.`,
  vinUnknown: (vin: string) => `W katalogu nie ma pojazdu o numerze VIN ${vin}.`,
  shortVinUnknown: (end: string) => `W katalogu nie ma pojazdu, którego numer VIN kończy się na ${end}.`,
};
