import type { Vehicle } from '@partsboard/contract/vehicles';
import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import { Kbd } from '@mantine/core';
import '@mantine/core/styles/Kbd.layer.css';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { ChoosePartModal } from '../../features/search/choose-part-modal.tsx';
import { findByNumber, possibleKinds, type FoundByNumber } from '../../features/search/find-by-number.ts';
import { VinOrPartModal } from '../../features/search/vin-or-part-modal.tsx';
import { SearchField } from '../../features/search/search-field.tsx';
import { useSlashKey } from '../../features/search/use-slash-key.ts';
import { ChooseVehicleModal } from '../../features/vehicles/choose-vehicle-modal.tsx';
import { chooseVehicle, useChosenVehicle } from '../../features/vehicles/chosen-vehicle.ts';
import classes from './header-search.module.css';
import { useOpenPart } from '../../features/search/use-open-part.ts';
import { paths } from '../../lib/paths.ts';

/** A VIN that leads nowhere leaves no vehicle chosen; a number or a slip of the keyboard leaves it alone. */
function isVinOnly(text: string): boolean {
  const { vin, partNumber } = possibleKinds(text);
  return vin && !partNumber;
}

/** The one search: a VIN chooses the vehicle, a part number opens the part. */
export function HeaderSearch({ onVehicle }: { readonly onVehicle: () => void }) {
  const { t } = useTranslation();
  const field = useSlashKey();
  const vehicle = vehicleFilterInput(useChosenVehicle());
  const parts = useOpenPart();
  const [vehicles, setVehicles] = useState<readonly Vehicle[]>([]);
  const [ambiguous, setAmbiguous] = useState<FoundByNumber | null>(null);
  const openCatalogue = useOpenCatalogue();
  const showCatalogue = () => {
    onVehicle();
    openCatalogue();
  };

  const takeVehicle = (found: Vehicle) => {
    chooseVehicle(found);
    showCatalogue();
  };
  const takeVehicles = (found: readonly Vehicle[]) => {
    const [only, ...others] = found;
    if (!only || others.length > 0) {
      setVehicles(found);
      return;
    }
    takeVehicle(only);
  };
  const search = useMutation({
    mutationFn: (text: string) => findByNumber(text, vehicle),
    onSuccess: (found, text) => {
      if (found.vehicles.length > 0 && found.find) setAmbiguous(found);
      else if (found.vehicles.length > 0) takeVehicles(found.vehicles);
      else if (found.find) parts.open(found.find);
      else if (isVinOnly(text)) chooseVehicle(null);
    },
    onError: (_error, text) => {
      if (isVinOnly(text)) chooseVehicle(null);
    },
  });
  const nothing = search.data?.vehicles.length === 0 && search.data.find === null;

  return (
    <div className={classes.search}>
      <SearchField
        inputRef={field}
        label={t('Search by VIN or part number')}
        hideLabel
        placeholder={t('VIN or part number')}
        pending={search.isPending}
        errorMessage={nothing ? t('Nothing was found for {{text}}.', { text: search.variables }) : null}
        onType={search.reset}
        onSubmit={search.mutate}
        onPart={(part) => parts.openPart(part)}
        rightSection={<Kbd size="xs">/</Kbd>}
      />
      <ChoosePartModal
        found={parts.toChoose}
        onClose={parts.closeChoice}
        onPart={(part) => parts.openPart(part)}
      />
      <ChooseVehicleModal vehicles={vehicles} onClose={() => setVehicles([])} onChosen={takeVehicle} />
      <VinOrPartModal
        found={ambiguous}
        onClose={() => setAmbiguous(null)}
        onVehicles={takeVehicles}
        onPart={parts.open}
      />
    </div>
  );
}

/** Where the catalogue is on the screen it changes with the vehicle; elsewhere it is opened. */
function useOpenCatalogue(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () => {
    const { pathname } = router.state.location;
    if (pathname !== paths.home && !pathname.startsWith(paths.catalogue))
      void navigate({ to: paths.catalogue });
  };
}
