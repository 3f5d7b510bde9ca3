import type { Vehicle } from '@partsboard/contract/vehicles';
import { Box, Button, Modal } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useOpened } from '@partsboard/ui/lib/use-opened.ts';
import { RecentVehicleList } from './recent-vehicle-list.tsx';
import { VehicleFilterModal } from './vehicle-filter-modal.tsx';
import { VinSearch } from './vin-search.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Called when this window, or the one that it leads to, is no longer seen. */
  readonly onClosed: () => void;
  readonly onChosen?: (vehicle: Vehicle) => void;
}

/** Chooses another vehicle, by VIN or by filters, without leaving the screen. */
export function ChangeVehicleModal({ opened, onClose, onClosed, onChosen = () => undefined }: Props) {
  const { t } = useTranslation();
  const [filtering, setFiltering] = useState(false);
  const onFound = (vehicle: Vehicle) => {
    onClose();
    onChosen(vehicle);
  };
  return (
    <>
      <Modal
        opened={useOpened(opened)}
        onClose={onClose}
        onExitTransitionEnd={onClosed}
        title={t('Choose Vehicle')}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        <VinSearch onChosen={onFound} autoFocus />
        <Button
          mt="md"
          fullWidth
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          onClick={() => {
            onClose();
            setFiltering(true);
          }}
        >
          {t('Choose the vehicle by filters')}
        </Button>
        <Box mt="md">
          <RecentVehicleList onChosen={onClose} />
        </Box>
      </Modal>
      <VehicleFilterModal
        opened={filtering}
        onClose={() => setFiltering(false)}
        onClosed={onClosed}
        onChosen={onChosen}
      />
    </>
  );
}
