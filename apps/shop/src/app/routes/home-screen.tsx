import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import { Title } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Page } from '../../components/page.tsx';
import { BannerSlider } from '../../features/banners/banner-slider.tsx';
import { CategoryBrowser } from '../../features/boards/category-browser.tsx';
import { BranchOffices } from '../../features/branches/branch-offices.tsx';
import { useChosenVehicle } from '../../features/vehicles/chosen-vehicle.ts';
import { VehicleFinder } from '../catalogue/vehicle-finder.tsx';
import classes from './home-screen.module.css';

export function HomeScreen() {
  const { t } = useTranslation();
  const vehicle = useChosenVehicle();
  return (
    <Page title={t('Home')} hideHeading>
      <h1 className={classes.heading}>{t('Home')}</h1>
      <BannerSlider place="HomePage" className={classes.banners} />
      <VehicleFinder />
      <section aria-labelledby="categories" className={classes.categories}>
        <Title order={2} id="categories" mb="sm">
          {vehicle ? t('Categories for this vehicle') : t('Categories')}
        </Title>
        <CategoryBrowser vehicle={vehicleFilterInput(vehicle)} parentId={null} />
      </section>
      <BranchOffices />
    </Page>
  );
}
