import type { OrderSummary } from '@partsboard/contract/backoffice/orders';
import { Button, Text } from '@mantine/core';
import { isActionAllowed } from '@partsboard/domain/order-transitions';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { MAX_CHOSEN_ORDERS, MAX_PRINTED_ORDERS } from '../../lib/api/contract-values.ts';
import { useMay } from '../session/session.queries.ts';
import { BulkOutcomes, type Outcome } from './bulk-outcomes.tsx';
import { BulkShipDialog } from './bulk-ship-dialog.tsx';
import { PrintLink } from './print-links.tsx';
import { withinLimit } from './within-limit.ts';
import { useConfirmOrders, useShipOrders } from './orders.mutations.ts';
import classes from './order-list.module.css';

interface BulkActionsProps {
  readonly orders: readonly OrderSummary[];
  /** Only these stay selected. */
  readonly onKeep: (orders: readonly OrderSummary[]) => void;
}

const isNew = ({ state }: OrderSummary): boolean => state === 'placed';
const canShip = ({ state, isPickup }: OrderSummary): boolean => isActionAllowed('ship', { state, isPickup });
const toTarget = ({ id, version }: OrderSummary) => ({ id, version });

interface Told {
  readonly title: string;
  readonly outcomes: readonly Outcome[];
}

/** Prints the chosen orders, confirms and ships them; says what became of each where not everything could be done. */
export function BulkActions({ orders, onKeep }: BulkActionsProps) {
  const { t } = useTranslation();
  const confirm = useConfirmOrders();
  const ship = useShipOrders();
  const mayProcess = useMay()('orders.process');
  const [told, setTold] = useState<Told | null>(null);
  const [isShipping, setShipping] = useState(false);
  const keep = (leftOut: readonly OrderSummary[], limit: number) => {
    if (leftOut.length > 0)
      showInfo(
        t('Left out: {{number}}. At most {{limit}} orders go at once; the others are still selected.', {
          number: leftOut.length,
          limit,
        }),
      );
    onKeep(leftOut);
  };
  const keepUnprinted = () => {
    const { leftOut } = withinLimit(orders, MAX_PRINTED_ORDERS);
    // Only after the click: the link must still lead to the document of those that it was pressed for.
    if (leftOut.length > 0) setTimeout(() => keep(leftOut, MAX_PRINTED_ORDERS));
  };
  const tell = (
    results: readonly { readonly id: number; readonly problem: string | null }[],
    leftOut: readonly OrderSummary[],
    title: string,
    done: (numbers: string) => string,
  ) => {
    const numberOf = new Map(orders.map(({ id, number }) => [id, number]));
    const outcomes = results.map(({ id, problem }) => ({ number: numberOf.get(id) ?? '', problem }));
    if (outcomes.some(({ problem }) => problem !== null)) setTold({ title, outcomes });
    else showInfo(done(outcomes.map(({ number }) => number).join(', ')));
    keep(leftOut, MAX_CHOSEN_ORDERS);
  };
  const confirmAll = () => {
    const { taken, leftOut } = withinLimit(orders.filter(isNew), MAX_CHOSEN_ORDERS);
    confirm.mutate(taken.map(toTarget), {
      onSuccess: (results) =>
        tell(results, leftOut, t('Not every order was confirmed'), (numbers) =>
          t('Confirmed: {{numbers}}', { numbers }),
        ),
    });
  };
  const shipAll = (carrier: Parameters<typeof ship.mutate>[0]['carrier']) => {
    const { taken, leftOut } = withinLimit(orders, MAX_CHOSEN_ORDERS);
    ship.mutate(
      { carrier, orders: taken.map(toTarget) },
      {
        onSuccess: (results) => {
          setShipping(false);
          tell(results, leftOut, t('Not every order was shipped'), (numbers) =>
            t('Shipped: {{numbers}}', { numbers }),
          );
        },
      },
    );
  };
  return (
    <>
      {orders.length === 0 ? null : (
        <div className={classes.bar} role="region" aria-label={t('Selection')}>
          <Text fw={600} role="status">
            {t('Selected: {{number}}', { number: orders.length })}
          </Text>
          {mayProcess && orders.some(isNew) ? (
            <Button loading={confirm.isPending} onClick={confirmAll}>
              {t('Confirm')}
            </Button>
          ) : null}
          {mayProcess && orders.some(canShip) ? (
            <Button onClick={() => setShipping(true)}>{t('Mark shipped …')}</Button>
          ) : null}
          <PrintLink kind="pick-list" orderIds={orders.map(({ id }) => id)} onPrint={keepUnprinted} />
          <PrintLink kind="packing-slip" orderIds={orders.map(({ id }) => id)} onPrint={keepUnprinted} />
          <Button variant="default" onClick={() => onKeep([])}>
            {t('Clear selection')}
          </Button>
        </div>
      )}
      <BulkShipDialog
        count={Math.min(orders.length, MAX_CHOSEN_ORDERS)}
        isOpen={isShipping}
        isPending={ship.isPending}
        onShip={shipAll}
        onClose={() => setShipping(false)}
      />
      <BulkOutcomes title={told?.title ?? ''} outcomes={told?.outcomes ?? []} onClose={() => setTold(null)} />
    </>
  );
}
