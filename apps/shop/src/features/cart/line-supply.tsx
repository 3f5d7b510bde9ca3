import type { CartLine } from '@partsboard/contract/cart';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { SupplyList } from '../../components/supply-list.tsx';

interface Props {
  readonly line: CartLine;
  /** Whether the store takes what nobody has. */
  readonly allowsBackOrders: boolean;
}

/** Where a line comes from, and how much there is where that is less than what is wanted. */
export function LineSupply({ line, allowsBackOrders }: Props) {
  const { t } = useTranslation();
  const { Supply: supply, Available: available, Quantity: quantity } = line;
  const amounts = { missing: quantity - available, available };
  const textOfMissing = () => {
    if (!allowsBackOrders) {
      return available > 0
        ? t('only {{available}} pcs are in stock: please lower the quantity', amounts)
        : t('not in stock: please remove the item');
    }
    return available > 0
      ? t('{{missing}} pcs on back order: only {{available}} are in stock', amounts)
      : t('on back order: not in stock at the moment');
  };
  return <SupplyList supply={supply} backOrder={textOfMissing()} isRefused={!allowsBackOrders} isLive />;
}
