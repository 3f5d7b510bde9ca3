import type { AddedRows, Replacement } from '@partsboard/contract/integration/replacements';
import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import { repeatTransaction } from '../../db/repeat-transaction.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import type { IntegrationCall } from '../../http/integration/integration-handlers.ts';
import type { ReadRows } from '../../http/integration/read-rows.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { noteFiguresLoaded } from '../catalogue/figures-loaded.service.ts';
import { addedRows, allotArrived, readPrices, readStock, type ReadDeltas } from './deltas.ts';
import { listLater } from '../part-desk/listed-figures.service.ts';
import { addReplacementTask } from './replacement-task.service.ts';
import * as repository from './replacements.repository.ts';
import type { FiguresKind, ReplacementKey, ReplacementRow } from './replacements.repository.ts';

interface ReplacementCall extends IntegrationCall {
  readonly params: { readonly id: number };
}

interface ReplacementChange extends ReplacementCall {
  readonly tx: Db;
}

const toReplacement = (row: ReplacementRow): Replacement => ({
  id: row.id,
  state: row.state,
  rows: row.row_count,
  accepted: row.accepted,
  rejected: row.row_count - row.accepted,
  changed: row.state === 'applied' ? row.changed : null,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});

const keyOf = (kind: FiguresKind, { params, caller }: ReplacementCall): ReplacementKey => ({
  id: params.id,
  kind,
  client: caller.client,
});

const unknown = () => new DomainError('not-found', { title: (t) => t.integration.unknownReplacement });

async function lockOpen(tx: Db, key: ReplacementKey): Promise<ReplacementRow> {
  const found = await repository.lockReplacement(tx, key);
  if (found === undefined) throw unknown();
  if (found.state !== 'open')
    throw new DomainError('conflict', { title: (t) => t.integration.replacementClosed });
  return found;
}

export const beginReplacement = async (tx: Db, kind: FiguresKind, client: string): Promise<Replacement> =>
  toReplacement(await repository.insertReplacement(tx, kind, client));

export async function readReplacement(
  db: Db,
  kind: FiguresKind,
  call: ReplacementCall,
): Promise<Replacement> {
  const found = await repository.findReplacement(db, keyOf(kind, call));
  if (found === undefined) throw unknown();
  return toReplacement(found);
}

/** Adds rows of one kind to a replacement: reads what they say, and keeps it until it is applied. */
const adderOf =
  <T, D>(
    kind: FiguresKind,
    read: (tx: Db, rows: ReadRows<T>, language: LanguageCode) => Promise<ReadDeltas<D>>,
    insert: (tx: Db, id: number, deltas: readonly D[]) => Promise<void>,
  ) =>
  async (call: ReplacementChange & { readonly rows: ReadRows<T> }): Promise<AddedRows> => {
    const { tx, rows, language } = call;
    const { id } = await lockOpen(tx, keyOf(kind, call));
    const found = await read(tx, rows, language);
    await insert(tx, id, found.deltas);
    await repository.countRows(tx, id, rows.count, found.accepted);
    return addedRows(rows, found);
  };

export const addStockRows = adderOf('stock', readStock, repository.insertStockRows);
export const addPriceRows = adderOf('prices', readPrices, repository.insertPriceRows);

/** From here on nothing is added; a task does the rest. */
export async function applyReplacement(kind: FiguresKind, call: ReplacementChange): Promise<Replacement> {
  const { tx, audit, caller } = call;
  const { id, accepted, row_count: rows } = await lockOpen(tx, keyOf(kind, call));
  // An empty export of another system must not take every price, or all stock, out of the shop.
  if (accepted === 0) throw new DomainError('conflict', { title: (t) => t.integration.emptyReplacement });
  const waiting = await repository.setWaiting(tx, id);
  await addReplacementTask(tx, id, kind);
  await writeAudit(tx, audit, {
    action: `${kind}.replace`,
    record: { type: 'key', id: caller.keyId, name: caller.client },
    after: { rows, rejected: rows - accepted },
  });
  return toReplacement(waiting);
}

/** So many parts are replaced at once: whoever orders one of them just then waits for them, and not for all. */
const PARTS_AT_ONCE = 5_000;

/** Replaces the figures of the next parts and returns the last of them; undefined where it is done. */
async function replaceNext(tx: Db, id: number, above: number, parts: number): Promise<number | undefined> {
  const kind = await repository.lockWaiting(tx, id);
  if (kind === undefined) return undefined;
  const upTo = await repository.findEndOfNext(tx, { id, kind }, above, parts);
  if (upTo === undefined) {
    const changed = await repository.finishReplacement(tx, id);
    if (kind === 'stock' && changed > 0) await allotArrived(tx);
    await noteFiguresLoaded(tx, kind);
    return undefined;
  }
  const replace = kind === 'stock' ? repository.replaceStock : repository.replacePrices;
  const changed = await listLater(tx, () => replace(tx, id, { above, upTo }));
  await repository.countChanged(tx, id, changed);
  return upTo;
}

/**
 * Puts what was sent in place of what the shop has, some parts after the others, so that nobody who orders waits long. A
 * task that was killed in the middle begins again, and finds most of it done.
 */
export async function replaceFigures(db: Db, id: number, partsAtOnce = PARTS_AT_ONCE): Promise<void> {
  for (let above: number | undefined = 0; above !== undefined;) {
    const from: number = above;
    above = await repeatTransaction(db, (tx) => replaceNext(tx, id, from, partsAtOnce));
  }
  await repository.deleteRows(db, id);
}
