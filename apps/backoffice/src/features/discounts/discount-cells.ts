import type { DiscountCell, DiscountChanges, DiscountGrid } from '@partsboard/contract/backoffice/discounts';

/** By cell: the new percentage, or null for that of the loaded catalog. */
export type Edits = ReadonlyMap<string, number | null>;

export const NO_EDITS: Edits = new Map();

export const keyOf = (tableCode: string, groupId: number): string => `${groupId} ${tableCode}`;

export const cellsByKey = (grid: DiscountGrid): ReadonlyMap<string, DiscountCell> =>
  new Map(grid.cells.map((cell) => [keyOf(cell.tableCode, cell.groupId), cell]));

const PERCENT = /^(\d{1,3})(?:[.,](\d{1,2}))?$/;

/** A percentage as people type or paste it: `12,5`, `12.50 %`. Nothing is null; what is no percentage is undefined. */
export function readPercent(text: string): number | null | undefined {
  const typed = text.replace(/[\s%]/g, '');
  if (typed === '') return null;
  const [, whole, decimals = ''] = PERCENT.exec(typed) ?? [];
  if (whole === undefined) return undefined;
  const percent = Number(`${whole}.${decimals || '0'}`);
  return percent <= 100 ? percent : undefined;
}

/** The rows and columns of what a spreadsheet has put on the clipboard. */
export const readBlock = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));

/** What a cell shows after an edit. */
export const editedPercent = (
  cell: DiscountCell | undefined,
  edit: number | null | undefined,
): number | null => (edit === undefined ? (cell?.percent ?? null) : (edit ?? cell?.importedPercent ?? null));

/** Whether an edit changes what is there. */
const isChange = (cell: DiscountCell | undefined, edit: number | null): boolean =>
  edit === null
    ? cell?.isOwn === true
    : !(cell?.isOwn === true && cell.percent === edit) && cell?.percent !== edit;

/** The edits with further ones; those that change nothing are left out. */
export function withEdits(
  cells: ReadonlyMap<string, DiscountCell>,
  edits: Edits,
  added: readonly (readonly [key: string, edit: number | null])[],
): Edits {
  const next = new Map(edits);
  for (const [key, edit] of added) {
    if (isChange(cells.get(key), edit)) next.set(key, edit);
    else next.delete(key);
  }
  return next;
}

/** What is sent to be saved: the edited cells, with the tables as they were seen. */
export function toChanges(grid: DiscountGrid, edits: Edits): DiscountChanges {
  const cells = grid.tables.flatMap(({ code }) =>
    grid.groups.flatMap(({ id }) => {
      const percent = edits.get(keyOf(code, id));
      return percent === undefined ? [] : [{ tableCode: code, groupId: id, percent }];
    }),
  );
  const codes = new Set(cells.map(({ tableCode }) => tableCode));
  return {
    tables: grid.tables.filter(({ code }) => codes.has(code)).map(({ code, version }) => ({ code, version })),
    cells,
  };
}

/** A cell that somebody else has set while it was being edited here. */
export interface OvertakenCell {
  readonly key: string;
  readonly tableCode: string;
  readonly groupCode: string;
  /** What stands there now; null: no discount. */
  readonly percent: number | null;
}

/** The edited cells in which something else stands now than before the edit, and not what the edit would set. */
export function overtakenCells(before: DiscountGrid, now: DiscountGrid, edits: Edits): OvertakenCell[] {
  const cellsBefore = cellsByKey(before);
  const cellsNow = cellsByKey(now);
  return now.tables.flatMap(({ code }) =>
    now.groups.flatMap((group): OvertakenCell[] => {
      const key = keyOf(code, group.id);
      const edit = edits.get(key);
      const percent = cellsNow.get(key)?.percent ?? null;
      const isOvertaken =
        edit !== undefined &&
        percent !== (cellsBefore.get(key)?.percent ?? null) &&
        percent !== editedPercent(cellsNow.get(key), edit);
      return isOvertaken ? [{ key, tableCode: code, groupCode: group.code, percent }] : [];
    }),
  );
}

/** The edits of cells that are still there. */
export function editsWithin({ tables, groups }: DiscountGrid, edits: Edits): Edits {
  const keys = new Set(tables.flatMap(({ code }) => groups.map(({ id }) => keyOf(code, id))));
  return new Map([...edits].filter(([key]) => keys.has(key)));
}
