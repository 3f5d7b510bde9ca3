import type { TaskState } from '@partsboard/contract/backoffice/tasks';
import { Badge } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { taskStateTexts } from './task-texts.ts';

const COLOURS = { running: 'green', waiting: 'gray', failed: 'red' } as const;

export function TaskStateBadge({ state }: { readonly state: TaskState }) {
  const { t } = useTranslation();
  return (
    <Badge variant="light" tt="none" color={COLOURS[state]}>
      {taskStateTexts(t)[state]}
    </Badge>
  );
}
