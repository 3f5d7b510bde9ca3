import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ConcurrencyLimit } from '../limits/concurrency-limit.ts';

/** Starts to write a file; it counts as running until it is written or the caller has left. */
export const startFile = (limit: ConcurrencyLimit<number>, staffId: number, open: () => Promise<unknown>) =>
  new Promise<unknown>((resolve, reject) => {
    limit
      .run(staffId, async () => {
        const file = await open();
        resolve(file);
        // How it ends is told to whoever reads it.
        if (file instanceof Readable) await finished(file).catch(() => undefined);
      })
      .catch(reject);
  });
