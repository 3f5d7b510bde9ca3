import type { FindResult } from '@partsboard/contract/parts';
import type { Vehicle } from '@partsboard/contract/vehicles';
import { Button, Modal, Stack } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { IconCar, IconEngine } from '@tabler/icons-react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useOpened } from '@partsboard/ui/lib/use-opened.ts';
import type { FoundByNumber } from './find-by-number.queries.ts';

interface Props {
  /** The result of a search that found both; null keeps the dialog closed. */
  readonly found: FoundByNumber | null;
  readonly onClose: () => void;
  readonly onVehicles: (vehicles: readonly Vehicle[]) => void;
  readonly onPart: (find: FindResult) => void;
}

/** Asks what was meant: seven characters can be the end of a VIN and of a part number. */
export function VinOrPartModal({ found, onClose, onVehicles, onPart }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={useOpened(found !== null)}
      onClose={onClose}
      title={t('A VIN and a part number end with these characters')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Stack gap="xs">
        <Button
          data-autofocus
          variant="default"
          leftSection={<IconCar size={18} aria-hidden />}
          onClick={() => {
            onClose();
            if (found) onVehicles(found.vehicles);
          }}
        >
          {t('Choose the vehicle with this VIN')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconEngine size={18} aria-hidden />}
          onClick={() => {
            onClose();
            if (found?.find) onPart(found.find);
          }}
        >
          {t('Open the part with this number')}
        </Button>
      </Stack>
    </Modal>
  );
}
