import { Title } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { Page } from '@partsboard/ui/components/page.tsx';
import { BannerSlider } from '../../../features/content/banner-slider.tsx';
import { CategoryBrowser } from '../../../features/boards/category-browser.tsx';
import { BranchOffices } from '../../../features/content/branch-offices.tsx';
import { CatalogueSwitch } from '../../../features/vehicles/catalogue-switch.tsx';
import { useCatalogueFilter } from '../../../features/vehicles/use-catalogue-filter.ts';
import { VehicleFinder } from './vehicle-finder.tsx';
import classes from './home-screen.module.css';

export function HomeScreen() {
  const { t } = useTranslation();
  const { vehicle, filter } = useCatalogueFilter();
  return (
    <Page title={t('Home')} hideHeading>
      <h1 className={classes.heading}>{t('Home')}</h1>
      <BannerSlider place="HomePage" className={classes.banners} />
      <VehicleFinder />
      <section aria-labelledby="categories" className={classes.categories}>
        <div className={classes.categoriesHead}>
          <Title order={2} id="categories">
            {vehicle ? t('Categories for this vehicle') : t('Categories')}
          </Title>
          <CatalogueSwitch />
        </div>
        <CategoryBrowser vehicle={filter} hasVehicle={vehicle !== null} parentId={null} />
      </section>
      <BranchOffices />
    </Page>
  );
}
