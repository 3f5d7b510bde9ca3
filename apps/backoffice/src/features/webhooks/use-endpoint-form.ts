import type { NewWebhookEndpoint } from '@partsboard/contract/backoffice/webhooks';
import { useForm } from '@mantine/form';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { required } from '@partsboard/ui/lib/form-rules.tsx';

export function useEndpointForm(initialValues: NewWebhookEndpoint) {
  const { t } = useTranslation();
  return useForm<NewWebhookEndpoint>({
    initialValues,
    validate: {
      name: required,
      url: required,
      events: (events) => (events.length === 0 ? t('Please choose at least one.') : null),
    },
  });
}
