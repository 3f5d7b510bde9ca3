import type { ProductStock } from '@partsboard/contract/parts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney } from '@partsboard/ui/lib/format.ts';
import { StockAge } from '../../../components/stock-age.tsx';
import { stockLevel, totalStock } from '../../../features/pricing/stock-level.ts';
import { StockText } from '../../../features/pricing/stock-text.tsx';
import { useCurrencyCode } from '../../../lib/reference/use-reference.ts';

interface Props {
  /** Undefined until it is known. */
  readonly stock: ProductStock | undefined;
  readonly wanted: number;
}

/** Price and stock of a part in a list. */
export function ItemOffer({ stock, wanted }: Props) {
  const { t } = useTranslation();
  const currency = useCurrencyCode();
  if (!stock) return null;
  if (stock.Price <= 0) return <>{t('Product temporarily unavailable.')}</>;
  const pieces = totalStock(stock.WarehouseInventory);
  return (
    <>
      <strong>{formatMoney(stock.Price, currency)}</strong>
      <div>
        <StockText level={stockLevel(pieces, wanted)} stock={pieces} />
        <StockAge asOf={stock.StockAsOf} />
      </div>
    </>
  );
}
