import type { Order } from '@partsboard/contract/backoffice/orders';
import { Button, SegmentedControl, Stack, Textarea } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { UnsavedChangesGuard } from '../../components/unsaved-changes-guard.tsx';
import { MAX_STAFF_NOTE_LENGTH } from '../../lib/api/contract-values.ts';
import { orderCalls, type ChangeOrder } from './orders.mutations.ts';

interface OrderNoteFormProps {
  readonly order: Order;
  readonly change: ChangeOrder;
}

/** A note for the colleagues, or a message to the customer. */
export function OrderNoteForm({ order, change }: OrderNoteFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [reader, setReader] = useState<'staff' | 'customer'>('staff');
  const isForCustomer = reader === 'customer';
  const save = () =>
    change.mutate(() => orderCalls.addNote(order, { text: text.trim(), isForCustomer }), {
      onSuccess: () => {
        setText('');
        showInfo(isForCustomer ? t('The message is sent.') : t('The note is saved.'));
      },
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') save();
      }}
    >
      <UnsavedChangesGuard isDirty={text.trim() !== ''} />
      <Stack gap="sm">
        <SegmentedControl
          fullWidth
          aria-label={t('Who reads it')}
          value={reader}
          onChange={(value) => setReader(value === 'customer' ? 'customer' : 'staff')}
          data={[
            { value: 'staff', label: t('Internal') },
            { value: 'customer', label: t('To the customer') },
          ]}
        />
        <Textarea
          label={isForCustomer ? t('Message') : t('Note')}
          description={isForCustomer ? t('Shown in the order and sent by email.') : null}
          autosize
          minRows={3}
          maxLength={MAX_STAFF_NOTE_LENGTH}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={text.trim() === ''} loading={change.isPending}>
          {isForCustomer ? t('Send') : t('Save note')}
        </Button>
      </Stack>
    </form>
  );
}
