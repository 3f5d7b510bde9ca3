/** A row that is not blank, as a file or the clipboard contains it. */
export interface TableRow {
  /** Its number as a spreadsheet counts: from 1, including the header and blank rows. */
  readonly row: number;
  readonly cells: readonly string[];
}

export type RowTable = readonly TableRow[];

/** A row as `Level4/cartFromCsv` takes it. */
export interface ImportRow {
  readonly sku: string;
  readonly quantity: string;
  /** As {@link TableRow.row}. */
  readonly row?: number;
  /** The brand that was chosen where several have the number. */
  readonly brandId?: number;
}

/** Rows numbered by their place, without the blank ones. */
export const numberedRows = (rows: readonly (readonly string[])[]): RowTable =>
  rows
    .map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
