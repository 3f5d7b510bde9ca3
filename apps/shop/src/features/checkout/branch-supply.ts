import type { CartSupply } from '@partsboard/contract/stock';

type SupplyOfBranch = CartSupply['Branches'][number];

/** How much of a cart a branch has, and who would have to help out. */
export interface BranchSupply {
  readonly lines: number;
  /** Lines that wholly lie there. */
  readonly linesHere: number;
  readonly fromCentral: boolean;
  readonly fromBranches: boolean;
  /** Lines of which somebody has to order pieces first. */
  readonly linesOnBackOrder: number;
}

export function summariseBranch({ Lines }: Pick<SupplyOfBranch, 'Lines'>, lines: number): BranchSupply {
  const has = (kind: string) => Lines.filter(({ Supply }) => Supply.some(({ Kind }) => Kind === kind)).length;
  return {
    lines,
    linesHere: Math.max(0, lines - Lines.length),
    fromCentral: has('central') > 0,
    fromBranches: has('other-branch') > 0,
    linesOnBackOrder: has('back-order'),
  };
}
