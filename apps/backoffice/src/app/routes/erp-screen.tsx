import { Button, Text } from '@mantine/core';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useCompareWithErp } from '../../features/erp/erp.mutations.ts';
import { ReportList } from '../../features/erp/report-list.tsx';
import { useMay } from '../../features/session/session.queries.ts';

/** Where the shop and the ERP do not agree. */
export function ErpScreen() {
  const { t } = useTranslation();
  const compare = useCompareWithErp();
  const mayCompare = useMay()('tasks.manage');
  return (
    <Page
      title={t('ERP')}
      width="wide"
      actions={
        mayCompare ? (
          <Button
            leftSection={<IconArrowsDiff size={16} aria-hidden />}
            loading={compare.isPending}
            onClick={() =>
              compare.mutate(undefined, {
                onSuccess: () => showInfo(t('The comparison begins in a moment.')),
              })
            }
          >
            {t('Compare now')}
          </Button>
        ) : null
      }
    >
      <Text c="dimmed" mb="md">
        {t('Stock, prices and open orders are compared with the ERP every night. Nothing is changed by it.')}
      </Text>
      <ReportList />
    </Page>
  );
}
