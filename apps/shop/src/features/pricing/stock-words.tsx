import { useTranslation } from 'react-i18next';
import type { StockLevel } from './stock-level.ts';
import classes from './stock-words.module.css';

/** A colour for the eye and words for everybody. */
export function StockWords({ level, stock }: { readonly level: StockLevel; readonly stock: number }) {
  const { t } = useTranslation();
  const words = {
    good: t('{{count}} pcs in stock', { count: stock }),
    low: t('only {{count}} pcs in stock', { count: stock }),
    none: t('out of stock'),
  } satisfies Record<StockLevel, string>;
  return (
    <span className={classes.words} data-level={level}>
      {words[level]}
    </span>
  );
}
