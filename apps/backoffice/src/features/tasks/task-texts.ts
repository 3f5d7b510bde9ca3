import type { TaskName, TaskState } from '@partsboard/contract/backoffice/tasks';
import type { TFunction } from 'i18next';

/** What a task does, in words. */
export const taskNameTexts = (t: TFunction): Readonly<Record<TaskName, string>> => ({
  'send-mail': t('Send an email'),
  'tell-branch': t('Tell a branch of an order'),
  'send-order-digests': t('Send branches their new orders'),
  'allot-back-orders': t('Give arrived stock to back orders'),
  'deliver-webhooks': t('Deliver webhooks'),
  'tell-low-stock': t('Tell of low stock'),
  'write-order-files': t('Write order files'),
  'replace-figures': t('Replace all prices or stock'),
  'list-figures': t('Update the list of parts'),
  'reconcile-erp': t('Compare with the ERP'),
  'import-catalogue': t('Import a catalog'),
  'remove-expired': t('Remove what has expired'),
});

/** A task of another version is shown by its name. */
export const taskNameText = (t: TFunction, name: string): string =>
  new Map<string, string>(Object.entries(taskNameTexts(t))).get(name) ?? name;

export const taskStateTexts = (t: TFunction): Readonly<Record<TaskState, string>> => ({
  running: t('Running'),
  waiting: t('Waiting'),
  failed: t('Failed'),
});
