import type { ProductStock } from '@partsboard/contract/parts';
import type { Warehouse } from '@partsboard/contract/reference';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { stockAround, stockLevel, totalStock } from './stock-level.ts';
import { StockText } from './stock-text.tsx';
import classes from './stock-text.module.css';

interface Props {
  readonly inventory: ProductStock['WarehouseInventory'];
  readonly wanted: number;
  readonly home: Warehouse | undefined;
}

/** The stock in short: that of the customer's own branch, then that of the others. */
export function BranchStockText({ inventory, wanted, home }: Props) {
  const { t } = useTranslation();
  if (!home) {
    const total = totalStock(inventory);
    return <StockText level={stockLevel(total, wanted)} stock={total} short />;
  }
  const { own, others } = stockAround(inventory, home.Id);
  return (
    <span className={classes.branches} data-numeric>
      <VisuallyHidden>{t('In stock')}: </VisuallyHidden>
      <span className={classes.text} data-level={stockLevel(own, wanted)}>
        <span className={classes.place}>{home.Address.City}</span> {own}
      </span>
      <span className={classes.others}>
        {t('others')} {others}
      </span>
    </span>
  );
}
