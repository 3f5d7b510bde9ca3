import { Button } from '@mantine/core';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { RecordLoadError } from '../../components/record-load-error.tsx';
import { DeliveryView } from '../../features/webhooks/delivery-view.tsx';
import { useRedeliver } from '../../features/webhooks/webhooks.mutations.ts';
import { deliveryQuery } from '../../features/webhooks/webhooks.queries.ts';
import { paths } from '../../lib/paths.ts';

/** One message to another system. */
export function WebhookDeliveryScreen() {
  const { t } = useTranslation();
  const id = Number(useParams({ from: '/frame/webhook-deliveries/$id' }).id);
  const query = useQuery(deliveryQuery(id));
  const redeliver = useRedeliver(id);
  const failure = queryFailure(query);
  if (failure)
    return <RecordLoadError failure={failure} list={{ to: paths.webhookDeliveries, label: t('Messages') }} />;
  const delivery = query.data;
  if (!delivery) return <PageSkeleton />;
  return (
    <Page
      title={delivery.event}
      width="wide"
      crumbs={[
        { label: t('Webhooks'), link: { to: paths.webhooks } },
        { label: t('Messages'), link: { to: paths.webhookDeliveries } },
        { label: delivery.event },
      ]}
      actions={
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={redeliver.isPending}
          disabled={delivery.state === 'waiting'}
          onClick={() =>
            redeliver.mutate(undefined, { onSuccess: () => showInfo(t('The message is sent again.')) })
          }
        >
          {t('Send again')}
        </Button>
      }
    >
      <DeliveryView delivery={delivery} />
    </Page>
  );
}
