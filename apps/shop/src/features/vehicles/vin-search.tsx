import type { Vehicle } from '@partsboard/contract/vehicles';
import { lazy, useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { WhenNeeded } from '../../components/when-needed.tsx';
import { readStored, storageKeys } from '../../lib/storage.ts';
import { chooseVehicle } from './chosen-vehicle.ts';
import { useVinSearch } from './vehicles.mutations.ts';
import { VinField } from './vin-field.tsx';

const ChooseVehicleModal = lazy(() =>
  import('./choose-vehicle-modal.tsx').then((file) => ({ default: file.ChooseVehicleModal })),
);

interface Props {
  readonly onChosen?: (vehicle: Vehicle) => void;
  readonly autoFocus?: boolean;
}

/** Chooses a vehicle by its VIN. */
export function VinSearch({ onChosen = () => undefined, autoFocus = false }: Props) {
  const { t } = useTranslation();
  const [candidates, setCandidates] = useState<readonly Vehicle[]>([]);
  const search = useVinSearch({ onFound: onChosen, onSeveral: setCandidates });
  return (
    <>
      <VinField
        label={t('Search by VIN')}
        submitLabel={t('Search')}
        notFoundMessage={t('No vehicle was found. Check the VIN or choose the vehicle by filters.')}
        initialText={readStored(storageKeys.vinSearch) ?? ''}
        autoFocus={autoFocus}
        search={search}
      />
      <WhenNeeded isNeeded={candidates.length > 0}>
        <ChooseVehicleModal
          vehicles={candidates}
          onClose={() => setCandidates([])}
          onChosen={(vehicle) => {
            chooseVehicle(vehicle);
            onChosen(vehicle);
          }}
        />
      </WhenNeeded>
    </>
  );
}
