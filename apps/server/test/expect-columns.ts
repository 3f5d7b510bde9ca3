import { expect } from 'vitest';

type Kind<T> = T extends number
  ? 'number'
  : T extends string
    ? 'string'
    : T extends boolean
      ? 'boolean'
      : T extends Uint8Array
        ? 'bytes'
        : 'list';

/** What each column of a declared row holds; a question mark stands for one that can be null. */
type Columns<T> = {
  readonly [K in keyof T]-?: null extends T[K] ? `${Kind<NonNullable<T[K]>>}?` : Kind<T[K]>;
};

function kindOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return 'bytes';
  return Array.isArray(value) ? 'list' : typeof value;
}

/**
 * Compares the rows of raw SQL, of which the compiler takes any type, with their declared type: the columns must be
 * listed as the type declares them, and each row must have exactly these.
 */
export function expectColumns<T extends object>(rows: readonly T[], columns: Columns<T>): void {
  expect(rows.length).toBeGreaterThan(0);
  const declared = Object.entries<string>(columns).sort();
  for (const row of rows) {
    const found = declared.map(([name, kind]): [string, string] => {
      const value: unknown = Reflect.get(row, name);
      return [
        name,
        value === null && kind.endsWith('?') ? kind : kindOf(value) + (kind.endsWith('?') ? '?' : ''),
      ];
    });
    expect(found).toEqual(declared);
    expect(Object.keys(row).sort()).toEqual(declared.map(([name]) => name));
  }
}
