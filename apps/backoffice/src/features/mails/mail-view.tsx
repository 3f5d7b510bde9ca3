import type { Mail } from '@partsboard/contract/backoffice/mails';
import { Text } from '@mantine/core';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { Fact, Facts } from '../../components/facts.tsx';
import { MailPreview } from '../../components/mail-preview.tsx';
import { MailStateBadge } from '../../components/mail-state-badge.tsx';
import { Panel } from '../../components/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { useMay } from '../session/session.queries.ts';
import { mailKindText } from './mail-texts.ts';

/** What became of a mail, and what it says. */
export function MailView({ mail }: { readonly mail: Mail }) {
  const { t } = useTranslation();
  const maySeeOrder = useMay()('orders.read');
  return (
    <>
      <Facts>
        <Fact name={t('Status')} more={mail.problem}>
          <MailStateBadge state={mail.state} />
        </Fact>
        <Fact name={t('Recipient')}>{mail.recipient}</Fact>
        <Fact name={t('Kind')}>
          {mail.orderId !== null && maySeeOrder ? (
            <LinkAnchor to={paths.order} params={{ id: String(mail.orderId) }}>
              {mailKindText(t, mail.kind)}
            </LinkAnchor>
          ) : (
            mailKindText(t, mail.kind)
          )}
        </Fact>
        <Fact name={t('Written')}>{formatShortDateTime(mail.createdAt)}</Fact>
        {mail.sentAt === null ? null : <Fact name={t('Sent')}>{formatShortDateTime(mail.sentAt)}</Fact>}
        {mail.nextTryAt === null || mail.tries === 0 ? null : (
          <Fact name={t('Next try')} more={t('Tries so far: {{tries}}', { tries: mail.tries })}>
            {formatShortDateTime(mail.nextTryAt)}
          </Fact>
        )}
      </Facts>
      <Panel title={t('Text')}>
        {mail.content === null ? (
          <Text c="dimmed">
            {t('The text of this email was not kept after it was sent, since it could open an account.')}
          </Text>
        ) : (
          <MailPreview mail={mail.content} />
        )}
      </Panel>
    </>
  );
}
