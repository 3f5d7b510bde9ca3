import { Text } from '@mantine/core';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { Panel } from '../../components/panel.tsx';
import { OrderMails } from '../../features/branches/order-mails.tsx';

export function BranchesScreen() {
  const { t } = useTranslation();
  return (
    <Page title={t('Branches')} width="form">
      <Panel title={t('Emails about new orders')}>
        <Text c="dimmed">{t('They go to the email address of the branch that executes the order.')}</Text>
        <OrderMails />
      </Panel>
    </Page>
  );
}
