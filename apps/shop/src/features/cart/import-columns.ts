import { isAmbiguousQuantity, parseQuantity } from '@partsboard/domain/decimal-input';
import { MAX_CSV_CELL, MAX_LINE_QUANTITY } from '../../lib/api/contract-values.ts';
import type { ImportRow, RowTable } from './row-table.ts';

/** Columns that can contain something, from left to right, and the one that does; null where the person has to choose. */
export interface ColumnGuess {
  readonly possible: readonly number[];
  readonly chosen: number | null;
}

/** Rows below the header, and where they seem to have their part numbers and quantities. */
export interface ImportColumns {
  /** The names of the columns; empty without a header. */
  readonly headings: readonly string[];
  readonly lines: RowTable;
  readonly numbers: ColumnGuess;
  readonly quantities: ColumnGuess;
}

/** Headings as {@link plainHeading} leaves them. */
const NUMBER_HEADINGS = new Set(
  `sku; part; part number; part no; part nr; partnumber; article; article number; article no; item number; item no;
  catalog number; catalog no; catalogue number; catalogue no; product code; code; number; oe; oe number; oem; oem number;
  czesc; numer; numer czesci; nr czesci; numer katalogowy; nr katalogowy; nr kat; numer artykulu; nr artykulu;
  numer oe; nr oe; numer oem; nr oem; numer oryginalny; nr oryginalny; numer kat; nr art; indeks; indeks katalogowy; kod;
  kod czesci; kod produktu; kod towaru; symbol; symbol towaru; part code; item code`.split(/;\s+/),
);

const QUANTITY_HEADINGS = new Set(
  `quantity; qty; order quantity; order qty; quantity ordered; qty ordered; pcs; pieces; count;
  ilosc; ilosc szt; ilosc sztuk; ilosc zamowiona; zamowiona ilosc; ilosc do zamowienia; szt; sztuka; sztuki; sztuk;
  liczba; liczba sztuk`.split(/;\s+/),
);

/** Headings of columns whose numbers are no quantities: they count the rows, or say what a part costs or weighs. */
const OTHER_HEADING =
  /^(?:lp|l p|no|nr|poz|pozycja|pos|position|row|wiersz)$|\b(?:cen[ay]|prices?|net|netto|brutto|gross|wartosc|value|amount|kwota|total|suma|razem|rabat|discount|vat|rok|year|waga|weight)\b/;

/** Without capitals, accents and punctuation: `Nr części:` is `nr czesci`. */
const plainHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ł', 'l')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** A digit and the unit of pieces, as offers and stock lists have it: `2 szt.`, `2 pcs`. */
const WITH_UNIT = /^(.*\d)\s*(?:szt(?:uk[ai]?)?|pcs?)\.?$/i;

const withoutUnit = (cell: string): string => cell.replace(WITH_UNIT, '$1');

const looksLikeQuantity = (cell: string): boolean => {
  const quantity = withoutUnit(cell);
  return parseQuantity(quantity, MAX_LINE_QUANTITY) !== undefined || isAmbiguousQuantity(quantity);
};

const AMOUNT = /^\d+[.,]\d{1,2}$/;
const FEWEST_SIGNS = 5;

/** At least five letters and digits, some of them digits, and no more than one word besides. */
const looksLikeNumber = (cell: string): boolean =>
  /^[\p{L}\d][\p{L}\d .,+/-]*$/u.test(cell) &&
  (cell.match(/\d/g)?.length ?? 0) >= 3 &&
  (cell.match(/[\p{L}\d]/gu)?.length ?? 0) >= FEWEST_SIGNS &&
  !AMOUNT.test(cell);

export const filledCells = (lines: RowTable, column: number): readonly string[] =>
  lines.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');

const columnsOf = (lines: RowTable): readonly number[] =>
  Array.from({ length: Math.max(0, ...lines.map(({ cells }) => cells.length)) }, (_unused, column) => column);

/**
 * A column of which most cells look right is possible; where all of them do in only one column, it is that one. Any other
 * choice could order as many pieces as a part costs: the person is asked.
 */
function guess(
  lines: RowTable,
  columns: readonly number[],
  looksRight: (cell: string) => boolean,
): ColumnGuess {
  const possible = columns.filter((column) => {
    const cells = filledCells(lines, column);
    return cells.filter(looksRight).length > cells.length / 2;
  });
  const [first = null, ...others] = possible.filter((column) => filledCells(lines, column).every(looksRight));
  return { possible, chosen: others.length === 0 ? first : null };
}

/** A number that does not look like one harms nobody: it is not found. */
function guessNumbers(lines: RowTable, columns: readonly number[]): ColumnGuess {
  const numbers = guess(lines, columns, looksLikeNumber);
  const [first = null, ...others] = numbers.possible;
  return others.length === 0 ? { ...numbers, chosen: first } : numbers;
}

/** Fewer rows that are numbered from one on can as well be so many pieces. */
const FEWEST_NUMBERED_ROWS = 3;

const isRowNumbering = (cells: readonly string[]): boolean =>
  cells.length >= FEWEST_NUMBERED_ROWS && cells.every((cell, index) => cell === String(index + 1));

/** Numbers of rows may be meant as quantities, which only the person knows. */
const orAsked = (lines: RowTable, quantities: ColumnGuess): ColumnGuess =>
  quantities.chosen !== null && isRowNumbering(filledCells(lines, quantities.chosen))
    ? { ...quantities, chosen: null }
    : quantities;

const only = (column: number): ColumnGuess => ({ possible: [column], chosen: column });

interface Usual {
  readonly number: number;
  readonly quantity: number;
}

/** Above its heading a printed order has its title, date or sender, in at most so many rows. */
export const MAX_TITLE_ROWS = 9;

const headingPlaces = (names: readonly string[], headings: ReadonlySet<string>): readonly number[] =>
  names.flatMap((name, column) => (headings.has(name) ? column : []));

const isHeading = (names: readonly string[]): boolean =>
  headingPlaces(names, NUMBER_HEADINGS).length > 0 && headingPlaces(names, QUANTITY_HEADINGS).length > 0;

/** The column that is named; where several are, and have cells, the person has to choose. */
function namedColumn(lines: RowTable, columns: readonly number[]): ColumnGuess {
  const filled = columns.filter((column) => filledCells(lines, column).length > 0);
  const [first = columns[0] ?? null, ...others] = filled;
  return others.length > 0
    ? { possible: filled, chosen: null }
    : { possible: first === null ? [] : [first], chosen: first };
}

/** The table from its heading on, where rows of a title stand above it. */
function withoutTitle(table: RowTable): RowTable {
  const start = table
    .slice(0, MAX_TITLE_ROWS + 1)
    .findIndex(({ cells }) => isHeading(cells.map(plainHeading)));
  return start > 0 ? table.slice(start) : table;
}

/**
 * The columns by their headings, otherwise by what their cells look like. Where nothing looks right the usual columns are
 * meant, if there are any: what is wrong in them is said row by row.
 */
export function findColumns(whole: RowTable, usual?: Usual): ImportColumns {
  const table = withoutTitle(whole);
  const [first, ...rest] = table;
  const names = first?.cells.map(plainHeading) ?? [];
  const namedNumbers = headingPlaces(names, NUMBER_HEADINGS);
  const namedQuantities = headingPlaces(names, QUANTITY_HEADINGS);
  const isNamed = namedNumbers.length > 0 || namedQuantities.length > 0;
  const hasHeader = isNamed || (names.length > 1 && !/\d/.test(names.join('')));
  const lines = hasHeader ? rest : table;
  const columns = columnsOf(lines);
  const orUsual = (guessed: ColumnGuess, column: number | undefined): ColumnGuess =>
    guessed.possible.length === 0 && column !== undefined ? only(column) : guessed;

  const guessedNumbers = () =>
    guessNumbers(
      lines,
      columns.filter((column) => !namedQuantities.includes(column)),
    );
  const numbers =
    namedNumbers.length > 0 ? namedColumn(lines, namedNumbers) : orUsual(guessedNumbers(), usual?.number);
  const others = columns.filter((column) => column !== numbers.chosen);
  const countable = hasHeader ? others.filter((column) => !OTHER_HEADING.test(names[column] ?? '')) : others;
  const [second = 1] = others;
  const guessedQuantities = (): ColumnGuess => {
    const guessed = guess(lines, countable, looksLikeQuantity);
    if (countable.length < others.length || usual === undefined) return guessed;
    return others.length < 2 ? only(second) : orUsual(guessed, usual.quantity);
  };
  const quantities =
    namedQuantities.length > 0 ? namedColumn(lines, namedQuantities) : orAsked(lines, guessedQuantities());
  return { headings: hasHeader ? (first?.cells ?? []) : [], lines, numbers, quantities };
}

/** A table whose only column has part numbers orders one piece of each, like a block that is pasted. */
export function withOnePieceOfEach(table: RowTable, columns: ImportColumns): ImportColumns {
  const filled = columnsOf(table).filter((column) => filledCells(table, column).length > 0);
  const [number] = guess(columns.lines, filled, looksLikeNumber).possible;
  if (filled.length !== 1 || number === undefined || number !== columns.numbers.chosen) return columns;
  const lines = columns.lines.map(({ row, cells }) => ({ row, cells: [cells[number] ?? '', '1'] }));
  return { ...columns, lines, numbers: only(0), quantities: only(1) };
}

const REPLACEMENT = '\ufffd';

/**
 * A cell as it is sent. Of a cell that is too long only enough is sent for the server to see that, and a NUL, which no
 * call may contain, is replaced: the server then refuses this row only.
 */
const cellText = (cell: string | undefined): string =>
  (cell ?? '').slice(0, MAX_CSV_CELL + 1).replaceAll('\0', REPLACEMENT);

/** The rows with the cells of these columns; without a column of quantities one piece of each. */
export const importRows = (lines: RowTable, number: number, quantity: number | null): readonly ImportRow[] =>
  lines.map(({ row, cells }) => ({
    sku: cellText(cells[number]),
    quantity: quantity === null ? '1' : withoutUnit(cellText(cells[quantity])),
    row,
  }));
