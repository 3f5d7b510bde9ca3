import type { VehicleKind } from '@partsboard/contract/vehicles';
import { vehicleKinds } from '@partsboard/domain/vehicle-kinds';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useCatalogueFilter } from './use-catalogue-filter.ts';
import classes from './catalogue-switch.module.css';

/**
 * Links to the catalogues of the other kinds of vehicles. Hidden where a vehicle is chosen, which belongs to one
 * catalogue.
 */
export function CatalogueSwitch() {
  const { t } = useTranslation();
  const { vehicle, kind: shown } = useCatalogueFilter();
  if (vehicle) return null;
  const names: Readonly<Record<VehicleKind, string>> = {
    PKW: t('Cars'),
    MOTORRAD: t('Motorcycles'),
    CLASSIC: t('Classic'),
  };
  return (
    <nav className={classes.switch} aria-label={t('Catalogs')}>
      {vehicleKinds.map((kind) => (
        <Link
          key={kind}
          to="."
          // The open category may not exist in the other catalogue.
          search={({ retrofit, search }) => ({
            ...(retrofit ? { retrofit } : {}),
            ...(search === undefined ? {} : { search }),
            vehicleType: kind,
          })}
          resetScroll={false}
          className={classes.choice}
          aria-current={kind === shown ? 'page' : undefined}
        >
          {names[kind]}
        </Link>
      ))}
    </nav>
  );
}
