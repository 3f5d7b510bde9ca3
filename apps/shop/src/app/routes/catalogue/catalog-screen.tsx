import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { Page } from '@partsboard/ui/components/page.tsx';
import { categoriesQuery } from '../../../features/boards/categories.queries.ts';
import { CategoryBrowser } from '../../../features/boards/category-browser.tsx';
import { CatalogueSwitch } from '../../../features/vehicles/catalogue-switch.tsx';
import { useCatalogueFilter } from '../../../features/vehicles/use-catalogue-filter.ts';
import { VehicleFinder } from './vehicle-finder.tsx';
import { paths } from '../../../lib/paths.ts';

// Most visits of the catalogue are not those of a search.
const SearchResults = lazy(() =>
  import('./search-results.tsx').then((file) => ({ default: file.SearchResults })),
);

const from = `/customer/default${paths.catalogue}` as const;

/** The catalogue, or what a search in it has found. */
export function CatalogScreen() {
  const { t } = useTranslation();
  const { search } = useSearch({ from });
  if (search === undefined) return <Categories />;
  const title = t('Results for “{{text}}”', { text: search });
  return (
    <Page
      title={title}
      crumbs={[{ label: t('Catalog'), link: { to: paths.catalogue } }, { label: title }]}
      actions={<CatalogueSwitch />}
    >
      <Suspense>
        <SearchResults text={search} />
      </Suspense>
    </Page>
  );
}

/** The ways to a vehicle or part, and the categories; `id` and `name` open one of them. */
function Categories() {
  const { t } = useTranslation();
  const { id, name } = useSearch({ from });
  const { vehicle, filter } = useCatalogueFilter();
  const { data: categories = [] } = useQuery(categoriesQuery(filter));
  const title = name ?? categories.find((category) => category.Id === id)?.Name;
  const catalog = { label: t('Catalog') };
  return (
    <Page
      title={title ?? t('Catalog')}
      crumbs={
        title === undefined ? [catalog] : [{ ...catalog, link: { to: paths.catalogue } }, { label: title }]
      }
    >
      {id === undefined ? <VehicleFinder /> : null}
      <CatalogueSwitch />
      <CategoryBrowser vehicle={filter} hasVehicle={vehicle !== null} parentId={id ?? null} />
    </Page>
  );
}
