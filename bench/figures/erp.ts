import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Replacement } from '@partsboard/contract/integration/replacements';
import type { RowsResult } from '@partsboard/contract/integration/rows';
import type { Site } from '../servers/site.ts';

const KEY = `pbk_${'f'.repeat(43)}`;
const ROWS_OF_CALL = 100_000;
const POLL_MILLISECONDS = 50;

export type Kind = 'stock' | 'prices';

/** Another system that sends figures to the shop, as docs/integration.md says. */
export interface Erp {
  /** Answers how many figures have changed. */
  send(kind: Kind, rows: readonly object[]): Promise<number>;
  /** Sends all rows; what was sent counts when {@link apply} is called. */
  collect(kind: Kind, rows: readonly object[]): Promise<number>;
  apply(kind: Kind, id: number): Promise<number>;
}

const lines = (rows: readonly object[]) => gzipSync(rows.map((row) => JSON.stringify(row)).join('\n'));

export async function connectErp({ pool, shop }: Site): Promise<Erp> {
  await pool.query(
    `insert into integration_key (name, key_sha256, beginning, scopes, expires_at)
     values ('Figures', $1, 'pbk_ffffff', '{stock:write,prices:write}', now() + interval '1 day') on conflict do nothing`,
    [createHash('sha256').update(KEY).digest()],
  );
  const url = `http://127.0.0.1:${shop.port}/api/integration/v1`;
  const call = async (method: 'GET' | 'POST', path: string, rows?: readonly object[]): Promise<unknown> => {
    const request = {
      method,
      headers: {
        authorization: `Bearer ${KEY}`,
        'idempotency-key': randomUUID(),
        ...(rows && { 'content-type': 'application/x-ndjson', 'content-encoding': 'gzip' }),
      },
      ...(rows && { body: new Uint8Array(lines(rows)) }),
    };
    for (;;) {
      const answer = await fetch(url + path, request);
      if (answer.ok) return answer.json();
      const text = await answer.text();
      if (answer.status !== 503) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      // On a busy machine it takes longer than callers wait; the same call then gets the answer of the first.
    }
  };
  return {
    send: async (kind, rows) => {
      const { changed, rejected } = (await call('POST', `/${kind}`, rows)) as RowsResult;
      if (rejected > 0) throw new Error(`${rejected} rows were rejected`);
      return changed;
    },
    async collect(kind, rows) {
      const { id } = (await call('POST', `/${kind}/replacements`)) as Replacement;
      for (let from = 0; from < rows.length; from += ROWS_OF_CALL)
        await call('POST', `/${kind}/replacements/${id}/rows`, rows.slice(from, from + ROWS_OF_CALL));
      return id;
    },
    async apply(kind, id) {
      await call('POST', `/${kind}/replacements/${id}/apply`);
      for (;;) {
        const { state, changed } = (await call('GET', `/${kind}/replacements/${id}`)) as Replacement;
        if (state === 'applied') return changed ?? 0;
        await delay(POLL_MILLISECONDS);
      }
    },
  };
}
