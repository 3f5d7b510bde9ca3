import type { SearchMissFilter } from '@partsboard/contract/backoffice/demand';
import { Select } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { DayField } from '../../components/day-field.tsx';
import { Filters } from '../../components/filters.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { withValue } from '../../lib/with-value.ts';

interface SearchMissFiltersProps {
  readonly filter: SearchMissFilter;
  readonly onChange: (filter: SearchMissFilter) => void;
}

export function SearchMissFilters({ filter, onChange }: SearchMissFiltersProps) {
  const { t } = useTranslation();
  return (
    <Filters
      isWide
      first={
        <SearchField
          placeholder={t('Part of the phrase')}
          value={filter.search ?? ''}
          onSearch={(text) => onChange(withValue(filter, 'search', text))}
        />
      }
    >
      <Select
        label={t('Language')}
        placeholder={t('All')}
        clearable
        data={[
          { value: 'pl', label: 'Polski' },
          { value: 'en', label: 'English' },
        ]}
        value={filter.language ?? null}
        onChange={(language) => onChange(withValue(filter, 'language', language))}
      />
      <DayField
        label={t('Searched for since')}
        value={filter.from}
        onChange={(day) => onChange(withValue(filter, 'from', day))}
      />
    </Filters>
  );
}
