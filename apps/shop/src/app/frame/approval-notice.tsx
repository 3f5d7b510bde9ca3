import '@mantine/core/styles/Alert.layer.css';
import { Alert } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { customerQuery } from '../../features/account/account.queries.ts';

/** How often somebody who waits is looked up, so that prices appear without a reload. */
const ASK_AGAIN_MILLISECONDS = 15_000;

/** Says to a customer who waits for approval why there are no prices. */
export function ApprovalNotice() {
  const { t } = useTranslation();
  useQuery({ ...customerQuery, refetchInterval: ASK_AGAIN_MILLISECONDS, meta: { notice: false } });
  return (
    <Alert role="status" color="amber" variant="light" radius={0} icon={<IconHourglass size={20} />}>
      {t('Your registration is waiting for approval. Until then you see no prices and cannot order.')}
    </Alert>
  );
}
