import type { LanguageCode } from '@partsboard/contract/language';

/** One column of a file for spreadsheets, with what it holds of a row. */
export type TableColumn<Row> =
  | { readonly kind: 'text'; readonly of: (row: Row) => string }
  /** Null is an empty cell. */
  | { readonly kind: 'count'; readonly of: (row: Row) => number | null }
  /** In grosze; null is an empty cell. */
  | { readonly kind: 'amount'; readonly of: (row: Row) => number | null }
  | { readonly kind: 'time'; readonly of: (row: Row) => Date };

export const text = <Row>(of: (row: Row) => string): TableColumn<Row> => ({ kind: 'text', of });
export const count = <Row>(of: (row: Row) => number | null): TableColumn<Row> => ({ kind: 'count', of });
export const amount = <Row>(of: (row: Row) => number | null): TableColumn<Row> => ({ kind: 'amount', of });
export const time = <Row>(of: (row: Row) => Date): TableColumn<Row> => ({ kind: 'time', of });

/** Where the next page begins, and how long it is. */
interface PageBounds<Row> {
  /** The last row of the page before. */
  readonly after: Row | undefined;
  readonly limit: number;
}

/** A list as a file for spreadsheets: read page by page, however long it is. */
export interface Table<Row> {
  /** What the list is called, in the words of the language. */
  readonly title: string;
  readonly language: LanguageCode;
  readonly titles: readonly string[];
  readonly columns: readonly TableColumn<Row>[];
  readonly findPage: (bounds: PageBounds<Row>) => Promise<readonly Row[]>;
}

const ROWS_AT_ONCE = 1000;

export async function* pagesOf<Row>({ findPage }: Table<Row>): AsyncGenerator<readonly Row[]> {
  let after: Row | undefined;
  for (;;) {
    const rows = await findPage({ after, limit: ROWS_AT_ONCE });
    if (rows.length > 0) yield rows;
    after = rows.at(-1);
    if (after === undefined || rows.length < ROWS_AT_ONCE) return;
  }
}

/** Where a list goes on that is sorted by a value and an id. */
export const positionOf = <Value>(
  row: { readonly sort_value: Value; readonly id: number } | undefined,
): { readonly value: Value; readonly id: number } | undefined => row && { value: row.sort_value, id: row.id };
