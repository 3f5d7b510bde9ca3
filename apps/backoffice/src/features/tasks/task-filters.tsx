import type { TaskFilter } from '@partsboard/contract/backoffice/tasks';
import { Select } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { Filters } from '../../components/filters.tsx';
import { taskNames, taskStates } from '../../lib/api/contract-values.ts';
import { withValue } from '../../lib/with-value.ts';
import { taskNameTexts, taskStateTexts } from './task-texts.ts';
import { taskCountsQuery } from './tasks.queries.ts';

interface TaskFiltersProps {
  readonly filter: TaskFilter;
  readonly onChange: (filter: TaskFilter) => void;
}

export function TaskFilters({ filter, onChange }: TaskFiltersProps) {
  const { t } = useTranslation();
  const counts = useQuery(taskCountsQuery).data;
  const states = taskStateTexts(t);
  const names = taskNameTexts(t);
  return (
    <Filters>
      <Select
        label={t('Status')}
        placeholder={t('All')}
        clearable
        data={taskStates.map((value) => ({
          value,
          label: counts ? `${states[value]} (${counts[value]})` : states[value],
        }))}
        value={filter.state ?? null}
        onChange={(state) => onChange(withValue(filter, 'state', state))}
      />
      <Select
        label={t('Kind')}
        placeholder={t('All')}
        clearable
        data={taskNames.map((value) => ({ value, label: names[value] }))}
        value={filter.name ?? null}
        onChange={(name) => onChange(withValue(filter, 'name', name))}
      />
    </Filters>
  );
}
