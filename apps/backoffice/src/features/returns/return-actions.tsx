import type { Return } from '@partsboard/contract/backoffice/returns';
import { Button, Stack, Text } from '@mantine/core';
import type { StaffReturnAction } from '@partsboard/domain/return-transitions';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useRef, useState } from 'react';
import { ActionDialog } from '../../components/action-dialog.tsx';
import { useScreenActs } from '../../lib/screen-acts.ts';
import { useMay } from '../session/session.queries.ts';
import { AnswerForm } from './answer-form.tsx';
import { ReceiveForm } from './receive-form.tsx';
import { RefundForm } from './refund-form.tsx';
import { returnActionTexts, returnDoneTexts } from './return-texts.ts';
import { returnCalls, type ChangeReturn } from './returns.mutations.ts';

interface ReturnActionsProps {
  readonly entry: Return;
  readonly change: ChangeReturn;
}

/** What the person can do to the return now, the next sensible action first. */
export function ReturnActions({ entry, change }: ReturnActionsProps) {
  const { t } = useTranslation();
  const may = useMay();
  // The return as it was when the dialog opened: what somebody else does meanwhile must not slip in unseen.
  const [asked, setAsked] = useState<{ readonly action: StaffReturnAction; readonly entry: Return } | null>(
    null,
  );
  const panel = useRef<HTMLDivElement>(null);
  const labels = returnActionTexts(t);
  const actions = entry.actions.filter((action) =>
    may(action === 'refund' ? 'payments.refund' : 'returns.process'),
  );
  const send = (action: StaffReturnAction, call: () => Promise<Return>) =>
    change.mutate(call, {
      onSuccess: () => {
        setAsked(null);
        showInfo(returnDoneTexts(t)[action]);
      },
      onError: () => setAsked(null),
    });
  const begin = (action: StaffReturnAction) => {
    change.reset();
    setAsked({ action, entry });
  };
  useScreenActs(
    entry.number,
    actions.map((action) => ({ id: action, label: labels[action], run: () => begin(action) })),
  );
  return (
    <Stack gap="xs" ref={panel} tabIndex={-1}>
      {actions.length === 0 ? <Text c="dimmed">{t('There is nothing for you to do here.')}</Text> : null}
      {actions.map((action, index) => (
        <Button
          key={action}
          variant={action === 'refuse' ? 'light' : index === 0 ? 'filled' : 'default'}
          {...(action === 'refuse' ? { color: 'red' } : {})}
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
          <ReturnActionForm
            {...asked}
            isPending={change.isPending}
            onSend={(call) => send(asked.action, call)}
            onClose={() => setAsked(null)}
          />
        )}
      </ActionDialog>
    </Stack>
  );
}

interface ReturnActionFormProps {
  readonly action: StaffReturnAction;
  readonly entry: Return;
  readonly isPending: boolean;
  readonly onSend: (call: () => Promise<Return>) => void;
  readonly onClose: () => void;
}

/** The form of one action. */
function ReturnActionForm({ action, entry, onSend, ...form }: ReturnActionFormProps) {
  if (action === 'receive')
    return (
      <ReceiveForm
        {...form}
        entry={entry}
        onReceive={(lines) => onSend(() => returnCalls.receive(entry, lines))}
      />
    );
  if (action === 'refund')
    return <RefundForm {...form} entry={entry} onRefund={() => onSend(() => returnCalls.refund(entry))} />;
  return (
    <AnswerForm
      {...form}
      action={action}
      onAnswer={(text) => onSend(() => returnCalls[action](entry, text))}
    />
  );
}
