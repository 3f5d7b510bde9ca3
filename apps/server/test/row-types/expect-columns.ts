import { expect } from 'vitest';

interface Scalars {
  number: number;
  string: string;
  boolean: boolean;
  date: Date;
  bytes: Uint8Array;
}

type Scalar = keyof Scalars;

type ScalarOf<T> = { [K in Scalar]: T extends Scalars[K] ? K : never }[Scalar];

type ShapeOf<T> = T extends Scalars[Scalar]
  ? ScalarOf<T>
  : T extends readonly (infer Item)[]
    ? number extends T['length']
      ? { readonly list: ShapeOrNull<Item> }
      : Columns<T>
    : Columns<T>;

type ShapeOrNull<T> = null extends T
  ? ShapeOf<NonNullable<T>> extends Scalar
    ? `${ShapeOf<NonNullable<T>>}?`
    : { readonly orNull: ShapeOf<NonNullable<T>> }
  : ShapeOf<T>;

/**
 * What each column of a declared row holds: a question mark stands for a value that can be null. A list is named by
 * what it holds, a row inside the row by its own columns.
 */
type Columns<T> = { readonly [K in keyof T]-?: ShapeOrNull<T[K]> };

function kindOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return 'bytes';
  if (value instanceof Date) return 'date';
  return value === null ? 'null' : typeof value;
}

const namesOf = (rows: readonly object[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** Where the values of one place, taken from all rows, are not as its shape says. */
function faultsOf(values: readonly unknown[], shape: unknown, place: string): string[] {
  if (values.length === 0) return [`${place}: no value to compare`];
  if (typeof shape === 'string') {
    const isNullable = shape.endsWith('?');
    const given = isNullable ? values.filter((value) => value !== null) : values;
    const kinds = [...new Set(given.map(kindOf))].join(' or ');
    return kinds === shape.replace('?', '') ? [] : [`${place}: ${kinds} instead of ${shape}`];
  }
  if (typeof shape !== 'object' || shape === null) throw new Error(`${place} has no shape`);
  if ('orNull' in shape) {
    const given = values.filter((value) => value !== null);
    return faultsOf(given, shape.orNull, place);
  }
  if ('list' in shape) {
    return values.every(Array.isArray)
      ? faultsOf(values.flat(), shape.list, `${place}[]`)
      : [`${place}: not always a list`];
  }
  const rows = values.filter((value) => typeof value === 'object' && value !== null);
  if (rows.length < values.length) return [`${place}: not always a row`];
  const declared = Object.entries(shape);
  const names = declared.map(([name]) => name);
  return [
    ...namesOf(rows)
      .filter((name) => !names.includes(name))
      .map((name) => `${place}.${name}: not declared`),
    ...declared.flatMap(([name, column]) =>
      faultsOf(
        rows.map((row): unknown => Reflect.get(row, name)),
        column,
        `${place}.${name}`,
      ),
    ),
  ];
}

/**
 * Compares the rows of raw SQL, of which the compiler takes any type, with their declared type: the columns must be
 * listed as the type declares them, each row must have exactly these, and some row must have a value of each.
 */
export function expectColumns<T extends object>(rows: readonly T[], columns: Columns<T>): void {
  expect(faultsOf(rows, columns, 'row')).toEqual([]);
}
