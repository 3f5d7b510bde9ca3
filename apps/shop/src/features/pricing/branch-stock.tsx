import type { ProductStock } from '@partsboard/contract/parts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useWarehouses } from '../../lib/reference/use-reference.ts';
import { stockLevel } from './stock-level.ts';
import { StockText } from './stock-text.tsx';
import classes from './branch-stock.module.css';

interface Props {
  readonly inventory: ProductStock['WarehouseInventory'];
  readonly wanted: number;
}

/** The stock of each branch. */
export function BranchStock({ inventory, wanted }: Props) {
  const { t } = useTranslation();
  const stock = new Map(inventory.map(({ WarehouseId, StockQuantity }) => [WarehouseId, StockQuantity]));
  return (
    <ul className={classes.list} aria-label={t('Stock by branch')}>
      {useWarehouses().map(({ Id, Name }) => {
        const quantity = Math.max(stock.get(Id) ?? 0, 0);
        return (
          <li key={Id} className={classes.branch}>
            <span>{Name}</span>
            <StockText level={stockLevel(quantity, wanted)} stock={quantity} />
          </li>
        );
      })}
    </ul>
  );
}
