export const discounts = {
  unknownTable: 'Nie ma takiej tabeli rabatowej.',
  unknownGroup: 'Nie ma takiej grupy rabatowej.',
  codeTaken: 'Inna tabela ma ten kod.',
  twoDecimals: 'Rabat ma najwyżej dwa miejsca po przecinku.',
  tableInUse: (companies: number) =>
    `Tej tabeli nie można usunąć: liczba klientów, którzy ją mają: ${companies}. Najpierw zmień im tabelę.`,
};
