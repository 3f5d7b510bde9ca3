import type { OrderDetail } from '@partsboard/contract/orders';
import { Modal } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useOpened } from '@partsboard/ui/lib/use-opened.ts';
import { ReturnForm } from './return-form.tsx';

interface ReturnWindowProps {
  readonly order: OrderDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ReturnWindow({ order, isOpen, onClose }: ReturnWindowProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={useOpened(isOpen)}
      onClose={onClose}
      title={t('Return goods of order {{number}}', { number: order.OrderNumber })}
      size="lg"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <ReturnForm order={order} onClose={onClose} />
    </Modal>
  );
}
