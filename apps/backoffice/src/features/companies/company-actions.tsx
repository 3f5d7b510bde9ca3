import type { Company } from '@partsboard/contract/backoffice/companies';
import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { useScreenActs } from '../../lib/screen-acts.ts';
import { useMay } from '../session/session.queries.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { companyCalls, type ChangeCompany } from './companies.mutations.ts';
import { nameOf } from './company-texts.ts';
import { RefuseDialog } from './refuse-dialog.tsx';

const dialogs = { approve: ApproveDialog, refuse: RefuseDialog, block: BlockDialog } as const;

interface CompanyActionsProps {
  readonly company: Company;
  readonly change: ChangeCompany;
}

/** What the person can do with a customer now, the next sensible action first. */
export function CompanyActions({ company, change }: CompanyActionsProps) {
  const { t } = useTranslation();
  const may = useMay();
  // The customer as it was when the dialog opened: what somebody else does meanwhile must not slip in unseen.
  const [asked, setAsked] = useState<{ action: keyof typeof dialogs; company: Company } | null>(null);
  const ask = (action: keyof typeof dialogs) => () => {
    change.reset();
    setAsked({ action, company });
  };
  const { standing } = company;
  const decides = may('customers.approve') && (standing === 'pending' || standing === 'refused');
  const blocks = may('customers.block') && standing === 'approved';
  const unblocks = may('customers.block') && standing === 'blocked';
  const Dialog = asked && dialogs[asked.action];
  const unblock = () =>
    change.mutate(() => companyCalls.unblock(company), {
      onSuccess: () => showInfo(t('The customer can log in again.')),
    });
  useScreenActs(nameOf(t, company), [
    ...(decides ? [{ id: 'approve', label: t('Approve the customer …'), run: ask('approve') }] : []),
    ...(decides && standing === 'pending'
      ? [{ id: 'refuse', label: t('Refuse the registration …'), run: ask('refuse') }]
      : []),
    ...(blocks ? [{ id: 'block', label: t('Block …'), run: ask('block') }] : []),
    ...(unblocks ? [{ id: 'unblock', label: t('Unblock'), run: unblock }] : []),
  ]);
  return (
    <Stack gap="xs">
      {company.refusalReason ? (
        <Text c="dimmed">{t('Refused: {{reason}}', { reason: company.refusalReason })}</Text>
      ) : null}
      {decides ? <Button onClick={ask('approve')}>{t('Approve the customer …')}</Button> : null}
      {decides && standing === 'pending' ? (
        <Button variant="light" color="red" onClick={ask('refuse')}>
          {t('Refuse the registration …')}
        </Button>
      ) : null}
      {blocks ? (
        <Button variant="light" color="red" onClick={ask('block')}>
          {t('Block …')}
        </Button>
      ) : null}
      {unblocks ? (
        <Button loading={change.isPending} onClick={unblock}>
          {t('Unblock')}
        </Button>
      ) : null}
      {decides || blocks || unblocks ? null : (
        <Text c="dimmed">{t('There is nothing for you to do here.')}</Text>
      )}
      {asked && Dialog ? (
        <Dialog company={asked.company} change={change} onClose={() => setAsked(null)} />
      ) : null}
    </Stack>
  );
}
