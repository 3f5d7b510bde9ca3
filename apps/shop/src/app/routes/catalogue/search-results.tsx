import type { PartFit } from '@partsboard/contract/fit';
import type { FoundPart } from '@partsboard/contract/parts';
import { Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { BoardCard } from '../../../features/boards/board-card.tsx';
import { CategoryBrowser } from '../../../features/boards/category-browser.tsx';
import { CategoryLink } from '../../../features/boards/category-link.tsx';
import { usePrefetchBoard } from '../../../features/boards/use-prefetch-board.ts';
import { useFitOfList } from '../../../features/fit/fit.queries.ts';
import { LineOffer } from '../../../features/pricing/line-offer.tsx';
import { FoundParts } from '../../../features/search/found-parts.tsx';
import { catalogueSearchQuery, isNothing } from '../../../features/search/search.queries.ts';
import type { ChosenVehicle } from '../../../features/vehicles/chosen-vehicle.ts';
import { vehicleKind } from '../../../features/vehicles/vehicle-text.ts';
import { AddLineButton } from '../product/add-line-button.tsx';
import { useCatalogueFilter } from '../../../features/vehicles/use-catalogue-filter.ts';
import classes from './search-results.module.css';

const PLACES = 6;

/** The parts, groups and boards that have the words; those of the chosen vehicle first. */
export function SearchResults({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const { vehicle, filter } = useCatalogueFilter();
  const { data: found, error, refetch } = useQuery(catalogueSearchQuery(text, filter));
  const prefetch = usePrefetchBoard(filter);
  const fits = useFitOfList(found?.Parts.map(({ Id }) => Id) ?? []);
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  // What does not fit is folded: the boards below would jump.
  if (!found || !fits) return <ResultsSkeleton />;
  if (isNothing(found)) {
    return (
      <>
        <p className={classes.note}>{t('Nothing was found for {{text}}.', { text })}</p>
        <p className={classes.note}>
          {t('Check the spelling or use another word. The part may be in one of these groups.')}
        </p>
        <CategoryBrowser vehicle={filter} hasVehicle={vehicle !== null} parentId={null} />
      </>
    );
  }
  const { Parts, Groups, Boards, More, Corrected } = found;
  const noteAboutMore = (kind: (typeof More)[number], number: number) =>
    More.includes(kind) ? (
      <p className={classes.note}>
        {t('Listed: {{number}}. There are more; add a word to narrow the search.', { number })}
      </p>
    ) : null;
  return (
    <>
      {Corrected === null ? null : (
        <p className={classes.note}>{t('These are the results for “{{words}}”.', { words: Corrected })}</p>
      )}
      {Parts.length === 0 ? null : (
        <section aria-labelledby="found-parts" className={classes.section}>
          <Title order={2} size="h3" id="found-parts">
            {t('Parts')}
          </Title>
          <FoundParts
            key={text}
            parts={Parts}
            fits={fits}
            renderNote={(shown) => (
              <>
                {shown === 0 ? null : noteAboutMore('Parts', shown)}
                {vehicle ? null : (
                  <p className={classes.note}>{t('Choose the vehicle to see which of them fit.')}</p>
                )}
              </>
            )}
            renderOffer={(part, fit) => <FoundPartOffer part={part} fit={fit} vehicle={vehicle} />}
          />
        </section>
      )}
      {Groups.length === 0 ? null : (
        <section aria-labelledby="found-groups" className={classes.section}>
          <Title order={2} size="h3" id="found-groups">
            {t('Groups')}
          </Title>
          {noteAboutMore('Groups', Groups.length)}
          <ul className={classes.grid}>
            {Groups.map((group) => (
              <li key={group.Id}>
                <CategoryLink category={group} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {Boards.length === 0 ? null : (
        <section aria-labelledby="found-boards" className={classes.section}>
          <Title order={2} size="h3" id="found-boards">
            {t('Boards')}
          </Title>
          {noteAboutMore('Boards', Boards.length)}
          <ul className={classes.grid}>
            {Boards.map((board) => (
              <li key={board.Id}>
                <BoardCard board={board} onPointAt={() => prefetch(board)} positions={board.Positions} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface OfferProps {
  readonly part: FoundPart;
  readonly fit: PartFit | undefined;
  readonly vehicle: ChosenVehicle | null;
}

/** Adds as many as the vehicle has at the first place where the part is used. */
function FoundPartOffer({ part, fit, vehicle }: OfferProps) {
  const quantity = fit?.Places[0]?.Quantity ?? 1;
  return (
    <>
      <LineOffer
        part={part}
        wanted={quantity}
        produktart={vehicleKind(vehicle)}
        loading={false}
        failed={false}
      />
      <AddLineButton
        line={part}
        quantity={quantity}
        vehicle={vehicle}
        look="icon"
        isUnfit={fit?.Fit === 'does-not-fit'}
      />
    </>
  );
}

function ResultsSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('Loading')} className={classes.skeleton}>
      {Array.from({ length: PLACES }, (_, place) => (
        <Skeleton key={place} height={64} radius="md" />
      ))}
    </div>
  );
}
