import type { ProductStock } from '@partsboard/contract/parts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useWarehouses } from '../../lib/reference/use-reference.ts';
import { stockLevel, withFirst } from './stock-level.ts';
import { StockText } from './stock-text.tsx';
import classes from './branch-stock.module.css';

interface Props {
  readonly inventory: ProductStock['WarehouseInventory'];
  readonly wanted: number;
  /** The branch that the customer orders from: its stock comes first. */
  readonly homeId: number | undefined;
}

/** The stock of each branch. */
export function BranchStock({ inventory, wanted, homeId }: Props) {
  const { t } = useTranslation();
  const stock = new Map(inventory.map(({ WarehouseId, StockQuantity }) => [WarehouseId, StockQuantity]));
  return (
    <ul className={classes.list} aria-label={t('Stock by branch')}>
      {withFirst(useWarehouses(), homeId).map(({ Id, Name }) => {
        const quantity = Math.max(stock.get(Id) ?? 0, 0);
        return (
          <li key={Id} className={classes.branch} data-home={Id === homeId || undefined}>
            <span>{Name}</span>
            <StockText level={stockLevel(quantity, wanted)} stock={quantity} />
          </li>
        );
      })}
    </ul>
  );
}
