import type { OrderSummary } from '@partsboard/contract/backoffice/orders';
import { Button, Modal, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../session/session.queries.ts';
import { PrintLink } from './print-links.tsx';
import { useConfirmOrders } from './orders.mutations.ts';
import classes from './order-list.module.css';

/** As many as one call takes. */
const MAX_AT_ONCE = 200;

interface Outcome {
  readonly number: string;
  readonly problem: string | null;
}

interface BulkActionsProps {
  readonly orders: readonly OrderSummary[];
  readonly onClear: () => void;
}

const isNew = ({ state }: OrderSummary): boolean => state === 'placed';

/** Prints the chosen orders and confirms the new ones; says what became of each where not all could be confirmed. */
export function BulkActions({ orders, onClear }: BulkActionsProps) {
  const { t } = useTranslation();
  const confirm = useConfirmOrders();
  const canConfirm = useMay()('orders.process') && orders.some(isNew);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const send = () => {
    const sent = orders.filter(isNew).slice(0, MAX_AT_ONCE);
    const numberOf = new Map(sent.map(({ id, number }) => [id, number]));
    confirm.mutate(
      sent.map(({ id, version }) => ({ id, version })),
      {
        onSuccess: (results) => {
          const told = results.map(({ id, problem }) => ({ number: numberOf.get(id) ?? '', problem }));
          if (told.some(({ problem }) => problem !== null)) setOutcomes(told);
          else
            showInfo(t('Confirmed: {{numbers}}', { numbers: told.map(({ number }) => number).join(', ') }));
          onClear();
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
          {canConfirm ? (
            <Button loading={confirm.isPending} onClick={send}>
              {t('Confirm')}
            </Button>
          ) : null}
          <PrintLink kind="pick-list" orderIds={orders.map(({ id }) => id)} />
          <PrintLink kind="packing-slip" orderIds={orders.map(({ id }) => id)} />
          <Button variant="default" onClick={onClear}>
            {t('Clear selection')}
          </Button>
        </div>
      )}
      <Modal
        opened={outcomes.length > 0}
        onClose={() => setOutcomes([])}
        title={t('Not every order was confirmed')}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        <ul className={classes.results}>
          {outcomes.map(({ number, problem }) => (
            <li key={number}>
              {problem === null ? (
                <IconCheck size={16} aria-hidden color="var(--mantine-color-green-6)" />
              ) : (
                <IconAlertTriangle size={16} aria-hidden color="var(--mantine-color-red-6)" />
              )}{' '}
              <strong>{number}</strong> {problem ?? t('Confirmed')}
            </li>
          ))}
        </ul>
      </Modal>
    </>
  );
}
