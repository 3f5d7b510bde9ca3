import type { SupplySource } from '@partsboard/contract/stock';
import type { ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './supply-list.module.css';

interface Props {
  readonly supply: readonly SupplySource[];
  /** A more detailed text for pieces on back order, where there is one. */
  readonly backOrder?: ReactNode;
  /** Whether pieces on back order prevent the line from being ordered. */
  readonly isRefused?: boolean;
  /** Whether screen readers announce changes; for lines whose quantity can be changed. */
  readonly isLive?: boolean;
}

/** Where the pieces of a line come from, one row for each source. Quantities are shown only where there are several. */
export function SupplyList({ supply, backOrder, isRefused = false, isLive = false }: Props) {
  const { t } = useTranslation();
  const textOf = (source: SupplySource): string => {
    const place = source.WarehouseName ?? '';
    switch (source.Kind) {
      case 'branch':
        return t('in stock: {{place}}', { place });
      case 'central':
        return t('from the central warehouse');
      case 'other-branch':
        return t('from another branch: {{place}}', { place });
      case 'back-order':
        return isRefused ? t('not in stock') : t('on back order');
    }
  };
  if (supply.length === 0 && !isLive) return null;
  return (
    <div className={classes.list} aria-live={isLive ? 'polite' : 'off'}>
      {supply.map((source) => (
        <div
          key={`${source.Kind} ${source.WarehouseId ?? ''}`}
          className={classes.source}
          data-kind={source.Kind}
          data-refused={isRefused}
        >
          {source.Kind === 'back-order' && backOrder !== undefined
            ? backOrder
            : supply.length > 1
              ? `${t('{{quantity}} pcs', { quantity: source.Quantity })} ${textOf(source)}`
              : textOf(source)}
        </div>
      ))}
    </div>
  );
}
