import type { BoardListItem, BoardVehicles } from '@partsboard/contract/boards';
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
  /** The key that opens it. */
  readonly openedBy?: string | undefined;
}

/** Where a board is opened, with callouts highlighted on its drawing. */
export const boardTarget = (
  { Id, VehicleSpecific }: Pick<BoardListItem, 'Id' | 'VehicleSpecific'>,
  positions: readonly string[] = [],
) =>
  ({
    to: paths.product,
    params: { product: String(Id) },
    search: {
      ...(positions.length > 0 ? { hotspots: positions } : {}),
      ...(VehicleSpecific ? { vehicleSpecific: true as const } : {}),
    },
  }) as const;

const month = (text: string) => text.split('-').toReversed().join('/');

/** `Vendra · 3 Series · B47 · 02/2015–06/2019` */
const vehiclesText = ({ Brands, Series, Engines, From, To }: BoardVehicles): string =>
  [Brands, Series, Engines, `${month(From)}–${To === null ? '' : month(To)}`].filter(Boolean).join(' · ');

/** A board as a picture with a link to it. */
export function BoardCard({ board, onPointAt, positions = [], openedBy }: Props) {
  const { t } = useTranslation();
  return (
    <Link
      {...boardTarget(board, positions)}
      aria-keyshortcuts={openedBy}
      className={classes.card}
      onMouseEnter={onPointAt}
      onFocus={onPointAt}
    >
      <Picture src={board.PictureUrl} alt="" fit="contain" className={classes.picture} />
      <span className={classes.text}>
        <span className={classes.name}>
          {openedBy === undefined ? null : (
            <kbd className={classes.key} aria-hidden>
              {openedBy}
            </kbd>
          )}
          {withNonBreakingSpaces(board.Name)}
        </span>
        <span className={classes.details}>
          <span>{board.Sku}</span>
          <span>{t('{{count}} lines', { count: board.LineCount })}</span>
        </span>
        {board.Vehicles ? <span className={classes.vehicles}>{vehiclesText(board.Vehicles)}</span> : null}
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
