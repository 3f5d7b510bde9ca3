import type { Order } from '@partsboard/contract/backoffice/orders';
import { Button, Stack, Text } from '@mantine/core';
import type { StaffAction } from '@partsboard/domain/order-transitions';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusIfLost } from '@partsboard/ui/lib/focus-if-lost.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useEffect, useRef, useState } from 'react';
import { ActionDialog } from '../../components/action-dialog.tsx';
import { useScreenActs } from '../../lib/screen-acts.ts';
import { useMay } from '../session/session.queries.ts';
import { allowedActions } from './allowed-actions.ts';
import { OrderActionForm, type AskedAction } from './order-action-form.tsx';
import { actionTexts, doneTexts } from './order-texts.ts';
import { isSimple, orderCalls, type ChangeOrder } from './orders.mutations.ts';

const isDangerous = (action: StaffAction): boolean => action === 'cancel' || action === 'cancel-lines';

interface OrderActionsProps {
  readonly order: Order;
  readonly change: ChangeOrder;
}

/** What the person can do to the order now, the next sensible action first. */
export function OrderActions({ order, change }: OrderActionsProps) {
  const { t } = useTranslation();
  const actions = allowedActions(order.actions, useMay());
  // The order as it was when the dialog opened: what somebody else does meanwhile must not slip in unseen.
  const [asked, setAsked] = useState<{ readonly action: AskedAction; readonly order: Order } | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const shownVersion = useRef(order.version);
  useEffect(() => {
    // The button that was pressed may be gone.
    if (shownVersion.current !== order.version) focusIfLost(panel.current);
    shownVersion.current = order.version;
  }, [order.version]);
  const labels = actionTexts(t);
  const send = (action: StaffAction, call: () => Promise<Order>) =>
    change.mutate(call, {
      onSuccess: () => {
        setAsked(null);
        showInfo(doneTexts(t)[action]);
      },
      onError: () => setAsked(null),
    });
  const begin = (action: StaffAction) => {
    if (isSimple(action)) send(action, () => orderCalls.simple(order, action));
    else {
      change.reset();
      setAsked({ action, order });
    }
  };
  useScreenActs(
    order.number,
    actions.map((action) => ({
      id: action,
      label: labels[action],
      run: () => {
        if (!change.isPending) begin(action);
      },
    })),
  );
  return (
    <Stack gap="xs" ref={panel} tabIndex={-1}>
      {actions.length === 0 ? <Text c="dimmed">{t('There is nothing for you to do here.')}</Text> : null}
      {actions.map((action, index) => (
        <Button
          key={action}
          variant={index === 0 && !isDangerous(action) ? 'filled' : isDangerous(action) ? 'light' : 'default'}
          {...(isDangerous(action) ? { color: 'red' } : {})}
          loading={change.isPending && asked === null}
          onClick={() => begin(action)}
        >
          {labels[action]}
        </Button>
      ))}
      <ActionDialog
        label={asked && labels[asked.action]}
        hasFailed={change.isError}
        panel={panel}
        onClose={() => setAsked(null)}
      >
        {asked === null ? null : (
          <OrderActionForm
            action={asked.action}
            order={asked.order}
            isPending={change.isPending}
            onSend={(call) => send(asked.action, call)}
            onClose={() => setAsked(null)}
          />
        )}
      </ActionDialog>
    </Stack>
  );
}
