import { Button, Input } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import { lazy, useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useChosenVehicle } from '../../../features/vehicles/chosen-vehicle.ts';
import { WhenNeeded } from '../../../components/when-needed.tsx';
import { VinSearch } from '../../../features/vehicles/vin-search.tsx';
import { PartNumberSearch } from '../../../features/search/part-number-search.tsx';
import classes from './vehicle-finder.module.css';

const VehicleFilterModal = lazy(() =>
  import('../../../features/vehicles/vehicle-filter-modal.tsx').then((file) => ({
    default: file.VehicleFilterModal,
  })),
);

/** Search by VIN, by a description of the vehicle, or by part number. */
export function VehicleFinder() {
  const { t } = useTranslation();
  const vehicle = vehicleFilterInput(useChosenVehicle());
  const [filtering, setFiltering] = useState(false);
  return (
    <section className={classes.finder} aria-label={t('Vehicle search')}>
      <div>
        <VinSearch />
      </div>
      <div>
        {/* Wrapped like the fields on both sides, so that all three are aligned. */}
        <Input.Wrapper label={t('No VIN at hand?')} labelElement="div">
          <Button
            fullWidth
            px="xs"
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
            onClick={() => setFiltering(true)}
          >
            {t('Choose the vehicle by filters')}
          </Button>
        </Input.Wrapper>
        <WhenNeeded isNeeded={filtering}>
          <VehicleFilterModal opened={filtering} onClose={() => setFiltering(false)} />
        </WhenNeeded>
      </div>
      <div>
        <PartNumberSearch vehicle={vehicle} />
      </div>
    </section>
  );
}
