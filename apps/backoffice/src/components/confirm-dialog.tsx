import { Modal, Stack } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import type { ReactNode } from 'react';
import { DialogButtons } from './dialog-buttons.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** What the button says that does it. */
  readonly label: string;
  readonly isPending: boolean;
  readonly isDangerous?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something is done that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, isOpen, label, isPending, isDangerous = false, onConfirm, onClose, children } = props;
  const { t } = useTranslation();
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('Close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        <Stack>
          <div>{children}</div>
          <DialogButtons label={label} isPending={isPending} isDangerous={isDangerous} onClose={onClose} />
        </Stack>
      </form>
    </Modal>
  );
}
