import { Button, Group, Modal } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';

interface Props {
  /** The numbers of the parts that do not fit; null keeps the window closed. */
  readonly numbers: readonly string[] | null;
  readonly onAddAll: () => void;
  /** Absent where nothing would be left. */
  readonly onLeaveOut: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Asks before parts that do not fit the chosen vehicle are added. */
export function UnfitQuestion({ numbers, onAddAll, onLeaveOut, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={numbers !== null}
      onClose={onClose}
      title={t('Some parts do not fit this vehicle')}
      closeButtonProps={{ 'aria-label': t('Close') }}
      centered
    >
      <ul>
        {numbers?.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button variant="default" onClick={onAddAll}>
          {t('Add anyway')}
        </Button>
        {onLeaveOut ? (
          <Button data-autofocus onClick={onLeaveOut}>
            {t('Add only what fits')}
          </Button>
        ) : (
          <Button data-autofocus onClick={onClose}>
            {t('Cancel')}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
