import type { PriceRow, StockRow } from '@partsboard/contract/integration/deltas';
import type { AddedRows } from '@partsboard/contract/integration/replacements';
import { MAX_LISTED_PROBLEMS, type RowProblem, type RowsResult } from '@partsboard/contract/integration/rows';
import type { LanguageCode } from '@partsboard/contract/language';
import { fromMajor, toBasisPoints } from '@partsboard/domain/money';
import { normalisePartNumber } from '@partsboard/domain/part-number';
import type { Db } from '../../db/database.ts';
import { repeatTransaction } from '../../db/repeat-transaction.ts';
import type { IntegrationCall, SlicedChange } from '../../http/integration/integration-handlers.ts';
import type { ReadRows } from '../../http/integration/read-rows.ts';
import { texts } from '../../messages/texts.ts';
import { addTask } from '../../tasks/add-task.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { noteFiguresLoaded } from '../catalogue/figures-loaded.service.ts';
import { listLater } from '../part-desk/listed-figures.service.ts';
import * as repository from './deltas.repository.ts';
import type { GivenPrice, PriceDelta, StockDelta } from './deltas.repository.ts';

/** A file with figures that somebody has sent; one that a command has read is no import. */
export interface FigureFileSource {
  readonly importId: number | undefined;
  readonly fileName: string;
}

/** Where figures come from: another system, by its key, or a file of a person. */
type FiguresSource = Pick<IntegrationCall['caller'], 'keyId' | 'client'> | FigureFileSource;

export interface Delta<T> extends Omit<IntegrationCall, 'caller'> {
  readonly caller: FiguresSource;
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

type Action = 'stock.change' | 'prices.change';

const recordOf = (source: FiguresSource) =>
  'keyId' in source
    ? ({ type: 'key', id: source.keyId, name: source.client } as const)
    : ({ type: 'catalogue', id: source.importId ?? '', name: source.fileName } as const);

const audited = <T>(tx: Db, { audit, caller }: Delta<T>, action: Action, after: Record<string, number>) =>
  writeAudit(tx, audit, {
    action,
    record: recordOf(caller),
    after,
  });

async function finish<T, D>(
  tx: Db,
  { rows }: Delta<T>,
  action: Action,
  read: ReadDeltas<D>,
  changed: number,
): Promise<RowsResult> {
  await noteFiguresLoaded(tx, action === 'stock.change' ? 'stock' : 'prices');
  return { ...addedRows(rows, read), changed };
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

/**
 * So many figures are set in one transaction: whoever orders one of these parts just then waits for them, and not for
 * all. Of more than these the list of parts is left to a task, which takes longer than all the rest of it.
 */
const FIGURES_AT_ONCE = 5_000;

/** In the order in which orders lock stock. */
const inOrder = <D extends { readonly partId: number; readonly warehouseId?: number }>(
  deltas: readonly D[],
): D[] =>
  [...deltas].sort(
    (one, other) => one.partId - other.partId || (one.warehouseId ?? 0) - (other.warehouseId ?? 0),
  );

interface FigureChange<T, D> {
  readonly action: Action;
  readonly read: (db: Db, rows: ReadRows<T>, language: LanguageCode) => Promise<ReadDeltas<D>>;
  /** Returns how many figures were others before. */
  readonly apply: (tx: Db, deltas: readonly D[]) => Promise<number>;
}

/** A delta that is killed in the middle is sent again, and finds a part of it done: figures are set, not added. */
const changerOf =
  <T, D extends { readonly partId: number; readonly warehouseId?: number }>({
    action,
    read,
    apply,
  }: FigureChange<T, D>) =>
  (delta: Delta<T>): SlicedChange<RowsResult> => {
    const { rows, language } = delta;
    if (rows.valid.length <= FIGURES_AT_ONCE)
      return {
        last: async (tx) => {
          const found = await read(tx, rows, language);
          const changed = await apply(tx, inOrder(found.deltas));
          const rejected = rows.count - found.accepted;
          if (changed > 0) await audited(tx, delta, action, { rows: rows.count, rejected, changed });
          return finish(tx, delta, action, found, changed);
        },
      };
    let found: ReadDeltas<D> = { deltas: [], accepted: 0, problems: [] };
    let changed = 0;
    /** The audit trail is told with the first change: what follows may be killed. */
    const applySlice = async (tx: Db, slice: readonly D[]): Promise<number> => {
      const now = await apply(tx, slice);
      const rejected = rows.count - found.accepted;
      if (now > 0 && changed === 0) await audited(tx, delta, action, { rows: rows.count, rejected });
      return now;
    };
    return {
      ahead: async (db) => {
        found = await read(db, rows, language);
        const sorted = inOrder(found.deltas);
        for (let from = 0; from < sorted.length; from += FIGURES_AT_ONCE) {
          const slice = sorted.slice(from, from + FIGURES_AT_ONCE);
          changed += await repeatTransaction(db, (tx) => listLater(tx, () => applySlice(tx, slice)));
        }
      },
      last: (tx) => finish(tx, delta, action, found, changed),
    };
  };

/** Sets what is on hand. */
export const changeStock = changerOf({
  action: 'stock.change',
  read: readStock,
  apply: async (tx, deltas) => {
    const changed = await repository.applyStockDelta(tx, deltas);
    if (changed > 0) await allotArrived(tx);
    return changed;
  },
});

/** Sets catalogue prices. */
export const changePrices = changerOf({
  action: 'prices.change',
  read: readPrices,
  apply: repository.applyPriceDelta,
});
