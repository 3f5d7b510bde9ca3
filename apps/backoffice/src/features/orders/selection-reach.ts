/** How far a selection reaches over the pages of a list. */
export type SelectionReach =
  /** Some rows, or none: there is nothing to say. */
  | 'rows'
  /** Everything that is shown, while more rows fit. */
  | 'shown'
  /** As many as can go at once, while more rows fit. */
  | 'limit'
  /** Everything that fits. */
  | 'all';

interface Selection {
  readonly shown: number;
  readonly selected: number;
  /** Whether more rows fit than are shown. */
  readonly hasMore: boolean;
}

export function selectionReach({ shown, selected, hasMore }: Selection, limit: number): SelectionReach {
  if (selected === 0 || selected < Math.min(shown, limit)) return 'rows';
  if (!hasMore && selected === shown) return 'all';
  return selected < limit ? 'shown' : 'limit';
}
