import type { OrderSummary } from '@partsboard/contract/backoffice/orders';
import { Button, Text } from '@mantine/core';
import { isActionAllowed } from '@partsboard/domain/order-transitions';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { useMay } from '../session/session.queries.ts';
import { BulkOutcomes, type Outcome } from './bulk-outcomes.tsx';
import { BulkShipDialog } from './bulk-ship-dialog.tsx';
import { PrintLink } from './print-links.tsx';
import { useConfirmOrders, useShipOrders } from './orders.mutations.ts';
import classes from './order-list.module.css';

/** As many as one call takes. */
const MAX_AT_ONCE = 200;

interface BulkActionsProps {
  readonly orders: readonly OrderSummary[];
  readonly onClear: () => void;
}

const isNew = ({ state }: OrderSummary): boolean => state === 'placed';
const canShip = ({ state, isPickup }: OrderSummary): boolean => isActionAllowed('ship', { state, isPickup });
const toTarget = ({ id, version }: OrderSummary) => ({ id, version });

interface Told {
  readonly title: string;
  readonly outcomes: readonly Outcome[];
}

/** Prints the chosen orders, confirms and ships them; says what became of each where not everything could be done. */
export function BulkActions({ orders, onClear }: BulkActionsProps) {
  const { t } = useTranslation();
  const confirm = useConfirmOrders();
  const ship = useShipOrders();
  const mayProcess = useMay()('orders.process');
  const [told, setTold] = useState<Told | null>(null);
  const [isShipping, setShipping] = useState(false);
  const tell = (
    results: readonly { readonly id: number; readonly problem: string | null }[],
    title: string,
    done: (numbers: string) => string,
  ) => {
    const numberOf = new Map(orders.map(({ id, number }) => [id, number]));
    const outcomes = results.map(({ id, problem }) => ({ number: numberOf.get(id) ?? '', problem }));
    if (outcomes.some(({ problem }) => problem !== null)) setTold({ title, outcomes });
    else showInfo(done(outcomes.map(({ number }) => number).join(', ')));
    onClear();
  };
  const confirmAll = () =>
    confirm.mutate(orders.filter(isNew).slice(0, MAX_AT_ONCE).map(toTarget), {
      onSuccess: (results) =>
        tell(results, t('Not every order was confirmed'), (numbers) =>
          t('Confirmed: {{numbers}}', { numbers }),
        ),
    });
  const shipAll = (carrier: Parameters<typeof ship.mutate>[0]['carrier']) =>
    ship.mutate(
      { carrier, orders: orders.slice(0, MAX_AT_ONCE).map(toTarget) },
      {
        onSuccess: (results) => {
          setShipping(false);
          tell(results, t('Not every order was shipped'), (numbers) =>
            t('Shipped: {{numbers}}', { numbers }),
          );
        },
      },
    );
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
          <PrintLink kind="pick-list" orderIds={orders.map(({ id }) => id)} />
          <PrintLink kind="packing-slip" orderIds={orders.map(({ id }) => id)} />
          <Button variant="default" onClick={onClear}>
            {t('Clear selection')}
          </Button>
        </div>
      )}
      <BulkShipDialog
        count={orders.length}
        isOpen={isShipping}
        isPending={ship.isPending}
        onShip={shipAll}
        onClose={() => setShipping(false)}
      />
      <BulkOutcomes title={told?.title ?? ''} outcomes={told?.outcomes ?? []} onClose={() => setTold(null)} />
    </>
  );
}
