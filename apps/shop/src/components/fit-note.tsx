import type { FitPlace, PartFit } from '@partsboard/contract/fit';
import { IconBan, IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { paths } from '../lib/paths.ts';
import classes from './fit-note.module.css';

interface Props {
  /** Absent while it is not known. */
  readonly fit: PartFit | undefined;
  /** One short line for a row, with the first place only. */
  readonly isCompact?: boolean;
  /** Whether the first place is a short text: a link must not be inside a button or an option. */
  readonly isWithoutLinks?: boolean;
}

const icons = { fits: IconCircleCheck, depends: IconHelpCircle, 'does-not-fit': IconBan };

/** Whether a part fits the vehicle, why not, and where; nothing where nothing is known. */
export function FitNote({ fit, isCompact = false, isWithoutLinks = false }: Props) {
  const { t } = useTranslation();
  if (fit === undefined || fit.Fit === 'not-listed') return null;
  const Icon = icons[fit.Fit];
  const verdicts = isCompact
    ? { fits: t('Fits'), depends: t('Not certain'), 'does-not-fit': t('Does not fit') }
    : {
        fits: t('Fits this vehicle'),
        depends: t('Not certain for this vehicle'),
        'does-not-fit': t('Does not fit this vehicle'),
      };
  const places = isCompact ? fit.Places.slice(0, 1) : fit.Places;
  return (
    <span className={classes.note} data-fit={fit.Fit} data-compact={isCompact}>
      <Icon size={isCompact ? 14 : 20} stroke={1.8} className={classes.icon} aria-hidden />
      <span className={classes.text}>
        <span className={classes.verdict}>{verdicts[fit.Fit]}</span>
        {fit.Reason === null ? null : <Reason text={fit.Reason} isCompact={isCompact} />}
        {places.map((place) => (
          <span key={`${place.BoardId} ${place.Position ?? ''}`} className={classes.place}>
            {' '}
            {isWithoutLinks ? <PlaceText place={place} /> : <PlaceLink place={place} />}
          </span>
        ))}
        {isCompact || fit.MorePlaces === 0 ? null : (
          <span className={classes.place}> {t('and {{count}} more places', { count: fit.MorePlaces })}</span>
        )}
      </span>
    </span>
  );
}

function Reason({ text, isCompact }: { readonly text: string; readonly isCompact: boolean }) {
  return isCompact ? <span>: {text}</span> : <span className={classes.reason}> {text}</span>;
}

/** Position and quantity; the board is found by a look at the part. */
function PlaceText({ place: { Position, Quantity } }: { readonly place: FitPlace }) {
  const { t } = useTranslation();
  return [
    Position === null ? '' : t('Position {{position}}', { position: Position }),
    Quantity === null ? '' : t('{{count}} pcs', { count: Quantity }),
  ]
    .filter((text) => text !== '')
    .join(', ');
}

function PlaceLink({ place: { BoardId, BoardName, Position, Quantity } }: { readonly place: FitPlace }) {
  const { t } = useTranslation();
  const place =
    Position === null
      ? BoardName
      : t('Position {{position}} on {{board}}', { position: Position, board: BoardName });
  return (
    <Link
      to={paths.product}
      params={{ product: String(BoardId) }}
      search={Position === null ? {} : { hotspots: [Position] }}
    >
      {Quantity === null ? place : `${place}, ${t('{{count}} pcs', { count: Quantity })}`}
    </Link>
  );
}
