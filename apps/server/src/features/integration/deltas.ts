import type { PriceRow, StockRow } from '@partsboard/contract/integration/deltas';
import type { AddedRows } from '@partsboard/contract/integration/replacements';
import { MAX_LISTED_PROBLEMS, type RowProblem, type RowsResult } from '@partsboard/contract/integration/rows';
import type { LanguageCode } from '@partsboard/contract/language';
import { fromMajor, toBasisPoints } from '@partsboard/domain/money';
import { normalisePartNumber } from '@partsboard/domain/part-number';
import type { Db } from '../../db/database.ts';
import type { IntegrationCall } from '../../http/integration/integration-handlers.ts';
import type { ReadRows } from '../../http/integration/read-rows.ts';
import { texts } from '../../messages/texts.ts';
import { addTask } from '../../tasks/add-task.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { noteFiguresLoaded } from '../catalogue/figures-loaded.service.ts';
import * as repository from './deltas.repository.ts';
import type { GivenPrice, PriceDelta, StockDelta } from './deltas.repository.ts';

interface Delta<T> extends Omit<IntegrationCall, 'caller'> {
  readonly tx: Db;
  readonly caller: Pick<IntegrationCall['caller'], 'keyId' | 'client'>;
  readonly rows: ReadRows<T>;
}

type Unknown = 'unknown-part' | 'unknown-warehouse';

/** What a row means, or what of it is not known. */
interface FoundRow<D> {
  readonly row: number;
  readonly delta: D | Unknown;
}

const isProblem = <D extends object>(found: FoundRow<D>): found is FoundRow<never> & { delta: Unknown } =>
  typeof found.delta === 'string';

/** Of several rows about the same figure the last counts. */
function lastOfEach<D extends { readonly partId: number; readonly warehouseId?: number }>(
  rows: readonly FoundRow<D>[],
): D[] {
  const deltas = new Map<string, D>();
  for (const { delta } of rows)
    if (typeof delta !== 'string') deltas.set(`${delta.partId} ${delta.warehouseId ?? ''}`, delta);
  return [...deltas.values()];
}

function problemsOf<D extends object>(rows: readonly FoundRow<D>[], language: LanguageCode): RowProblem[] {
  const { unknownPart, unknownWarehouse } = texts[language].integration;
  const reasons = { 'unknown-part': unknownPart, 'unknown-warehouse': unknownWarehouse };
  return rows.filter(isProblem).map(({ row, delta }) => ({ row, code: delta, reason: reasons[delta] }));
}

/**
 * So many figures are set by one statement. Each also changes the list of parts, by ten indexes: on a busy machine a
 * hundred thousand took longer than the database lets a statement run, and no repeated call ever came to an end.
 */
const FIGURES_OF_STATEMENT = 10_000;

/** Sets figures by several statements, in the order in which orders lock them. Returns how many were others before. */
async function inSlices<D extends { readonly partId: number; readonly warehouseId?: number }>(
  deltas: readonly D[],
  set: (slice: readonly D[]) => Promise<number>,
): Promise<number> {
  const sorted = [...deltas].sort(
    (one, other) => one.partId - other.partId || (one.warehouseId ?? 0) - (other.warehouseId ?? 0),
  );
  let changed = 0;
  for (let from = 0; from < sorted.length; from += FIGURES_OF_STATEMENT)
    changed += await set(sorted.slice(from, from + FIGURES_OF_STATEMENT));
  return changed;
}

/** What rows say: figures to set, each once, and what is wrong with the rest. */
export interface ReadDeltas<D> {
  readonly deltas: readonly D[];
  readonly accepted: number;
  readonly problems: readonly RowProblem[];
}

/** What became of rows, with the problems of their form and of their content in the order of the rows. */
export function addedRows<T, D>(rows: ReadRows<T>, { accepted, problems }: ReadDeltas<D>): AddedRows {
  const all = [...rows.problems, ...problems].sort((one, other) => one.row - other.row);
  return {
    rows: rows.count,
    accepted,
    rejected: rows.count - accepted,
    problems: all.slice(0, MAX_LISTED_PROBLEMS),
  };
}

async function finish<T, D>(
  { tx, rows, audit, caller }: Delta<T>,
  action: 'stock.change' | 'prices.change',
  read: ReadDeltas<D>,
  changed: number,
): Promise<RowsResult> {
  const result = { ...addedRows(rows, read), changed };
  await noteFiguresLoaded(tx, action === 'stock.change' ? 'stock' : 'prices');
  if (changed > 0)
    await writeAudit(tx, audit, {
      action,
      record: { type: 'key', id: caller.keyId, name: caller.client },
      after: { rows: rows.count, rejected: result.rejected, changed },
    });
  return result;
}

/** Finds parts and warehouses; of several rows about the same the last counts. */
export async function readStock(
  tx: Db,
  rows: ReadRows<StockRow>,
  language: LanguageCode,
): Promise<ReadDeltas<StockDelta>> {
  const given = rows.valid.map(({ row, value }) => ({
    row,
    ...value,
    normalised: normalisePartNumber(value.number),
  }));
  const parts = await repository.findParts(tx, given);
  const warehouses = await repository.findWarehouses(tx);
  const found = given.map(({ row, warehouse, quantity }, index): FoundRow<StockDelta> => {
    const warehouseId = warehouses.get(warehouse);
    if (warehouseId === undefined) return { row, delta: 'unknown-warehouse' };
    const partId = parts[index] ?? undefined;
    return { row, delta: partId === undefined ? 'unknown-part' : { partId, warehouseId, quantity } };
  });
  const problems = problemsOf(found, language);
  return { deltas: lastOfEach(found), accepted: given.length - problems.length, problems };
}

/** What has arrived is for those who wait for it. */
export async function allotArrived(tx: Db): Promise<void> {
  if (await repository.hasBackOrders(tx))
    await addTask(tx, 'allot-back-orders', {}, { key: 'allot-back-orders' });
}

/** Sets what is on hand. */
export async function changeStock(delta: Delta<StockRow>): Promise<RowsResult> {
  const { tx, rows, language } = delta;
  const read = await readStock(tx, rows, language);
  const changed = await inSlices(read.deltas, (slice) => repository.applyStockDelta(tx, slice));
  if (changed > 0) await allotArrived(tx);
  return finish(delta, 'stock.change', read, changed);
}

const hasTwoDecimals = (number: number): boolean => fromMajor(number) / 100 === number;

const isExact = ({ net, vat }: PriceRow): boolean => hasTwoDecimals(net ?? 0) && hasTwoDecimals(vat);

const toGivenPrice = ({ row, value }: { readonly row: number; readonly value: PriceRow }): GivenPrice => ({
  row,
  brand: value.brand,
  normalised: normalisePartNumber(value.number),
  net: value.net === null ? null : fromMajor(value.net),
  vatRate: toBasisPoints(value.vat),
});

/** Finds parts; of several rows about the same the last counts. */
export async function readPrices(
  tx: Db,
  rows: ReadRows<PriceRow>,
  language: LanguageCode,
): Promise<ReadDeltas<PriceDelta>> {
  const exact = rows.valid.filter(({ value }) => isExact(value));
  const inexact = rows.valid.filter(({ value }) => !isExact(value)).slice(0, MAX_LISTED_PROBLEMS);
  const given = exact.map(toGivenPrice);
  const parts = await repository.findParts(tx, given);
  const found = given.map(({ row, net, vatRate }, index): FoundRow<PriceDelta> => {
    const partId = parts[index] ?? undefined;
    return { row, delta: partId === undefined ? 'unknown-part' : { partId, net, vatRate } };
  });
  const problems = problemsOf(found, language);
  const reason = texts[language].integration.twoDecimals;
  return {
    deltas: lastOfEach(found),
    accepted: exact.length - problems.length,
    problems: [...inexact.map(({ row }) => ({ row, code: 'invalid' as const, reason })), ...problems],
  };
}

/** Sets catalogue prices. */
export async function changePrices(delta: Delta<PriceRow>): Promise<RowsResult> {
  const { tx, rows, language } = delta;
  const read = await readPrices(tx, rows, language);
  const changed = await inSlices(read.deltas, (slice) => repository.applyPriceDelta(tx, slice));
  return finish(delta, 'prices.change', read, changed);
}
