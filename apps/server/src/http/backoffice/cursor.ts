import { fieldError } from '../errors/domain-error.ts';

/** Where a page ended: the values of its last row that the list is sorted by. */
type Position = readonly (string | number)[];

interface TypeOf {
  readonly text: string;
  readonly number: number;
}

type PositionOf<K extends readonly (keyof TypeOf)[]> = { readonly [I in keyof K]: TypeOf[K[I]] };

export const writeCursor = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

const fits = (kind: keyof TypeOf, value: unknown): boolean =>
  kind === 'text'
    ? typeof value === 'string' && !value.includes('\0')
    : typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** Reads what {@link writeCursor} wrote; callers can send anything, so each value is checked. */
export function readCursor<const K extends readonly (keyof TypeOf)[]>(
  text: string | undefined,
  kinds: K,
): PositionOf<K> | undefined {
  if (text === undefined) return undefined;
  const values = parse(text);
  const isPosition =
    Array.isArray(values) &&
    values.length === kinds.length &&
    kinds.every((kind, index) => fits(kind, values[index]));
  if (!isPosition) throw fieldError('cursor', (t) => t.staff.unknownCursor);
  return values as unknown as PositionOf<K>;
}

/** A page out of one row more than it may hold. */
export function toPage<R, I>(
  rows: readonly R[],
  limit: number,
  { item, position }: { readonly item: (row: R) => I; readonly position: (row: R) => Position },
): { items: I[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(item),
    nextCursor: rows.length > limit && last !== undefined ? writeCursor(position(last)) : null,
  };
}
