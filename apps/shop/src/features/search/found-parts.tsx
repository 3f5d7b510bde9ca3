import type { PartFit } from '@partsboard/contract/fit';
import type { FoundPart } from '@partsboard/contract/parts';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { withNonBreakingSpaces } from '@partsboard/ui/i18n/non-breaking-spaces.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { FitNote } from '../../components/fit-note.tsx';
import { FoldButton } from '../../components/fold-button.tsx';
import { Picture } from '../../components/picture.tsx';
import { paths } from '../../lib/paths.ts';
import type { FitOfParts } from '../fit/fit.queries.ts';
import classes from './found-parts.module.css';

/** So few parts are not folded where none of them fits. */
const FEW = 6;

interface Props {
  readonly parts: readonly FoundPart[];
  /** Whether they fit the chosen vehicle; empty without one. */
  readonly fits: FitOfParts;
  /** What is said above the list of so many parts. */
  readonly renderNote: (shown: number) => ReactNode;
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

/** Parts that a search has found, with whether they fit the chosen vehicle and where; those that do not are folded. */
export function FoundParts({ parts, fits, renderNote, renderOffer }: Props) {
  const { t } = useTranslation();
  const isUnfit = ({ Id }: FoundPart) => fits.get(Id)?.Fit === 'does-not-fit';
  const fitting = parts.filter((part) => !isUnfit(part));
  const unfit = parts.filter(isUnfit);
  const [isOpen, setIsOpen] = useState(fitting.length === 0 && unfit.length <= FEW);
  const shown = isOpen ? [...fitting, ...unfit] : fitting;
  return (
    <>
      {renderNote(shown.length)}
      {fitting.length === 0 ? (
        <p className={classes.none}>{t('None of the parts found fits this vehicle.')}</p>
      ) : null}
      {shown.length === 0 ? null : (
        <ul className={classes.list}>
          {shown.map((part, place) => (
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
      )}
      {unfit.length === 0 ? null : (
        <FoldButton
          isOpen={isOpen}
          ref={shown.length === 0 ? focusAfterSearch : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen
            ? t('{{count}} parts do not fit this vehicle: hide', { count: unfit.length })
            : t('{{count}} parts do not fit this vehicle: show', { count: unfit.length })}
        </FoldButton>
      )}
    </>
  );
}
