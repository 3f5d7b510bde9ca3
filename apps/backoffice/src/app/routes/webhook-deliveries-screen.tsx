import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { DeliveryFilters } from '../../features/webhooks/delivery-filters.tsx';
import { DeliveryList } from '../../features/webhooks/delivery-list.tsx';
import { paths } from '../../lib/paths.ts';

/** What other systems were told, and whether it has arrived. */
export function WebhookDeliveriesScreen() {
  const { t } = useTranslation();
  const filter = useSearch({ from: '/frame/webhook-deliveries' });
  const navigate = useNavigate();
  return (
    <Page
      title={t('Messages')}
      width="wide"
      crumbs={[{ label: t('Webhooks'), link: { to: paths.webhooks } }, { label: t('Messages') }]}
    >
      <DeliveryFilters
        filter={filter}
        onChange={(search) => void navigate({ to: paths.webhookDeliveries, search, replace: true })}
      />
      <DeliveryList filter={filter} />
    </Page>
  );
}
