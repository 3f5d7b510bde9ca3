import type { Board, BoardLine } from '@partsboard/contract/boards';
import type { FilterSelection } from './use-board.ts';

/** Which lines of a board are shown: those that may fit the chosen vehicle, or all of them. */
export type LineView = 'vehicle' | 'all';

export interface ShownLines {
  /** Null without a vehicle, where no line is known not to fit. */
  readonly view: LineView | null;
  readonly lines: readonly BoardLine[];
  readonly total: number;
  /** Lines that do not fit the vehicle, folded or shown. */
  readonly unfitting: number;
  /** Lines that are left out because of filters that the person has set. */
  readonly filteredOut: number;
}

/**
 * The lines to show. The vehicle's own equipment leaves out lines that do not fit it, as its type and month do; filters
 * that the person has set leave out lines that may fit, and are counted apart.
 */
export function shownLines(
  {
    Products,
    TotalLines: total,
    HiddenLines: hidden,
  }: Pick<Board, 'Products' | 'TotalLines' | 'HiddenLines'>,
  hasVehicle: boolean,
  selection: FilterSelection,
): ShownLines {
  if (!hasVehicle) return { view: null, lines: Products, total, unfitting: 0, filteredOut: hidden };
  const fitting = Products.filter(({ NotApplicable }) => !NotApplicable);
  const unfitting = Products.length - fitting.length;
  if (selection === null) {
    return { view: 'vehicle', lines: fitting, total, unfitting: unfitting + hidden, filteredOut: 0 };
  }
  if (selection.length > 0) {
    return { view: 'vehicle', lines: fitting, total, unfitting, filteredOut: hidden };
  }
  // Until the answer without filters is there, lines are still left out that do not fit.
  return { view: 'all', lines: Products, total, unfitting: unfitting + hidden, filteredOut: 0 };
}

/** Whether the board has a line that may fit the vehicle. */
export const isOfVehicle = ({ view, unfitting, total }: ShownLines): boolean =>
  view === null || unfitting < total;
