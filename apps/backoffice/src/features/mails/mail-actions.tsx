import { Button } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useMay } from '../session/session.queries.ts';
import { useResendGivenUp, useSendHeld } from './mails.mutations.ts';
import { mailCountsQuery } from './mails.queries.ts';

/** Sends all mails of a state at once, after a question. */
export function MailActions() {
  const { t } = useTranslation();
  const may = useMay();
  const counts = useQuery(mailCountsQuery).data;
  const [asked, setAsked] = useState<'given-up' | 'held' | null>(null);
  const givenUp = useResendGivenUp();
  const held = useSendHeld();
  if (!counts || !may('mails.send')) return null;
  const done = ({ count }: { readonly count: number }) => {
    setAsked(null);
    showInfo(t('Emails to be sent: {{number}}.', { number: count }));
  };
  const number = asked === 'held' ? counts.held : counts.givenUp;
  const sending = asked === 'held' ? held : givenUp;
  return (
    <>
      {counts.held > 0 && counts.isSending ? (
        <Button variant="default" onClick={() => setAsked('held')}>
          {t('Send all held ({{number}})', { number: counts.held })}
        </Button>
      ) : null}
      {counts.givenUp > 0 ? (
        <Button
          variant="default"
          leftSection={<IconSend size={16} aria-hidden />}
          onClick={() => setAsked('given-up')}
        >
          {t('Send all undelivered again ({{number}})', { number: counts.givenUp })}
        </Button>
      ) : null}
      <ConfirmDialog
        title={asked === 'held' ? t('Send all held emails?') : t('Send all undelivered emails again?')}
        isOpen={asked !== null}
        label={t('Send')}
        isPending={sending.isPending}
        onConfirm={() => sending.mutate(undefined, { onSuccess: done })}
        onClose={() => setAsked(null)}
      >
        {t('Each of them goes to its recipient now: {{number}}.', { number })}
      </ConfirmDialog>
    </>
  );
}
