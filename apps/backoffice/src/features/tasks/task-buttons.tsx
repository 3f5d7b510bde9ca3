import type { Task } from '@partsboard/contract/backoffice/tasks';
import { Button } from '@mantine/core';
import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { paths } from '../../lib/paths.ts';
import { useMay } from '../session/session.queries.ts';
import { taskNameText } from './task-texts.ts';
import { useCancelTask, useRetryTask } from './tasks.mutations.ts';
import classes from './tasks.module.css';

/** What can be done with a task: look into its log, run it now, cancel it. */
export function TaskButtons({ task }: { readonly task: Task }) {
  const { t } = useTranslation();
  const mayManage = useMay()('tasks.manage');
  const [isAsking, setAsking] = useState(false);
  const retry = useRetryTask();
  const cancel = useCancelTask();
  const name = `${taskNameText(t, task.name)} ${task.id}`;
  const isChangeable = mayManage && task.state !== 'running';
  return (
    <div className={classes.buttons}>
      <LinkButton
        size="compact-sm"
        variant="subtle"
        to={paths.taskRuns}
        search={{ taskId: task.id }}
        aria-label={t('Log of {{name}}', { name })}
      >
        {t('Log')}
      </LinkButton>
      {isChangeable ? (
        <>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('Run {{name}} now', { name })}
            loading={retry.isPending}
            onClick={() => retry.mutate(task.id, { onSuccess: () => showInfo(t('The task is run now.')) })}
          >
            {t('Run now')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('Cancel {{name}}', { name })}
            onClick={() => setAsking(true)}
          >
            {t('Cancel task')}
          </Button>
        </>
      ) : null}
      <ConfirmDialog
        title={t('Cancel this task?')}
        isOpen={isAsking}
        label={t('Cancel task')}
        isPending={cancel.isPending}
        isDangerous
        onConfirm={() =>
          cancel.mutate(task.id, {
            onSuccess: () => showInfo(t('The task was cancelled.')),
            onSettled: () => setAsking(false),
          })
        }
        onClose={() => setAsking(false)}
      >
        {t('It is not run any more: {{name}}. An email that it would have sent is kept as undelivered.', {
          name,
        })}
      </ConfirmDialog>
    </div>
  );
}
