import type { NewWebhookEndpoint } from '@partsboard/contract/backoffice/webhooks';
import { Checkbox, NumberInput, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { MAX_LOW_STOCK, webhookEvents } from '../../lib/api/contract-values.ts';
import { eventTexts } from './webhook-texts.ts';

/** What people choose about a system that is told of events. */
export function EndpointFields({ form }: { readonly form: UseFormReturnType<NewWebhookEndpoint> }) {
  const { t } = useTranslation();
  const texts = eventTexts(t);
  return (
    <>
      <TextInput
        {...form.getInputProps('name')}
        label={t('Name of the system')}
        maxLength={60}
        data-autofocus
      />
      <TextInput {...form.getInputProps('url')} type="url" label={t('Address')} maxLength={2000} />
      <Checkbox.Group {...form.getInputProps('events')} label={t('What it is told of')}>
        <Stack gap="xs" mt={4}>
          {webhookEvents.map((event) => (
            <Checkbox key={event} value={event} label={texts[event]} description={event} />
          ))}
        </Stack>
      </Checkbox.Group>
      {form.values.events.includes('stock.low') ? (
        <NumberInput
          {...form.getInputProps('lowStock')}
          label={t('Stock that is little')}
          description={t('It is told when what can be sold in a branch falls to this number.')}
          min={0}
          max={MAX_LOW_STOCK}
          allowDecimal={false}
          clampBehavior="strict"
        />
      ) : null}
    </>
  );
}
