import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { StockLevel } from './stock-level.ts';
import classes from './stock-text.module.css';

interface Props {
  readonly level: StockLevel;
  readonly stock: number;
  /** In a narrow column: fewer words, the same sense. */
  readonly short?: boolean;
}

/** A colour for the eye and words for everybody. */
export function StockWords({ level, stock, short = false }: Props) {
  const { t } = useTranslation();
  const words = {
    good: short ? t('{{count}} pcs', { count: stock }) : t('{{count}} pcs in stock', { count: stock }),
    low: short
      ? t('only {{count}} pcs', { count: stock })
      : t('only {{count}} pcs in stock', { count: stock }),
    none: t('out of stock'),
  } satisfies Record<StockLevel, string>;
  return (
    <span className={classes.words} data-level={level}>
      {words[level]}
    </span>
  );
}
