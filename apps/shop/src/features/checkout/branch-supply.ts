import type { CartSupply, SupplySource } from '@partsboard/contract/stock';

type SupplyOfBranch = CartSupply['Branches'][number];

/** How much of a cart a branch has in stock, and where the rest comes from. */
export interface BranchSupply {
  /** Pieces in stock there. */
  readonly here: number;
  readonly fromCentral: boolean;
  readonly fromBranches: boolean;
  /** Pieces on back order. */
  readonly onBackOrder: number;
}

/** The supply of a branch lists only lines that are not completely in stock there. */
export function summariseBranch({ Lines }: Pick<SupplyOfBranch, 'Lines'>, pieces: number): BranchSupply {
  const sources = Lines.flatMap(({ Supply }) => Supply);
  const piecesOf = (isCounted: (kind: SupplySource['Kind']) => boolean) =>
    sources.reduce((sum, { Kind, Quantity }) => (isCounted(Kind) ? sum + Quantity : sum), 0);
  return {
    here: Math.max(0, pieces - piecesOf((kind) => kind !== 'branch')),
    fromCentral: piecesOf((kind) => kind === 'central') > 0,
    fromBranches: piecesOf((kind) => kind === 'other-branch') > 0,
    onBackOrder: piecesOf((kind) => kind === 'back-order'),
  };
}
