import type { Vehicle } from '@partsboard/contract/vehicles';
import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import { Kbd } from '@mantine/core';
import '@mantine/core/styles/Kbd.layer.css';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { possibleKinds, type FoundByNumber } from '../../features/search/find-by-number.queries.ts';
import { findByText } from '../../features/search/find-by-text.ts';
import { SearchField } from '../../features/search/search-field.tsx';
import { useSlashKey } from '../../features/search/use-slash-key.ts';
import { chooseVehicle, useChosenVehicle } from '../../features/vehicles/chosen-vehicle.ts';
import { WhenNeeded } from '../../components/when-needed.tsx';
import classes from './header-search.module.css';
import { useOpenFound } from '../../features/search/use-open-found.ts';
import { useOpenPart } from '../../features/search/use-open-part.ts';
import { paths } from '../../lib/paths.ts';

// The search is on every screen; what it has to ask is asked rarely.
const ChoosePartModal = lazy(() =>
  import('../../features/search/choose-part-modal.tsx').then((file) => ({ default: file.ChoosePartModal })),
);
const VinOrPartModal = lazy(() =>
  import('../../features/search/vin-or-part-modal.tsx').then((file) => ({ default: file.VinOrPartModal })),
);
const ChooseVehicleModal = lazy(() =>
  import('../../features/vehicles/choose-vehicle-modal.tsx').then((file) => ({
    default: file.ChooseVehicleModal,
  })),
);

/** A VIN that leads nowhere leaves no vehicle chosen; a number or a slip of the keyboard leaves it alone. */
function isVinOnly(text: string): boolean {
  const { vin, partNumber } = possibleKinds(text);
  return vin && !partNumber;
}

/** The one search: a VIN chooses the vehicle, a part number opens the part, a name lists what has it. */
export function HeaderSearch({ onVehicle }: { readonly onVehicle: () => void }) {
  const { t } = useTranslation();
  const field = useSlashKey();
  const vehicle = vehicleFilterInput(useChosenVehicle());
  const parts = useOpenPart();
  const { openResults } = useOpenFound();
  const [vehicles, setVehicles] = useState<readonly Vehicle[]>([]);
  const [ambiguous, setAmbiguous] = useState<FoundByNumber | null>(null);
  const openCatalogue = useOpenCatalogue();
  const [vehiclesTaken, setVehiclesTaken] = useState(0);
  const showCatalogue = () => {
    // The field is empty again and the focus where the vehicle's groups are: their keys, and `/`, work at once.
    flushSync(() => setVehiclesTaken((before) => before + 1));
    document.querySelector('main')?.focus({ preventScroll: true });
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
    mutationFn: (text: string) => findByText(text, vehicle),
    onSuccess: (found, text) => {
      if (found.vehicles.length > 0 && found.find) setAmbiguous(found);
      else if (found.vehicles.length > 0) takeVehicles(found.vehicles);
      else if (found.find) parts.open(found.find);
      else if (found.named) openResults(text);
      else if (isVinOnly(text)) chooseVehicle(null);
    },
    onError: (_error, text) => {
      if (isVinOnly(text)) chooseVehicle(null);
    },
  });
  const nothing =
    search.data?.vehicles.length === 0 && search.data.find === null && search.data.named === null;

  return (
    <div className={classes.search}>
      <SearchField
        key={vehiclesTaken}
        inputRef={field}
        label={t('Search by VIN, part number or name')}
        hideLabel
        names={vehicle}
        placeholder={t('VIN, part number or name')}
        pending={search.isPending}
        errorMessage={nothing ? t('Nothing was found for {{text}}.', { text: search.variables }) : null}
        onType={search.reset}
        onSubmit={search.mutate}
        onPart={(part) => parts.openPart(part)}
        rightSection={<Kbd size="xs">/</Kbd>}
      />
      <WhenNeeded isNeeded={parts.toChoose !== null}>
        <ChoosePartModal
          found={parts.toChoose}
          onClose={parts.closeChoice}
          onPart={(part) => parts.openPart(part)}
        />
      </WhenNeeded>
      <WhenNeeded isNeeded={vehicles.length > 0}>
        <ChooseVehicleModal vehicles={vehicles} onClose={() => setVehicles([])} onChosen={takeVehicle} />
      </WhenNeeded>
      <WhenNeeded isNeeded={ambiguous !== null}>
        <VinOrPartModal
          found={ambiguous}
          onClose={() => setAmbiguous(null)}
          onVehicles={takeVehicles}
          onPart={parts.open}
        />
      </WhenNeeded>
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
