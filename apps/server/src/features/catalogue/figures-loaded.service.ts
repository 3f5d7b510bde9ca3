import type { LoadedFigures } from '@partsboard/contract/backoffice/dashboard';
import type { Db } from '../../db/database.ts';
import { findFiguresLoaded } from './import-results.repository.ts';

export { noteFiguresLoaded } from './import-results.repository.ts';

/** When prices and stock were last loaded, by a file or by another system. */
export async function readFiguresLoaded(db: Db): Promise<LoadedFigures> {
  const rows = await findFiguresLoaded(db);
  const timeOf = (kind: string) => rows.find((row) => row.kind === kind)?.loaded_at?.toISOString() ?? null;
  return { prices: timeOf('prices'), stock: timeOf('stock') };
}
