export const boards = {
  unknownBoard: 'Nie ma takiej tablicy części.',
  unknownCategory: 'Nie ma takiej kategorii.',
  unknownDrawing: 'Nie ma takiego rysunku.',
  /** How the equipment of a condition is joined. */
  condition: { and: ' oraz ', or: ' lub ', not: 'bez ' },
  forOtherVehicles: 'Część jest do innych pojazdów.',
  dependsOnVehicleType: 'Zależy od dokładnego typu pojazdu.',
  dependsOnEquipment: (named: string) => `Zależy od wyposażenia: ${named}.`,
  otherVehicleType: 'Nie pasuje do tego typu pojazdu.',
  builtBetween: (range: string) => `Tylko do pojazdów z produkcji ${range}.`,
  builtFrom: (month: string) => `Tylko do pojazdów z produkcji od ${month}.`,
  builtUntil: (month: string) => `Tylko do pojazdów z produkcji do ${month}.`,
  onlySteering: {
    L: 'Tylko do pojazdów z kierownicą po lewej stronie.',
    R: 'Tylko do pojazdów z kierownicą po prawej stronie.',
  },
  onlyTransmission: {
    M: 'Tylko do pojazdów z manualną skrzynią biegów.',
    A: 'Tylko do pojazdów z automatyczną skrzynią biegów.',
  },
  onlyWithEquipment: (codes: string) => `Tylko z wyposażeniem: ${codes}.`,
  notWithEquipment: (codes: string) => `Nie z wyposażeniem: ${codes}.`,
};
