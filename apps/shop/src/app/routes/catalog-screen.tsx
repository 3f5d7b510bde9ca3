import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { CategoryBrowser } from '../../features/boards/category-browser.tsx';
import { useChosenVehicle } from '../../features/vehicles/chosen-vehicle.ts';
import { VehicleFinder } from '../catalogue/vehicle-finder.tsx';

const from = '/member/default/level4';

/** The catalogue: the ways to a vehicle or part, and the categories; `id` and `name` open one of them. */
export function CatalogScreen() {
  const { t } = useTranslation();
  const { id, name } = useSearch({ from });
  const vehicle = vehicleFilterInput(useChosenVehicle());
  const catalog = { label: t('Catalog') };
  return (
    <Page
      title={name ?? t('Catalog')}
      crumbs={name === undefined ? [catalog] : [{ ...catalog, link: { to: '/level4' } }, { label: name }]}
    >
      {id === undefined ? <VehicleFinder /> : null}
      <CategoryBrowser vehicle={vehicle} parentId={id ?? null} />
    </Page>
  );
}
