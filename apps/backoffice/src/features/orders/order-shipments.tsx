import type { Order } from '@partsboard/contract/backoffice/orders';
import { Anchor, Group, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDateTime } from '@partsboard/ui/lib/format.ts';
import { useMay } from '../session/session.queries.ts';
import { describeLines } from './describe-lines.ts';
import type { ChangeOrder } from './orders.mutations.ts';
import { PrintLink } from './print-links.tsx';
import { ShipmentDialog } from './shipment-dialog.tsx';
import classes from './order-detail.module.css';

interface OrderShipmentsProps {
  readonly order: Order;
  readonly change: ChangeOrder;
}

/** What has left, with the way to follow it. */
export function OrderShipments({ order, change }: OrderShipmentsProps) {
  const { t } = useTranslation();
  const mayCorrect = useMay()('orders.process');
  if (order.shipments.length === 0) {
    // Orders from before parcels were recorded.
    const hasLeft = order.lines.some(({ shipped }) => shipped > 0);
    return (
      <Text c="dimmed">
        {hasLeft ? t('Goods have left, but no parcel of them was recorded.') : t('Nothing has left yet.')}
      </Text>
    );
  }
  return (
    <ol className={classes.list}>
      {order.shipments.map((shipment) => (
        <li key={shipment.id}>
          <strong>{shipment.carrierName ?? t('Collected in the branch')}</strong>{' '}
          {shipment.trackingUrl === null ? (
            shipment.trackingNumber
          ) : (
            <Anchor href={shipment.trackingUrl} target="_blank" rel="noreferrer">
              {shipment.trackingNumber}
            </Anchor>
          )}
          <div className={classes.second}>
            {[
              formatDateTime(shipment.createdAt),
              shipment.packedBy,
              ...(shipment.carrier === null ? [] : [t('{{count}} parcels', { count: shipment.parcels })]),
            ].join(' · ')}
          </div>
          <div>{describeLines(order, shipment.lines)}</div>
          <Group gap="xs" mt={4}>
            {mayCorrect && shipment.carrier !== null ? (
              <ShipmentDialog order={order} shipment={shipment} change={change} />
            ) : null}
            {order.shipments.length > 1 ? (
              <PrintLink kind="packing-slip" orderIds={[order.id]} shipmentId={shipment.id} />
            ) : null}
          </Group>
        </li>
      ))}
    </ol>
  );
}
