import { Stack, Text, Textarea } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useState } from 'react';
import { DialogButtons } from '../../components/dialog-buttons.tsx';
import { MAX_RETURN_ANSWER_LENGTH } from '../../lib/api/contract-values.ts';

interface AnswerFormProps {
  readonly action: 'approve' | 'refuse';
  readonly isPending: boolean;
  readonly onAnswer: (text: string) => void;
  readonly onClose: () => void;
}

/** What the customer is told: how to send the goods, or why they are not taken back. */
export function AnswerForm({ action, isPending, onAnswer, onClose }: AnswerFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const isRefusal = action === 'refuse';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(text);
      }}
    >
      <Stack gap="md">
        <Text c="dimmed">
          {isRefusal
            ? t('The goods stay with the customer. This cannot be undone.')
            : t('The customer is asked to send the goods back.')}
        </Text>
        <Textarea
          label={isRefusal ? t('Reason') : t('Message to the customer')}
          description={t('The customer reads it in the email.')}
          required={isRefusal}
          autosize
          minRows={3}
          maxLength={MAX_RETURN_ANSWER_LENGTH}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <DialogButtons
          label={isRefusal ? t('Refuse the return') : t('Approve the return')}
          isDangerous={isRefusal}
          isPending={isPending}
          isDisabled={isRefusal && text.trim() === ''}
          onClose={onClose}
        />
      </Stack>
    </form>
  );
}
