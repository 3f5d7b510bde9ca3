import { Button } from '@mantine/core';
import { Page } from '@partsboard/ui/components/page.tsx';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { RecordLoadError } from '../../components/record-load-error.tsx';
import { MailView } from '../../features/mails/mail-view.tsx';
import { useResend } from '../../features/mails/mails.mutations.ts';
import { mailQuery } from '../../features/mails/mails.queries.ts';
import { useMay } from '../../features/session/session.queries.ts';
import { paths } from '../../lib/paths.ts';

/** One mail of the outbox. */
export function MailScreen() {
  const { t } = useTranslation();
  const id = Number(useParams({ from: '/frame/mails/$id' }).id);
  const navigate = useNavigate();
  const canSend = useMay()('mails.send');
  const query = useQuery(mailQuery(id));
  const resend = useResend();
  const failure = queryFailure(query);
  if (failure) return <RecordLoadError failure={failure} list={{ to: paths.mails, label: t('Emails') }} />;
  const mail = query.data;
  if (!mail) return <PageSkeleton />;
  const send = () =>
    resend.mutate(id, {
      onSuccess: (sent) => {
        showInfo(t('The email goes to {{recipient}}.', { recipient: sent.recipient }));
        if (sent.id !== id) void navigate({ to: paths.mail, params: { id: String(sent.id) } });
      },
    });
  return (
    <Page
      title={mail.subject}
      width="wide"
      crumbs={[{ label: t('Emails'), link: { to: paths.mails } }, { label: mail.subject }]}
      actions={
        canSend ? (
          <Button
            leftSection={<IconSend size={16} aria-hidden />}
            loading={resend.isPending}
            disabled={mail.content === null}
            onClick={send}
          >
            {mail.state === 'sent' ? t('Send again') : t('Send now')}
          </Button>
        ) : null
      }
    >
      <MailView mail={mail} />
    </Page>
  );
}
