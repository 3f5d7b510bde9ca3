import { Modal, Stack } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import type { ReactNode } from 'react';
import { DialogButtons } from './dialog-buttons.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What the button says that does it. */
  readonly label: string;
  readonly isPending: boolean;
  readonly isDisabled?: boolean;
  readonly isDangerous?: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A dialog that asks for something, with the buttons back and do it. */
export function FormDialog(props: FormDialogProps) {
  const { title, isOpen, onClose, label, isPending, onSubmit, children } = props;
  const { isDisabled = false, isDangerous = false } = props;
  const { t } = useTranslation();
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('Close') }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack gap="md">
          {children}
          <DialogButtons
            label={label}
            isPending={isPending}
            isDisabled={isDisabled}
            isDangerous={isDangerous}
            onClose={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
