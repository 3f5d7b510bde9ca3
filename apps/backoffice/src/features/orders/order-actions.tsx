import type { Order } from '@partsboard/contract/backoffice/orders';
import { Button, Modal, Stack, Text } from '@mantine/core';
import type { StaffAct } from '@partsboard/domain/order-transitions';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusIfLost } from '@partsboard/ui/lib/focus-if-lost.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { useMay } from '../session/session.queries.ts';
import { allowedActions } from './allowed-actions.ts';
import { OrderActionForm, type AskedAct } from './order-action-form.tsx';
import { actTexts, doneTexts } from './order-texts.ts';
import type { ChangeOrder } from './orders.mutations.ts';

const calls = {
  confirm: 'confirmOrder',
  'start-picking': 'startPicking',
  'make-ready': 'makeOrderReady',
  deliver: 'deliverOrder',
  complete: 'completeOrder',
} as const satisfies Partial<Record<StaffAct, string>>;

type DirectAct = keyof typeof calls;
const isDirect = (act: StaffAct): act is DirectAct => act in calls;
const isDangerous = (act: StaffAct): boolean => act === 'cancel' || act === 'cancel-lines';

interface OrderActionsProps {
  readonly order: Order;
  readonly change: ChangeOrder;
}

/** What the person can do to the order now, the next sensible act first. */
export function OrderActions({ order, change }: OrderActionsProps) {
  const { t } = useTranslation();
  const actions = allowedActions(order.actions, useMay());
  // The order as it was when the dialog opened: what somebody else does meanwhile must not slip in unseen.
  const [asked, setAsked] = useState<{ readonly act: AskedAct; readonly order: Order } | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const shownVersion = useRef(order.version);
  useEffect(() => {
    // The button that was pressed may be gone.
    if (shownVersion.current !== order.version) focusIfLost(panel.current);
    shownVersion.current = order.version;
  }, [order.version]);
  const labels = actTexts(t);
  const send = (act: StaffAct, call: () => Promise<Order>) =>
    change.mutate(call, {
      onSuccess: () => {
        setAsked(null);
        showInfo(doneTexts(t)[act]);
      },
      onError: () => setAsked(null),
    });
  const begin = (act: StaffAct) => {
    if (!isDirect(act)) {
      change.reset();
      setAsked({ act, order });
    } else
      send(act, () => callApi(calls[act], { params: { id: order.id }, body: { version: order.version } }));
  };
  return (
    <Stack gap="xs" ref={panel} tabIndex={-1}>
      {actions.length === 0 ? <Text c="dimmed">{t('There is nothing for you to do here.')}</Text> : null}
      {actions.map((act, index) => (
        <Button
          key={act}
          variant={index === 0 && !isDangerous(act) ? 'filled' : isDangerous(act) ? 'light' : 'default'}
          {...(isDangerous(act) ? { color: 'red' } : {})}
          loading={change.isPending && asked === null}
          onClick={() => begin(act)}
        >
          {labels[act]}
        </Button>
      ))}
      <Modal
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === null ? '' : labels[asked.act].replace(/ …$/, '')}
        size="lg"
        // A refusal takes the focus; after a success the button may be gone.
        returnFocus={!change.isError}
        onExitTransitionEnd={() => focusIfLost(panel.current)}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        {asked === null ? null : (
          <OrderActionForm
            act={asked.act}
            order={asked.order}
            isPending={change.isPending}
            onSend={(call) => send(asked.act, call)}
            onClose={() => setAsked(null)}
          />
        )}
      </Modal>
    </Stack>
  );
}
