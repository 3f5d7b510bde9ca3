import type { CartSupply } from '@partsboard/contract/stock';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { summariseBranch, type BranchSupply } from './branch-supply.ts';

export interface BranchSupplyText {
  readonly text: string;
  /** Sets the colour: everything is in stock there, comes from elsewhere, is on back order, or cannot be ordered. */
  readonly kind: 'here' | 'elsewhere' | 'missing' | 'refused';
}

/** Describes how much of the cart each branch has in stock; undefined until it is known. */
export function useBranchSupply(
  supply: CartSupply | undefined,
  { pieces, allowsBackOrders }: { readonly pieces: number; readonly allowsBackOrders: boolean },
) {
  const { t } = useTranslation();
  const restOf = ({ fromCentral, fromBranches }: BranchSupply): string[] => {
    if (fromCentral && fromBranches) return [t('rest from the central warehouse and other branches')];
    if (fromCentral) return [t('rest from the central warehouse')];
    return fromBranches ? [t('rest from other branches')] : [];
  };
  return (branchId: number): BranchSupplyText | undefined => {
    const found = supply?.Branches.find(({ WarehouseId }) => WarehouseId === branchId);
    if (!found) return undefined;
    const branch = summariseBranch(found, pieces);
    const { here, onBackOrder: missing } = branch;
    if (here === pieces) return { text: t('all here'), kind: 'here' };
    const missingText = allowsBackOrders
      ? t('{{missing}} on back order', { missing })
      : t('{{missing}} not in stock', { missing });
    return {
      text: [
        t('{{here}} of {{pieces}} here', { here, pieces }),
        ...restOf(branch),
        ...(missing > 0 ? [missingText] : []),
      ].join(', '),
      kind: missing === 0 ? 'elsewhere' : allowsBackOrders ? 'missing' : 'refused',
    };
  };
}
