import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import type { StockLevel } from './stock-level.ts';
import classes from './stock-text.module.css';

interface Props {
  readonly level: StockLevel;
  readonly stock: number;
  /** A shorter text for a narrow column. */
  readonly short?: boolean;
}

/** The stock as a text with a colour. */
export function StockText({ level, stock, short = false }: Props) {
  const { t } = useTranslation();
  const texts = {
    good: short ? t('{{count}} pcs', { count: stock }) : t('{{count}} pcs in stock', { count: stock }),
    low: short
      ? t('only {{count}} pcs', { count: stock })
      : t('only {{count}} pcs in stock', { count: stock }),
    none: t('out of stock'),
  } satisfies Record<StockLevel, string>;
  return (
    <span className={classes.text} data-level={level}>
      {texts[level]}
    </span>
  );
}
