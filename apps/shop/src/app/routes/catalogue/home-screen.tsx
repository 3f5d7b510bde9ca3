import { Title } from '@mantine/core';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusIfLost } from '@partsboard/ui/lib/focus-if-lost.ts';
import { Page } from '@partsboard/ui/components/page.tsx';
import { BannerSlider } from '../../../features/content/banner-slider.tsx';
import { CategoryBrowser } from '../../../features/boards/category-browser.tsx';
import { useIsFirstPaintDone } from '../../../components/use-is-first-paint-done.ts';
import { BranchOffices } from '../../../features/content/branch-offices.tsx';
import { CatalogueSwitch } from '../../../features/vehicles/catalogue-switch.tsx';
import { RecentVehicleList } from '../../../features/vehicles/recent-vehicle-list.tsx';
import { useCatalogueFilter } from '../../../features/vehicles/use-catalogue-filter.ts';
import { VehicleFinder } from './vehicle-finder.tsx';
import { VehicleHome } from './vehicle-home.tsx';
import classes from './home-screen.module.css';

/** Banners, the ways to a vehicle and the categories. With a vehicle it is that vehicle's page: its groups come first. */
export function HomeScreen() {
  const { t } = useTranslation();
  const { vehicle, filter } = useCatalogueFilter();
  useFocusOnVehicle(vehicle !== null);
  const isFirstPaintDone = useIsFirstPaintDone();
  const banners = <BannerSlider place="HomePage" className={classes.banners} />;
  const finder = (
    // With a key, since it must stay what it is when it moves: a VIN that is not found says so and clears the vehicle.
    <div key="finder">
      <VehicleFinder />
      <div className={classes.recent}>
        <RecentVehicleList />
      </div>
    </div>
  );
  const categories = (
    <section key="categories" aria-labelledby="categories" className={classes.categories}>
      <div className={classes.categoriesHead}>
        <Title order={2} id="categories">
          {vehicle ? t('Categories for this vehicle') : t('Categories')}
        </Title>
        <CatalogueSwitch />
      </div>
      <CategoryBrowser vehicle={filter} hasVehicle={vehicle !== null} parentId={null} />
    </section>
  );
  return (
    <Page title={t('Home')} hideHeading>
      <h1 className={classes.heading}>{t('Home')}</h1>
      {vehicle
        ? [
            <VehicleHome key="ways" vehicle={vehicle} />,
            categories,
            finder,
            <FoldedBanners key="folded-banners">{banners}</FoldedBanners>,
          ]
        : [<Fragment key="banners">{banners}</Fragment>, finder, categories]}
      {isFirstPaintDone ? <BranchOffices /> : null}
    </Page>
  );
}

/** Choosing a vehicle moves the field in which that was done; the focus goes to the screen's beginning. */
function useFocusOnVehicle(hasVehicle: boolean): void {
  const hadVehicle = useRef(hasVehicle);
  useEffect(() => {
    if (hasVehicle && !hadVehicle.current) focusIfLost(document.querySelector('main'));
    hadVehicle.current = hasVehicle;
  }, [hasVehicle]);
}

/** Banners that are shown on request. */
function FoldedBanners({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={classes.folded} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('Banners')}</summary>
      {isOpen ? children : null}
    </details>
  );
}
