import type { CartSupply } from '@partsboard/contract/stock';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { summariseBranch, type BranchSupply } from './branch-supply.ts';

export interface BranchSupplyText {
  /** Fits beside the branch's name. */
  readonly short: string;
  readonly whole: string;
  /** For its colour: everything lies there, comes from elsewhere, or is missing. */
  readonly kind: 'here' | 'elsewhere' | 'missing';
}

/** Says of each branch how much of the cart lies there; nothing as long as it is not known. */
export function useBranchSupply(supply: CartSupply | undefined, lines: number) {
  const { t } = useTranslation();
  const restOf = ({ fromCentral, fromBranches }: BranchSupply): string[] => {
    if (fromCentral && fromBranches) return [t('rest from the central warehouse and other branches')];
    if (fromCentral) return [t('rest from the central warehouse')];
    return fromBranches ? [t('rest from other branches')] : [];
  };
  return (branchId: number): BranchSupplyText | undefined => {
    const found = supply?.Branches.find(({ WarehouseId }) => WarehouseId === branchId);
    if (!found) return undefined;
    const branch = summariseBranch(found, lines);
    const { linesHere: here, linesOnBackOrder: missing } = branch;
    if (here === lines) return { short: t('all here'), whole: t('all here'), kind: 'here' };
    const short = t('{{here}} of {{count}} lines here', { here, count: lines });
    const back = missing > 0 ? [t('{{count}} lines on back order', { count: missing })] : [];
    return {
      short,
      whole: [short, ...restOf(branch), ...back].join(', '),
      kind: missing > 0 ? 'missing' : 'elsewhere',
    };
  };
}
