type Limit = number | bigint;

export const validation = {
  required: 'To pole jest wymagane',
  unknownField: 'Nieznane pole.',
  wrongValue: 'Nieprawidłowa wartość.',
  wrongFormat: 'Wartość zawiera niedozwolone znaki lub ma nieprawidłowy format.',
  forbiddenCharacters: 'Wartość zawiera niedozwolone znaki.',
  oneLineOnly: 'To pole ma jeden wiersz. Usuń podział wiersza lub tabulator.',
  invisibleCharacters: 'Usuń niewidoczne znaki sterujące.',
  nothingVisible: 'Wpisz tekst, który widać, albo zostaw to pole puste.',
  emailFormat: 'Podaj prawidłowy adres e-mail.',
  types: {
    integer: 'Podaj liczbę całkowitą.',
    number: 'Podaj liczbę.',
    string: 'Podaj tekst.',
    boolean: 'Podaj wartość tak lub nie (true, false).',
    array: 'Podaj listę.',
    object: 'Podaj obiekt JSON.',
  },
  tooLong: (most: Limit) => `Najwyżej ${most} znaków.`,
  tooShort: (least: Limit) => `Co najmniej ${least} znaków.`,
  minimum: (least: Limit) => `Najmniej ${least}.`,
  maximum: (most: Limit) => `Najwyżej ${most}.`,
  tooFewItems: (least: Limit) => `Najmniej pozycji: ${least}.`,
  tooManyItems: (most: Limit) => `Najwięcej pozycji: ${most}.`,
};
