import type { Board } from '@partsboard/contract/boards';
import { Button } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './board-view.module.css';

interface Props {
  readonly board: Pick<Board, 'TotalLines' | 'HiddenLines' | 'Products'>;
  readonly onShowAll: () => void;
}

/** Shows how many lines are hidden: a filtered list that looks complete would make people order the wrong part. */
export function HiddenLines({ board: { TotalLines, HiddenLines: hidden, Products }, onShowAll }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.count} role="status">
      {hidden === 0 ? (
        t('All {{count}} lines are shown.', { count: TotalLines })
      ) : (
        <>
          <span>
            {t('{{shown}} of {{count}} lines are shown.', { shown: Products.length, count: TotalLines })}{' '}
            <strong>{t('{{count}} hidden by equipment filters.', { count: hidden })}</strong>
          </span>
          <Button variant="subtle" size="compact-xs" onClick={onShowAll}>
            {t('Show all parts')}
          </Button>
        </>
      )}
    </div>
  );
}
