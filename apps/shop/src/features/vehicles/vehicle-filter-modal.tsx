import type { Vehicle } from '@partsboard/contract/vehicles';
import { stepsFor, type FilterStep as Step } from '@partsboard/domain/filter-cascade';
import { Button, Modal, SimpleGrid } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import { useCallback, useState, type SubmitEvent } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useOpened } from '@partsboard/ui/lib/use-opened.ts';
import { choose, initialChoices } from './filter-choices.ts';
import { FilterStep } from './filter-step.tsx';
import { useVehicleSearch } from './vehicles.mutations.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Called when the window is no longer seen. */
  readonly onClosed?: () => void;
  readonly onChosen?: (vehicle: Vehicle) => void;
}

/** Chooses a vehicle without a VIN, filter by filter. */
export function VehicleFilterModal({
  opened,
  onClose,
  onClosed = () => undefined,
  onChosen = () => undefined,
}: Props) {
  const { t } = useTranslation();
  const [choices, setChoices] = useState(initialChoices);
  const search = useVehicleSearch((vehicle) => {
    onClose();
    onChosen(vehicle);
  });

  const onChoose = useCallback(
    (step: Step, options: readonly string[]) => setChoices((current) => choose(current, step, options)),
    [],
  );
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    search.mutate(choices);
  };

  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      title={t('Choose the vehicle by filters')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <form onSubmit={onSubmit}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
          {stepsFor(choices.category).map((step) => (
            <FilterStep key={step} step={step} choices={choices} onChoose={onChoose} />
          ))}
        </SimpleGrid>
        <Button type="submit" mt="lg" fullWidth disabled={choices.month === null} loading={search.isPending}>
          {t('Search')}
        </Button>
      </form>
    </Modal>
  );
}
