import type { BoardListItem } from '@partsboard/contract/boards';
import { Badge } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { Picture } from '../../components/picture.tsx';
import { withNonBreakingSpaces } from '@partsboard/ui/i18n/non-breaking-spaces.ts';
import classes from './board-list.module.css';
import { paths } from '../../lib/paths.ts';

interface Props {
  readonly board: BoardListItem;
  readonly onPointAt: () => void;
  /** Callouts to highlight on the drawing. */
  readonly positions?: readonly string[];
}

/** A board as a picture with a link to it. */
export function BoardCard({ board, onPointAt, positions = [] }: Props) {
  const { t } = useTranslation();
  return (
    <Link
      to={paths.product}
      params={{ product: String(board.Id) }}
      search={{
        ...(positions.length > 0 ? { hotspots: positions } : {}),
        ...(board.VehicleSpecific ? { vehicleSpecific: true } : {}),
      }}
      className={classes.card}
      onMouseEnter={onPointAt}
      onFocus={onPointAt}
    >
      <Picture src={board.PictureUrl} alt="" fit="contain" className={classes.picture} />
      <span className={classes.text}>
        <span className={classes.name}>{withNonBreakingSpaces(board.Name)}</span>
        <span className={classes.details}>
          <span>{board.Sku}</span>
          <span>{t('{{count}} lines', { count: board.LineCount })}</span>
        </span>
        {board.Retrofit || board.VehicleSpecific ? (
          <span className={classes.badges}>
            {board.Retrofit ? (
              <Badge tt="none" variant="light" color="amber" size="sm">
                {t('Retrofit')}
              </Badge>
            ) : null}
            {board.VehicleSpecific ? (
              <Badge tt="none" variant="light" size="sm">
                {t('VIN needed')}
              </Badge>
            ) : null}
          </span>
        ) : null}
      </span>
    </Link>
  );
}
