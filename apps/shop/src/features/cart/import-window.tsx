import { Modal, Skeleton } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';

interface Props {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The rows of an import, in a window that is wide enough to read them. */
export function ImportWindow({ title, isOpen, onClose, children }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size="56rem"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Suspense fallback={<Skeleton height={200} />}>{children}</Suspense>
    </Modal>
  );
}
