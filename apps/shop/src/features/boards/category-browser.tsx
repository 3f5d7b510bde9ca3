import type { Category } from '@partsboard/contract/boards';
import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { openingKey, useOpeningKeys } from '../../components/use-opening-keys.ts';
import { useConfig } from '../../lib/reference/use-reference.ts';
import { categoriesQuery } from './categories.queries.ts';
import { CategoryLink, categoryTarget } from './category-link.tsx';
import classes from './category-browser.module.css';

interface Props {
  readonly vehicle: VehicleFilterInput;
  /** Whether a vehicle is chosen, and not only a catalogue. */
  readonly hasVehicle: boolean;
  /** The category whose children are shown; none shows the main groups. */
  readonly parentId: number | null;
}

const PLACES = 12;
const none: readonly Category[] = [];

/** The main groups, or the subgroups of one of them, that have boards for the vehicle. */
export function CategoryBrowser({ vehicle, hasVehicle, parentId }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const hasCatalogue = useConfig()?.general.hasCatalogue ?? true;
  const { data: categories, isError, refetch } = useQuery(categoriesQuery(vehicle));
  const shown = categories ? childrenOf(categories, parentId ?? 0) : none;
  useOpeningKeys((place) => {
    const category = shown[place];
    if (category) void navigate({ ...categoryTarget(category), state: { opensOnlyBoard: true } });
  });
  if (isError) {
    return (
      <div className={classes.message}>
        <p>{t('The categories could not be loaded.')}</p>
        <Button variant="default" onClick={() => void refetch()}>
          {t('Retry')}
        </Button>
      </div>
    );
  }
  if (!categories) {
    return (
      <div className={classes.grid} role="status" aria-label={t('Loading')}>
        {Array.from({ length: PLACES }, (_, place) => (
          <Skeleton key={place} height={72} radius="md" />
        ))}
      </div>
    );
  }
  const mainGroups = childrenOf(categories, 0);
  const grid =
    shown.length === 0 ? (
      <p className={classes.message}>{emptyText(t, { hasCatalogue, hasVehicle, parentId })}</p>
    ) : (
      <div>
        <ul className={classes.grid}>
          {shown.map((category, place) => (
            <li key={category.Id}>
              <CategoryLink category={category} openedBy={openingKey(place)} />
            </li>
          ))}
        </ul>
        <p className={classes.hint}>{t('The key beside a name opens it.')}</p>
      </div>
    );
  if (parentId === null) return grid;
  return (
    <div className={classes.split}>
      <nav className={classes.rail} aria-label={t('Main groups')}>
        {mainGroups.map((category) => (
          <CategoryLink key={category.Id} category={category} isCurrent={category.Id === parentId} compact />
        ))}
      </nav>
      {grid}
    </div>
  );
}

interface Empty {
  readonly hasCatalogue: boolean;
  readonly hasVehicle: boolean;
  readonly parentId: number | null;
}

function emptyText(t: TFunction, { hasCatalogue, hasVehicle, parentId }: Empty): string {
  if (!hasCatalogue) return t('The catalog is being prepared. There are no vehicles and parts yet.');
  if (hasVehicle) return t('There are no categories for this vehicle.');
  return parentId === null ? t('There are no categories in this catalog.') : t('There is no such category.');
}

const childrenOf = (categories: readonly Category[], parentId: number) =>
  categories.filter(({ ParentCategoryId }) => ParentCategoryId === parentId);
