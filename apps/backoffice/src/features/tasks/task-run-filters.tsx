import type { TaskRunFilter } from '@partsboard/contract/backoffice/tasks';
import { Select } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { Filters } from '../../components/filters.tsx';
import { taskNames } from '../../lib/api/contract-values.ts';
import { withValue } from '../../lib/with-value.ts';
import { taskNameTexts } from './task-texts.ts';

interface TaskRunFiltersProps {
  readonly filter: TaskRunFilter;
  readonly onChange: (filter: TaskRunFilter) => void;
}

export function TaskRunFilters({ filter, onChange }: TaskRunFiltersProps) {
  const { t } = useTranslation();
  const names = taskNameTexts(t);
  return (
    <Filters>
      <Select
        label={t('Kind')}
        placeholder={t('All')}
        clearable
        data={taskNames.map((value) => ({ value, label: names[value] }))}
        value={filter.name ?? null}
        onChange={(name) => onChange(withValue(filter, 'name', name))}
      />
      <Select
        label={t('Status')}
        placeholder={t('All')}
        clearable
        data={[{ value: 'failed', label: t('Failed') }]}
        value={filter.hasFailed === true ? 'failed' : null}
        onChange={(value) => onChange(withValue(filter, 'hasFailed', value === null ? null : true))}
      />
    </Filters>
  );
}
