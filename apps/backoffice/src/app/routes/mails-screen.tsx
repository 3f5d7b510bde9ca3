import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { MailIsOff } from '../../components/mail-switch.tsx';
import { MailActions } from '../../features/mails/mail-actions.tsx';
import { MailFilters } from '../../features/mails/mail-filters.tsx';
import { MailList } from '../../features/mails/mail-list.tsx';
import { mailCountsQuery } from '../../features/mails/mails.queries.ts';
import { paths } from '../../lib/paths.ts';

/** The outbox of all mails. */
export function MailsScreen() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/frame/mails' });
  const navigate = useNavigate();
  const counts = useQuery(mailCountsQuery).data;
  return (
    <Page title={t('Emails')} width="wide" actions={<MailActions />}>
      {counts?.isSending === false ? <MailIsOff held={counts.held} /> : null}
      <MailFilters
        filter={search}
        onChange={(next) => void navigate({ to: paths.mails, search: next, replace: true })}
      />
      <MailList filter={search} />
    </Page>
  );
}
