import type { Db } from '../../db/database.ts';
import { addTask } from '../../tasks/add-task.ts';
import * as repository from './catalogue-imports.repository.ts';

/** Imports, returns and whatever else touches the catalogue run one after the other. */
const QUEUE = 'catalogue';

export const addImportTask = (tx: Db, importId: number): Promise<void> =>
  addTask(tx, 'import-catalogue', { importId }, { key: `import:${importId}`, queue: QUEUE });

const UNFINISHED: ReadonlySet<string> = new Set(['waiting', 'checking', 'load-waiting', 'loading']);

/** Ends an import whose task is removed and does not run: nothing else would ever go on with it. */
export async function endImport(tx: Db, id: number): Promise<void> {
  const row = await repository.lockImport(tx, id);
  if (row === undefined || !UNFINISHED.has(row.state)) return;
  await repository.updateImport(tx, id, { state: 'cancelled', is_cancelled: true, finished_at: new Date() });
  await repository.deletePieces(tx, id);
}
