import { includesBranch } from '../../db/branch-scope.ts';
import type { WarehouseStock } from '@partsboard/contract/backoffice/parts';
import {
  MAX_STOCK,
  type BinChange,
  type StockCorrectionInput,
} from '@partsboard/contract/backoffice/stock-corrections';
import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import { repeatTransaction } from '../../db/repeat-transaction.ts';
import type { AuditContext, StaffCaller } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import { addTask } from '../../tasks/add-task.ts';
import { writeAudit } from '../audit/audit.service.ts';
import type { PriceAndStock } from '../pricing/pricing.service.ts';
import { lockFigures, type StockFigures } from '../stock/stock.service.ts';
import * as repository from './corrections.repository.ts';
import { findStock } from './part-detail.repository.ts';
import { toWarehouseStock, unknownPart } from './part-detail.ts';

export interface StockPlaceCall {
  readonly partId: number;
  readonly warehouseId: number;
  readonly staff: Pick<StaffCaller, 'branches'>;
  readonly audit: AuditContext;
  readonly language: LanguageCode;
}

interface Deps {
  readonly db: Db;
  readonly prices: PriceAndStock;
}

/** The part and the warehouse, as far as this person works there. */
async function findPlace(tx: Db, { partId, warehouseId, staff }: StockPlaceCall) {
  const part = await repository.findCorrectedPart(tx, partId);
  if (part === undefined) throw unknownPart();
  if (part.is_withdrawn) throw new DomainError('conflict', { title: (t) => t.partDesk.withdrawn });
  const worksThere = includesBranch(staff.branches, warehouseId);
  const warehouse = worksThere ? await repository.findWarehouse(tx, warehouseId) : undefined;
  if (warehouse === undefined) throw new DomainError('not-found', { title: (t) => t.staff.unknownBranch });
  return { part, warehouse };
}

async function readStock(db: Db, { partId, warehouseId, language }: StockPlaceCall): Promise<WarehouseStock> {
  const [row] = await findStock(db, partId, warehouseId);
  if (row === undefined) throw unknownPart();
  return toWarehouseStock(row, language);
}

/** What will lie there. Somebody who has counted must have seen the figure that is corrected. */
function correctedQuantity(
  { kind, quantity, seen }: StockCorrectionInput,
  { quantity: onHand }: StockFigures,
) {
  if (kind === 'set' && seen !== onHand)
    throw new DomainError('conflict', { title: (t) => t.partDesk.moved(onHand) });
  const after = kind === 'set' ? quantity : onHand + quantity;
  if (after < 0) throw fieldError('quantity', (t) => t.partDesk.belowZero(onHand));
  if (after > MAX_STOCK) throw fieldError('quantity', (t) => t.partDesk.tooMany);
  if (after === onHand) throw fieldError('quantity', (t) => t.partDesk.noChange);
  return after;
}

/**
 * Sets what lies in a branch, with its reason. What open orders have reserved stays reserved: less than that may lie
 * there only where the person says so. What arrives is for those who wait for it.
 */
export async function correctStock(
  { db, prices }: Deps,
  call: StockPlaceCall,
  input: StockCorrectionInput,
): Promise<WarehouseStock> {
  const { partId, warehouseId, audit } = call;
  await repeatTransaction(db, async (tx) => {
    const { part, warehouse } = await findPlace(tx, call);
    const figures = await lockFigures(tx, partId, warehouseId);
    const after = correctedQuantity(input, figures);
    if (after < figures.reserved && after < figures.quantity && !input.goesBelowReserved)
      throw fieldError('goesBelowReserved', (t) => t.partDesk.belowReserved(figures.reserved));
    await prices.setOnHand(tx, { partId, warehouseId, quantity: after });
    await repository.insertCorrection(tx, {
      part_id: partId,
      warehouse_id: warehouseId,
      quantity_before: figures.quantity,
      quantity_after: after,
      reserved: figures.reserved,
      reason: input.reason,
      note: input.note.trim(),
      staff_id: audit.staffId,
      staff_name: audit.staffName,
    });
    await writeAudit(tx, audit, {
      action: 'part.correct-stock',
      record: { type: 'part', id: partId, name: `${part.number} · ${warehouse.code}` },
      before: { quantity: figures.quantity },
      after: { quantity: after, reason: input.reason, note: input.note.trim() },
    });
    if (after > figures.quantity && (await repository.hasBackOrders(tx, partId)))
      await addTask(tx, 'allot-back-orders', {}, { key: 'allot-back-orders' });
  });
  return readStock(db, call);
}

/** Says where a part lies in a branch. */
export async function changeBin(
  db: Db,
  call: StockPlaceCall,
  { bin, seen }: BinChange,
): Promise<WarehouseStock> {
  const { partId, warehouseId, audit } = call;
  await db.transaction().execute(async (tx) => {
    const { part, warehouse } = await findPlace(tx, call);
    const before = (await repository.lockBin(tx, partId, warehouseId))?.bin ?? null;
    if (before !== seen) throw new DomainError('conflict');
    await repository.writeBin(tx, partId, warehouseId, bin.trim());
    await writeAudit(tx, audit, {
      action: 'part.change-bin',
      record: { type: 'part', id: partId, name: `${part.number} · ${warehouse.code}` },
      before: { bin: before },
      after: { bin: bin.trim() === '' ? null : bin.trim() },
    });
  });
  return readStock(db, call);
}
