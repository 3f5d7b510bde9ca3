import { fromBasisPoints, fromMajor, toMajor } from '@partsboard/domain/money';
import type { Db } from '../../db/database.ts';
import type { AskedPart, Figures } from './erp-answers.ts';
import { erpClient, type ErpClient } from './erp-client.ts';
import type { ErpSettings } from './erp-circuit.ts';
import { findPriceDifferences, findStockDifferences } from './erp-figures.repository.ts';
import * as repository from './erp-reports.repository.ts';
import type { Difference, DifferenceKind, ReportCounts } from './erp-reports.repository.ts';

/** Parts or orders in one question. */
const PAGE_SIZE = 500;
/** A report lists so many differences of each kind and counts the others: new prices must not hide a lost order. */
const MOST_LISTED = 2_000;
/** Nobody waits for these answers. */
const LIMIT_MILLISECONDS = 30_000;

/** A report while it is being made. */
class Report {
  readonly counts = {
    parts_compared: 0,
    orders_compared: 0,
    stock_differences: 0,
    price_differences: 0,
    order_differences: 0,
    parts_unknown: 0,
  } satisfies ReportCounts;
  readonly #db: Db;
  readonly #id: number;
  /** Of each kind. */
  readonly #listed = { stock: 0, price: 0, order: 0, part: 0 } satisfies Record<DifferenceKind, number>;

  constructor(db: Db, id: number) {
    this.#db = db;
    this.#id = id;
  }

  /** Stores what a page has given, so that a long comparison can be watched. */
  async add(differences: readonly Difference[]): Promise<void> {
    const first = Object.values(this.#listed).reduce((sum, listed) => sum + listed, 1);
    const listed = differences.filter(({ kind }) => {
      if (this.#listed[kind] === MOST_LISTED) return false;
      this.#listed[kind] += 1;
      return true;
    });
    if (listed.length > 0) await repository.insertDifferences(this.#db, this.#id, first, listed);
    await repository.saveCounts(this.#db, this.#id, this.counts);
  }
}

const priceText = (net: number | null, vatRate: number | null): string | null =>
  net === null || vatRate === null ? null : `${toMajor(net).toFixed(2)} + ${fromBasisPoints(vatRate)}%`;

async function partDifferences(
  db: Db,
  parts: readonly AskedPart[],
  figures: readonly Figures[],
  counts: Report['counts'],
): Promise<Difference[]> {
  const named = new Map(parts.map(({ partId, number, brand }) => [partId, { subject: number, brand }]));
  const nameOf = (partId: number) => named.get(partId) ?? { subject: String(partId), brand: null };
  const known = new Set(figures.map(({ partId }) => partId));
  const unknown = parts.filter(({ partId }) => !known.has(partId));
  const stock = await findStockDifferences(db, figures);
  const prices = await findPriceDifferences(db, figures);
  counts.parts_compared += parts.length;
  counts.parts_unknown += unknown.length;
  counts.stock_differences += stock.length;
  counts.price_differences += prices.length;
  return [
    ...unknown.map(({ number, brand }) => ({
      kind: 'part' as const,
      subject: number,
      brand,
      warehouse: null,
      ours: number,
      theirs: null,
    })),
    ...prices.map(({ partId, ours, theirs, ourVatRate, theirVatRate }) => ({
      kind: 'price' as const,
      ...nameOf(partId),
      warehouse: null,
      ours: priceText(ours, ourVatRate),
      theirs: priceText(theirs, theirVatRate),
    })),
    ...stock.map(({ partId, warehouse, ours, theirs }) => ({
      kind: 'stock' as const,
      ...nameOf(partId),
      warehouse,
      ours: String(ours),
      theirs: String(theirs),
    })),
  ];
}

async function compareParts(db: Db, client: ErpClient, report: Report): Promise<void> {
  for (let after = 0; ;) {
    const parts = await repository.findNextParts(db, after, PAGE_SIZE);
    const last = parts.at(-1);
    if (last === undefined) return;
    await report.add(await partDifferences(db, parts, await client.figures(parts), report.counts));
    after = last.partId;
  }
}

const orderText = (state: string, total: number) => `${state}, ${toMajor(total).toFixed(2)}`;

async function compareOrders(db: Db, client: ErpClient, report: Report): Promise<void> {
  for (let after = 0; ;) {
    const orders = await repository.findNextOpenOrders(db, after, PAGE_SIZE);
    const last = orders.at(-1);
    if (last === undefined) return;
    const answers = await client.orders(orders.map(({ number }) => number));
    const theirs = new Map(
      answers.map(({ number, state, total }) => [number, orderText(state, fromMajor(total))]),
    );
    const differences = orders
      .map(({ number, state, total }) => ({
        kind: 'order' as const,
        subject: number,
        brand: null,
        warehouse: null,
        ours: orderText(state, total),
        theirs: theirs.get(number) ?? null,
      }))
      .filter((order) => order.ours !== order.theirs);
    report.counts.orders_compared += orders.length;
    report.counts.order_differences += differences.length;
    await report.add(differences);
    after = last.id;
  }
}

/**
 * Compares prices, stock and open orders with the ERP, page by page, and writes a report. Changes nothing else. Returns
 * false where the ERP did not answer; the next night compares again.
 */
export async function reconcile(db: Db, { erpUrl, erpAuthorization }: ErpSettings): Promise<boolean> {
  if (erpUrl === undefined) return true;
  const id = await repository.beginReport(db);
  if (id === undefined) return true;
  const client = erpClient({
    url: erpUrl,
    authorization: erpAuthorization,
    limitMilliseconds: LIMIT_MILLISECONDS,
    connections: 1,
  });
  const report = new Report(db, id);
  try {
    await compareParts(db, client, report);
    await compareOrders(db, client, report);
    await repository.endReport(db, id, 'done');
    return true;
  } catch {
    await repository.endReport(db, id, 'failed');
    return false;
  } finally {
    await client.close();
  }
}
