import type { ReturnFilter } from '@partsboard/contract/backoffice/returns';
import { MultiSelect } from '@mantine/core';
import { returnStates } from '@partsboard/domain/return-transitions';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { Filters } from '../../components/filters.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { withValue } from '../../lib/with-value.ts';
import { returnStateTexts } from './return-texts.ts';

interface ReturnFiltersProps {
  readonly filter: ReturnFilter;
  readonly onChange: (filter: ReturnFilter) => void;
}

export function ReturnFilters({ filter, onChange }: ReturnFiltersProps) {
  const { t } = useTranslation();
  const texts = returnStateTexts(t);
  return (
    <Filters>
      <SearchField
        placeholder={t('Number of the return or the order')}
        value={filter.search ?? ''}
        onSearch={(text) => onChange(withValue(filter, 'search', text))}
      />
      <MultiSelect
        label={t('Status')}
        placeholder={filter.states === undefined ? t('All') : ''}
        clearable
        data={returnStates.map((value) => ({ value, label: texts[value] }))}
        value={filter.states?.split(',') ?? []}
        onChange={(states) => onChange(withValue(filter, 'states', states.join(',') || undefined))}
      />
    </Filters>
  );
}
