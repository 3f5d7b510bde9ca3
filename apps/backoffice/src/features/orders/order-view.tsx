import type { Order } from '@partsboard/contract/backoffice/orders';
import { Stack } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDateTime } from '@partsboard/ui/lib/format.ts';
import { Panel } from '../../components/panel.tsx';
import { useMay } from '../session/session.queries.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderAddresses } from './order-addresses.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderNoteForm } from './order-note-form.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OrderShipments } from './order-shipments.tsx';
import { PrintLink } from './print-links.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import type { ChangeOrder } from './orders.mutations.ts';
import classes from './order-detail.module.css';

interface OrderViewProps {
  readonly order: Order;
  readonly change: ChangeOrder;
}

/** Everything about an order, with what can be done to it at the side. */
export function OrderView({ order, change }: OrderViewProps) {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <>
      <OrderFacts order={order} />
      <div className={classes.columns}>
        <div className={classes.main}>
          {order.notes.length > 0 ? (
            <Panel title={t('Notes that the customer reads')}>
              <ul className={classes.list}>
                {order.notes.map(({ at, text }) => (
                  <li key={at}>
                    <p className={classes.note}>{text}</p>
                    <span className={classes.second}>{formatDateTime(at)}</span>
                  </li>
                ))}
              </ul>
            </Panel>
          ) : null}
          <Panel title={t('Lines')}>
            <OrderLines order={order} />
          </Panel>
          <Panel title={t('Shipments')}>
            <OrderShipments order={order} change={change} />
          </Panel>
          {order.returns.length > 0 ? (
            <Panel title={t('Returns')}>
              <OrderReturns order={order} />
            </Panel>
          ) : null}
          <Panel title={t('Addresses')}>
            <OrderAddresses order={order} />
          </Panel>
          <Panel title={t('Emails')}>
            <OrderMails orderId={order.id} />
          </Panel>
          <Panel title={t('Time line')}>
            <OrderTimeline order={order} />
          </Panel>
        </div>
        <div className={classes.side}>
          <Panel title={t('What to do')}>
            <OrderActions order={order} change={change} />
          </Panel>
          {may('documents.read') ? (
            <Panel title={t('Print')}>
              <Stack gap="xs">
                <PrintLink kind="pick-list" orderIds={[order.id]} />
                {order.shipments.length > 0 ? <PrintLink kind="packing-slip" orderIds={[order.id]} /> : null}
                <PrintLink kind="confirmation" orderIds={[order.id]} />
              </Stack>
            </Panel>
          ) : null}
          {may('orders.process') ? (
            <Panel title={t('Write')}>
              <OrderNoteForm order={order} change={change} />
            </Panel>
          ) : null}
        </div>
      </div>
    </>
  );
}
