import type { WebhookDeliveryFilter } from '@partsboard/contract/backoffice/webhooks';
import { Select } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { Filters } from '../../components/filters.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { webhookEvents, webhookStates } from '../../lib/api/contract-values.ts';
import { withValue } from '../../lib/with-value.ts';
import { eventTexts, stateTexts } from './webhook-texts.ts';
import { endpointsQuery } from './webhooks.queries.ts';

interface DeliveryFiltersProps {
  readonly filter: WebhookDeliveryFilter;
  readonly onChange: (filter: WebhookDeliveryFilter) => void;
}

export function DeliveryFilters({ filter, onChange }: DeliveryFiltersProps) {
  const { t } = useTranslation();
  const endpoints = useQuery(endpointsQuery).data ?? [];
  const events = eventTexts(t);
  const states = stateTexts(t);
  const shared = { placeholder: t('All'), clearable: true };
  return (
    <Filters
      isWide
      first={
        <SearchField
          placeholder={t('What it is about, for example order 100012')}
          value={filter.subject ?? ''}
          onSearch={(text) => onChange(withValue(filter, 'subject', text))}
        />
      }
    >
      <Select
        {...shared}
        label={t('Receiver')}
        data={endpoints.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={filter.endpointId === undefined ? null : String(filter.endpointId)}
        onChange={(id) => onChange(withValue(filter, 'endpointId', id === null ? null : Number(id)))}
      />
      <Select
        {...shared}
        label={t('Status')}
        data={webhookStates.map((value) => ({ value, label: states[value] }))}
        value={filter.state ?? null}
        onChange={(state) => onChange(withValue(filter, 'state', state))}
      />
      <Select
        {...shared}
        label={t('Event')}
        data={webhookEvents.map((value) => ({ value, label: events[value] }))}
        value={filter.event ?? null}
        onChange={(event) => onChange(withValue(filter, 'event', event))}
      />
    </Filters>
  );
}
