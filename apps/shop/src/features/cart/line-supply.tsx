import type { CartLine } from '@partsboard/contract/cart';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { StockAge } from '../../components/stock-age.tsx';
import { SupplyList } from '../../components/supply-list.tsx';

interface Props {
  readonly line: CartLine;
  /** Whether the store accepts orders for what is not in stock. */
  readonly allowsBackOrders: boolean;
}

/** The sources of a line, and how much is in stock where that is less than its quantity. */
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
  return (
    <>
      <SupplyList supply={supply} backOrder={textOfMissing()} isRefused={!allowsBackOrders} isLive />
      <StockAge asOf={line.StockAsOf} />
    </>
  );
}
