import type { MailFilter } from '@partsboard/contract/backoffice/mails';
import { MultiSelect, Select } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { DayField } from '../../components/day-field.tsx';
import { Filters } from '../../components/filters.tsx';
import { mailStateTexts } from '../../components/mail-state-texts.ts';
import { SearchField } from '../../components/search-field.tsx';
import { mailKinds, mailStates } from '../../lib/api/contract-values.ts';
import { withValue } from '../../lib/with-value.ts';
import { mailKindTexts } from './mail-texts.ts';

interface MailFiltersProps {
  readonly filter: MailFilter;
  readonly onChange: (filter: MailFilter) => void;
}

export function MailFilters({ filter, onChange }: MailFiltersProps) {
  const { t } = useTranslation();
  const states = mailStateTexts(t);
  const kinds = mailKindTexts(t);
  return (
    <Filters
      isWide
      first={
        <SearchField
          placeholder={t('Recipient or subject')}
          value={filter.search ?? ''}
          onSearch={(text) => onChange(withValue(filter, 'search', text))}
        />
      }
    >
      <MultiSelect
        label={t('Status')}
        placeholder={filter.states === undefined ? t('All') : ''}
        clearable
        data={mailStates.map((value) => ({ value, label: states[value] }))}
        value={filter.states?.split(',') ?? []}
        onChange={(chosen) => onChange(withValue(filter, 'states', chosen.join(',')))}
      />
      <Select
        label={t('Kind')}
        placeholder={t('All')}
        clearable
        searchable
        data={mailKinds.map((value) => ({ value, label: kinds[value] }))}
        value={filter.kind ?? null}
        onChange={(kind) => onChange(withValue(filter, 'kind', kind))}
      />
      <DayField
        label={t('From day')}
        value={filter.from}
        onChange={(day) => onChange(withValue(filter, 'from', day))}
      />
      <DayField
        label={t('To day')}
        value={filter.to}
        onChange={(day) => onChange(withValue(filter, 'to', day))}
      />
    </Filters>
  );
}
