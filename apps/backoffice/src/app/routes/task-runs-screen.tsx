import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { TaskRunFilters } from '../../features/tasks/task-run-filters.tsx';
import { TaskRunList } from '../../features/tasks/task-run-list.tsx';
import { paths } from '../../lib/paths.ts';

/** What became of background tasks. */
export function TaskRunsScreen() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/frame/task-runs' });
  const navigate = useNavigate();
  const title = t('Log of background tasks');
  return (
    <Page
      title={title}
      width="wide"
      crumbs={[{ label: t('Background tasks'), link: { to: paths.tasks } }, { label: title }]}
    >
      <TaskRunFilters
        filter={search}
        onChange={(next) => void navigate({ to: paths.taskRuns, search: next, replace: true })}
      />
      <TaskRunList filter={search} />
    </Page>
  );
}
