import type { PartFit } from '@partsboard/contract/fit';
import type { FoundPart } from '@partsboard/contract/parts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { withNonBreakingSpaces } from '@partsboard/ui/i18n/non-breaking-spaces.ts';
import { FitNote } from '../../components/fit-note.tsx';
import { Picture } from '../../components/picture.tsx';
import { paths } from '../../lib/paths.ts';
import { useFit } from '../fit/fit.queries.ts';
import classes from './found-parts.module.css';

interface Props {
  readonly parts: readonly FoundPart[];
  /** Price, and the button that adds the part. */
  readonly renderOffer: (part: FoundPart, fit: PartFit | undefined) => ReactNode;
}

/** The first result takes the focus over from the search, so that the keyboard goes on from there. */
function focusAfterSearch(link: HTMLElement | null): void {
  const active = document.activeElement;
  if (active === document.body || active?.matches('main') || active?.closest('[role=search]')) {
    link?.focus({ preventScroll: true });
  }
}

/** Parts that a search has found, each with whether it fits the chosen vehicle and where. */
export function FoundParts({ parts, renderOffer }: Props) {
  const fits = useFit(parts.map(({ Id }) => Id));
  return (
    <ul className={classes.list}>
      {parts.map((part, place) => (
        <li key={part.Id} className={classes.part}>
          <Picture src={part.PictureUrl} alt="" fit="contain" className={classes.picture} />
          <Link
            ref={place === 0 ? focusAfterSearch : undefined}
            to={paths.product}
            params={{ product: String(part.Id) }}
            className={classes.name}
          >
            {withNonBreakingSpaces(part.Name)}
          </Link>
          <span className={classes.number}>
            {part.Sku} <span className={classes.brand}>{part.Brand}</span>
          </span>
          <span className={classes.fit}>
            <FitNote fit={fits.get(part.Id)} isCompact />
          </span>
          <span className={classes.offer}>{renderOffer(part, fits.get(part.Id))}</span>
        </li>
      ))}
    </ul>
  );
}
