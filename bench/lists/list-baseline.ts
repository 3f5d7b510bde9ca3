import { performance } from 'node:perf_hooks';
import type { Site } from '../servers/site.ts';
import { median } from '../statistics.ts';
import type { List } from './list.ts';
import type { Asker } from './measure-list.ts';

const TIMES = 200;

/** Milliseconds of one row by its key from a bare server, as many bytes as the first page of the list. */
export async function measureBaseline({ baseline, pool }: Site, ask: Asker, list: List): Promise<number> {
  const { json } = await ask(list.path);
  const bytes = Buffer.byteLength(JSON.stringify(json));
  const { rows } = await pool.query<{ id: number }>('select id from part order by id limit 50');
  const times: number[] = [];
  for (let count = 0; count < TIMES; count += 1) {
    const began = performance.now();
    const answer = await fetch(
      `http://127.0.0.1:${baseline.port}/row/${rows[count % rows.length]?.id ?? 0}/${bytes}`,
    );
    await answer.text();
    times.push(performance.now() - began);
  }
  return median(times);
}
