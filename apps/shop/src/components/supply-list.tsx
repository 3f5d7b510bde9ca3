import type { SupplySource } from '@partsboard/contract/stock';
import type { ReactNode } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import classes from './supply-list.module.css';

interface Props {
  readonly supply: readonly SupplySource[];
  /** Says more about what is on back order than its quantity, where the place has it. */
  readonly backOrder?: ReactNode;
  /** Whether what is on back order keeps the line from being ordered. */
  readonly isRefused?: boolean;
  /** Whether a change is read out; for lines whose quantity can be changed. */
  readonly isLive?: boolean;
}

/** Where the pieces of a line come from, a row for each source. Quantities are said only where the line is divided. */
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
        return t('on back order');
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
