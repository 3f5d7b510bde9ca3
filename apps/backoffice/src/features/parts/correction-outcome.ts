import type { StockCorrectionInput } from '@partsboard/contract/backoffice/stock-corrections';

interface Figures {
  readonly quantity: number;
  readonly reserved: number;
}

export interface CorrectionOutcome {
  /** What will lie there. */
  readonly after: number;
  readonly difference: number;
  /** What can be promised before and after. */
  readonly availableBefore: number;
  readonly availableAfter: number;
  /** Pieces that open orders were promised and that will not be there. */
  readonly missing: number;
}

/** What a correction does, for the person to see beforehand; null while no number is typed, or below nothing. */
export function correctionOutcome(
  { quantity, reserved }: Figures,
  kind: StockCorrectionInput['kind'],
  typed: number | '',
): CorrectionOutcome | null {
  if (typed === '') return null;
  const after = kind === 'set' ? typed : quantity + typed;
  if (after < 0) return null;
  return {
    after,
    difference: after - quantity,
    availableBefore: Math.max(0, quantity - reserved),
    availableAfter: Math.max(0, after - reserved),
    missing: Math.max(0, reserved - after),
  };
}
