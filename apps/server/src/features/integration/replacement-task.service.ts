import type { Db } from '../../db/database.ts';
import { addTask } from '../../tasks/add-task.ts';
import { reopenReplacement, type FiguresKind } from './replacements.repository.ts';

const KEY = 'replacement:';

/** One replacement of a kind is applied after the other. */
export const addReplacementTask = (tx: Db, id: number, kind: FiguresKind): Promise<void> =>
  addTask(tx, 'replace-figures', { replacementId: id }, { key: `${KEY}${id}`, queue: `replace-${kind}` });

/** Opens the replacement of a task that is removed and does not run, so that it can be applied again. */
export async function reopenReplacementOfTask(tx: Db, taskKey: string): Promise<void> {
  if (taskKey.startsWith(KEY)) await reopenReplacement(tx, Number(taskKey.slice(KEY.length)));
}
