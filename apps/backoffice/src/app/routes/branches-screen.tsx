import { Stack, Text } from '@mantine/core';
import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconPlus } from '@tabler/icons-react';
import { Panel } from '../../components/panel.tsx';
import { BranchList } from '../../features/branches/branch-list.tsx';
import { OrderMails } from '../../features/branches/order-mails.tsx';
import { paths } from '../../lib/paths.ts';

export function BranchesScreen() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('Branches')}
      width="wide"
      actions={
        <LinkButton to={paths.branch} params={{ id: 'new' }} leftSection={<IconPlus size={16} aria-hidden />}>
          {t('Add a branch')}
        </LinkButton>
      }
    >
      <Stack gap="lg">
        <BranchList />
        <Panel title={t('Emails about new orders')}>
          <Text c="dimmed">{t('They go to the email address of the branch that executes the order.')}</Text>
          <OrderMails />
        </Panel>
      </Stack>
    </Page>
  );
}
