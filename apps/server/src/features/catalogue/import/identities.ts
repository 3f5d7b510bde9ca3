import type { CatalogueProblemCode } from '@partsboard/contract/backoffice/catalogue-problems';
import type pg from 'pg';
import QueryStream from 'pg-query-stream';

/** What is said where a key is unknown. */
export type UnknownCode = Extract<CatalogueProblemCode, `unknown-${string}`>;

/**
 * The ids of one kind of thing by its natural key. What the shop already has keeps its id; what is new gets the
 * next one. Only keys that the folder itself names can be referred to.
 */
export class Identities {
  readonly unknown: UnknownCode;
  readonly #live: Map<string, number>;
  readonly #ids = new Map<string, number>();
  readonly #rows = new Map<string, number>();
  #last: number;
  /** Set when the file could not be read to its end: an unknown key may then be nobody's fault. */
  isPartial = false;

  constructor(unknown: UnknownCode, live: Map<string, number>, last: number) {
    this.unknown = unknown;
    this.#live = live;
    this.#last = last;
  }

  /** The id of a key met for the first time; undefined if the folder has it already. */
  give(key: string, row = 0): number | undefined {
    const existing = this.#live.get(key);
    const id = existing ?? this.#last + 1;
    if (!this.take(key, id, row)) return undefined;
    if (existing === undefined) this.#last = id;
    else this.#live.delete(key);
    return id;
  }

  /** Takes over an id that is given from outside; false if the folder has the key already. */
  take(key: string, id: number, row = 0): boolean {
    if (this.#ids.has(key)) return false;
    // A substring would keep the whole block of the file alive that it was cut from.
    const own = Buffer.from(key).toString();
    this.#ids.set(own, id);
    this.#rows.set(own, row);
    return true;
  }

  /** The row of the file that has described it. */
  rowOf(key: string): number {
    return this.#rows.get(key) ?? 0;
  }

  idOf(key: string): number | undefined {
    return this.#ids.get(key);
  }

  /** The id that the shop has for a key that the folder has not named yet. */
  liveIdOf(key: string): number | undefined {
    return this.#live.get(key);
  }

  /** Makes everything that the shop has known, as if the folder had named it. */
  takeLive(): void {
    for (const [key, id] of this.#live) this.#ids.set(key, id);
    this.#live.clear();
  }

  get last(): number {
    return this.#last;
  }
}

const BATCH_ROWS = 5_000;

/** Reads the shop's ids of one kind with `select key, id`. */
export async function loadIdentities(
  client: pg.ClientBase,
  kind: string,
  unknown: UnknownCode,
  keys: string,
): Promise<Identities> {
  const live = new Map<string, number>();
  let last = 0;
  const rows: AsyncIterable<{ key: string; id: number }> = client.query(
    new QueryStream(keys, [], { batchSize: BATCH_ROWS }),
  );
  for await (const { key, id } of rows) {
    live.set(key, id);
    last = Math.max(last, id);
  }
  const saved = await client.query<{ last_id: number }>(
    'select last_id from catalogue_last_id where entity = $1',
    [kind],
  );
  return new Identities(unknown, live, Math.max(last, saved.rows[0]?.last_id ?? 0));
}

/** Stores the highest ids used, so that none is ever reused. */
export async function saveLastIds(
  client: pg.ClientBase,
  lastIds: ReadonlyMap<string, number>,
): Promise<void> {
  await client.query(
    `insert into catalogue_last_id (entity, last_id) select * from unnest($1::text[], $2::int[])
     on conflict (entity) do update set last_id = excluded.last_id`,
    [[...lastIds.keys()], [...lastIds.values()]],
  );
}
