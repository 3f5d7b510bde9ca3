import { Skeleton } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { VIEWBOX } from './hotspot-areas.ts';
import classes from './board-view.module.css';

const ROWS = 12;

/** A placeholder for a board that is being loaded. */
export function BoardSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.board} role="status" aria-label={t('Loading')}>
      <div className={classes.left}>
        <div className={classes.drawing}>
          <Skeleton style={{ aspectRatio: VIEWBOX.width / VIEWBOX.height }} height="auto" />
        </div>
      </div>
      <div className={classes.right}>
        <div className={classes.toolbar}>
          <Skeleton height={16} width={180} />
        </div>
        {Array.from({ length: ROWS }, (_, row) => (
          <Skeleton key={row} height={40} />
        ))}
      </div>
    </div>
  );
}
