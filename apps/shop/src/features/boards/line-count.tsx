import { Button } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import type { ShownLines } from './folded-lines.ts';
import classes from './board-view.module.css';

interface Props {
  readonly shown: ShownLines;
  readonly onShowAll: () => void;
}

/** Says how many lines are shown: a filtered list that looks complete would make people order the wrong part. */
export function LineCount({ shown: { view, lines, total, filteredOut }, onShowAll }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.count} role="status">
      {lines.length === total ? (
        t('All {{count}} lines are shown.', { count: total })
      ) : (
        <span>
          {t('{{shown}} of {{count}} lines are shown.', { shown: lines.length, count: total })}{' '}
          {filteredOut > 0 ? (
            <strong>{t('{{count}} hidden by equipment filters.', { count: filteredOut })}</strong>
          ) : null}
        </span>
      )}
      {view === null && filteredOut > 0 ? (
        <Button variant="subtle" size="compact-xs" onClick={onShowAll}>
          {t('Show all parts')}
        </Button>
      ) : null}
    </div>
  );
}
