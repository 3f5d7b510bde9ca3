import type { OrderDocumentKind } from '@partsboard/contract/backoffice/order-documents';
import { AnchorButton } from '@partsboard/ui/components/links.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconPrinter } from '@tabler/icons-react';
import { MAX_PRINTED_ORDERS, orderDocumentUrls } from '../../lib/api/contract-values.ts';
import { useMay } from '../session/session.queries.ts';
import { withinLimit } from './within-limit.ts';

interface PrintLinkProps {
  readonly kind: OrderDocumentKind;
  readonly orderIds: readonly number[];
  /** For the packing slip of one shipment. */
  readonly shipmentId?: number;
  /** The document has been opened. */
  readonly onPrint?: () => void;
}

/** Opens a document to be printed in a tab of its own, for who may: of one order, or of as many as fit into a file. */
export function PrintLink({ kind, orderIds, shipmentId, onPrint }: PrintLinkProps) {
  const { t } = useTranslation();
  const mayPrint = useMay()('documents.read');
  const labels: Readonly<Record<OrderDocumentKind, string>> = {
    confirmation: t('Order confirmation'),
    'pick-list': t('Pick list'),
    'packing-slip': t('Packing slip'),
  };
  const orders = withinLimit(orderIds, MAX_PRINTED_ORDERS).taken.join(',');
  const shipment = shipmentId === undefined ? '' : `&shipmentId=${shipmentId}`;
  if (!mayPrint) return null;
  return (
    <AnchorButton
      href={`${orderDocumentUrls[kind]}?orders=${orders}${shipment}`}
      target="_blank"
      rel="noreferrer"
      variant="default"
      {...(onPrint ? { onClick: onPrint } : {})}
      leftSection={<IconPrinter size={16} aria-hidden />}
    >
      {labels[kind]}
    </AnchorButton>
  );
}
