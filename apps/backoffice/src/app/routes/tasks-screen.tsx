import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Panel } from '../../components/panel.tsx';
import { TaskFilters } from '../../features/tasks/task-filters.tsx';
import { TaskList } from '../../features/tasks/task-list.tsx';
import { TimedTasks } from '../../features/tasks/timed-tasks.tsx';
import { paths } from '../../lib/paths.ts';

/** What the server does by itself. */
export function TasksScreen() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/frame/tasks' });
  const navigate = useNavigate();
  return (
    <Page
      title={t('Background tasks')}
      width="wide"
      actions={
        <LinkButton variant="default" to={paths.taskRuns} search={{}}>
          {t('Log')}
        </LinkButton>
      }
    >
      <TaskFilters
        filter={search}
        onChange={(next) => void navigate({ to: paths.tasks, search: next, replace: true })}
      />
      <TaskList filter={search} />
      <Panel title={t('At certain times')}>
        <TimedTasks />
      </Panel>
    </Page>
  );
}
