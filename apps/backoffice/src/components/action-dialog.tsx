import { Modal } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusIfLost } from '@partsboard/ui/lib/focus-if-lost.ts';
import type { ReactNode, RefObject } from 'react';

interface ActionDialogProps {
  /** What the button says that opened it; null while it is closed. */
  readonly label: string | null;
  readonly hasFailed: boolean;
  /** The buttons: where the focus goes when the one that was pressed is gone. */
  readonly panel: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that asks what an action on a record needs to know. */
export function ActionDialog({ label, hasFailed, panel, onClose, children }: ActionDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={label !== null}
      onClose={onClose}
      title={label?.replace(/ …$/, '') ?? ''}
      size="lg"
      // A refusal takes the focus; after a success the button may be gone.
      returnFocus={!hasFailed}
      onExitTransitionEnd={() => focusIfLost(panel.current)}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {children}
    </Modal>
  );
}
