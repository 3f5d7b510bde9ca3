import type pg from 'pg';
import {
  writeFailure,
  writeSuccess,
  type FiguresKind,
  type ImportKind,
} from '../import-results.repository.ts';
import type { ImportOutcome } from './import-catalogue.ts';

export type { ImportKind } from '../import-results.repository.ts';

const figuresIn: Readonly<Record<ImportKind, readonly FiguresKind[]>> = {
  catalogue: ['prices', 'stock'],
  prices: ['prices'],
  stock: ['stock'],
  bins: [],
  'core-deposits': [],
};

/**
 * Writes down how an import has ended, for the metrics of the servers and the dashboard. After its transaction: until
 * then nobody else, another import that fails or a delta, would get at the same row.
 */
export async function recordImport(
  pool: pg.Pool,
  kind: ImportKind,
  load: Promise<ImportOutcome>,
): Promise<ImportOutcome> {
  const began = performance.now();
  // Not worth failing an import for, and one that failed has another reason to tell.
  const write = (written: Promise<void>) => written.catch(() => undefined);
  try {
    const outcome = await load;
    const rows = outcome.files.reduce((sum, file) => sum + file.rows, 0);
    const seconds = (performance.now() - began) / 1000;
    await write(
      outcome.problemCount > 0
        ? writeFailure(pool, kind)
        : writeSuccess(pool, { kind, figures: figuresIn[kind], seconds, rows }),
    );
    return outcome;
  } catch (error) {
    await write(writeFailure(pool, kind));
    throw error;
  }
}
