import { performance } from 'node:perf_hooks';
import type { LoadRequest } from '../load/load-job.ts';
import { median } from '../statistics.ts';
import type { List } from './list.ts';

/** What is asked for again, and so often: what a moment of another process has made slow is not. */
const ASKED_AGAIN_FROM = 50;
const ASKED_AGAIN = 4;

export interface AskedQuery {
  readonly query: string;
  /** How many fields of the filter are used. */
  readonly fields: number;
  readonly milliseconds: number;
}

export type Asker = (path: string) => Promise<{ readonly milliseconds: number; readonly json: unknown }>;

/** Asks as staff, one request after the other, and takes the time until the whole answer is there. */
export function askerOf(port: number, toRequest: (path: string) => LoadRequest): Asker {
  return async (path) => {
    const { path: url, headers } = toRequest(path);
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, { headers: { ...headers } });
    const text = await answer.text();
    const milliseconds = performance.now() - began;
    if (!answer.ok) throw new Error(`${url}: ${text}`);
    return { milliseconds, json: JSON.parse(text) };
  };
}

/** No filter, each choice of each field, and each two of different fields. */
function filtersOf({ fields }: List): string[][] {
  const alone = fields.flatMap((field) => field.map((choice) => [choice]));
  const pairs = fields.flatMap((field, index) =>
    fields.slice(index + 1).flatMap((other) => field.flatMap((one) => other.map((second) => [one, second]))),
  );
  return [[], ...alone, ...pairs];
}

async function timeOf(ask: Asker, path: string): Promise<{ milliseconds: number; json: unknown }> {
  const first = await ask(path);
  if (first.milliseconds < ASKED_AGAIN_FROM) return first;
  const times = [];
  for (let count = 0; count < ASKED_AGAIN; count += 1) times.push((await ask(path)).milliseconds);
  return { milliseconds: median(times), json: first.json };
}

/** The first page, the one after it, and those behind a place in the middle and near the end of the whole list. */
export async function measureList(ask: Asker, list: List): Promise<AskedQuery[]> {
  const asked: AskedQuery[] = [];
  for (const filter of filtersOf(list)) {
    for (const sort of list.sorts) {
      const query = [...(sort === '' ? [] : [`sort=${sort}`]), ...filter].join('&');
      const measure = async (place: string): Promise<unknown> => {
        const whole = place === '' ? query : `${query}&${place}`;
        const { milliseconds, json } = await timeOf(ask, `${list.path}?${whole}`);
        asked.push({ query: whole, fields: filter.length, milliseconds });
        return json;
      };
      const { nextCursor = null } = (await measure('')) as { nextCursor?: string | null };
      if (nextCursor !== null) await measure(`cursor=${nextCursor}`);
      for (const place of list.places[sort] ?? []) await measure(place);
    }
  }
  return asked;
}
