import type { Db } from '../../db/database.ts';
import { addTask } from '../../tasks/add-task.ts';
import type { FiguresKind } from './replacements.repository.ts';

export { reopenReplacement } from './replacements.repository.ts';

/** One replacement of a kind is applied after the other. */
export const addReplacementTask = (tx: Db, id: number, kind: FiguresKind): Promise<void> =>
  addTask(
    tx,
    'replace-figures',
    { replacementId: id },
    { key: `replacement:${id}`, queue: `replace-${kind}` },
  );
