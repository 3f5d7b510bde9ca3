import type { ReturnReceipt } from '@partsboard/contract/backoffice/returns';
import { isActionAllowed, stateAfter } from '@partsboard/domain/order-transitions';
import {
  isReturnActionAllowed,
  piecesAfterCore,
  returnTransitions,
  type StaffReturnAction,
} from '@partsboard/domain/return-transitions';
import type { Db } from '../../../db/database.ts';
import { repeatTransaction } from '../../../db/repeat-transaction.ts';
import { DomainError, fieldError } from '../../../http/errors/domain-error.ts';
import { addTask } from '../../../tasks/add-task.ts';
import {
  lockForChange,
  refuse,
  refuseOldVersion,
  situationOf,
  recordAction,
  type OrderActor,
  type OrderChangeDeps,
  type OrderChange,
} from '../actions/change-order.ts';
import { piecesAfter, sumOf } from '../actions/line-quantities.ts';
import { addReturned, addToLines } from '../actions/order-changes.repository.ts';
import { returnedPiecesOf } from './returnable.ts';
import {
  askedPieces,
  findReturn,
  findReturnsOfOrder,
  updateReceivedLines,
  updateReturn,
  type ReceivedLine,
  type ReturnRow,
} from './returns.repository.ts';

/** Which return, and the version that the person has seen. */
export interface ReturnTarget {
  readonly id: number;
  readonly version: number;
}

export interface ReturnWork {
  readonly work: OrderChange;
  readonly row: ReturnRow;
}

const unknown = () => new DomainError('not-found', { title: (t) => t.returns.unknown });

/** Locks the order of a return until the transaction ends, if the action is possible now. */
export async function beginReturn(
  tx: Db,
  deps: OrderChangeDeps,
  actor: OrderActor,
  { id, version }: ReturnTarget,
  action: StaffReturnAction,
): Promise<ReturnWork> {
  const found = await findReturn(tx, id);
  if (found === undefined) throw unknown();
  const work = await lockForChange(tx, deps, actor, { id: found.order_id }).catch((error: unknown) => {
    throw error instanceof DomainError && error.code === 'not-found' ? unknown() : error;
  });
  // Somebody may have changed it before the lock.
  const row = await findReturn(tx, id);
  if (row === undefined) throw unknown();
  if (row.version !== version) await refuseOldVersion(tx, row.order_id);
  checkReturnAction(action, row);
  return { work, row };
}

function checkReturnAction(action: StaffReturnAction, row: ReturnRow): void {
  if (!isReturnActionAllowed(action, row.state))
    refuse((t) => t.returns.notPossible(row.number, t.returns.states[row.state]));
}

/** A return of an order that is locked already, by its number, if the action is possible now. */
export async function returnOfOrder(
  work: OrderChange,
  number: string,
  action: StaffReturnAction,
): Promise<ReturnWork> {
  const returns = await findReturnsOfOrder(work.tx, work.locked.order.id);
  const row = returns.find((each) => each.number === number);
  if (row === undefined) throw unknown();
  checkReturnAction(action, row);
  return { work, row };
}

const linesOf = ({ lines }: ReturnRow) => lines.map(({ line, quantity }) => ({ line, quantity }));

/** A decision that moves neither goods nor money. */
const decide = (
  deps: OrderChangeDeps,
  actor: OrderActor,
  target: ReturnTarget,
  action: 'approve' | 'refuse',
  typed: string,
): Promise<void> =>
  repeatTransaction(deps.db, async (tx) => {
    const { work, row } = await beginReturn(tx, deps, actor, target, action);
    const answer = typed.trim();
    const lines = linesOf(row);
    await updateReturn(tx, row.id, { state: returnTransitions[action].to, answer });
    await recordAction(work, {
      kind: `${action}-return`,
      data: { returnNumber: row.number, lines, ...(answer === '' ? {} : { reason: answer }) },
      mail: {
        kind: `${action}-return`,
        lines,
        returnNumber: row.number,
        ...(answer === '' ? {} : { note: answer }),
      },
    });
  });

/** The customer may send the goods; `answer` says how. */
export const approveReturn = (
  deps: OrderChangeDeps,
  actor: OrderActor,
  target: ReturnTarget,
  answer: string,
) => decide(deps, actor, target, 'approve', answer);

/** The goods stay with the customer, who is told why. */
export const refuseReturn = (
  deps: OrderChangeDeps,
  actor: OrderActor,
  target: ReturnTarget,
  reason: string,
) => decide(deps, actor, target, 'refuse', reason);

/** What has arrived, line by line: no more than was asked for, and not nothing. */
function checkReceived(row: ReturnRow, received: ReturnReceipt['lines']): ReturnReceipt['lines'] {
  const askedOf = new Map(row.lines.map(({ line, quantity }) => [line, quantity]));
  const isTwice = new Set(received.map(({ line }) => line)).size < received.length;
  for (const { line, restocked, writtenOff } of received) {
    const asked = askedOf.get(line);
    if (asked === undefined || isTwice) throw fieldError('lines', (t) => t.orders.unknownLine);
    if (restocked + writtenOff > asked) throw fieldError('lines', (t) => t.returns.tooMany(asked));
  }
  if (received.every(({ restocked, writtenOff }) => restocked + writtenOff === 0))
    throw fieldError('lines', (t) => t.returns.nothingReceived);
  return received;
}

/** What has arrived, with the pieces whose deposit was given back for their old part before. */
async function withDeposits(
  { tx, locked }: OrderChange,
  { kind }: ReturnRow,
  received: ReturnReceipt['lines'],
): Promise<ReceivedLine[]> {
  const lineOf = new Map(locked.lines.map((line) => [line.line, line]));
  const asked = askedPieces(await findReturnsOfOrder(tx, locked.order.id));
  return received.map((each) => {
    const line = lineOf.get(each.line);
    const isCharged = kind === 'goods' && line !== undefined && line.core_deposit > 0;
    return {
      ...each,
      afterCore: isCharged
        ? piecesAfterCore(returnedPiecesOf(line, asked), each.restocked + each.writtenOff)
        : 0,
    };
  });
}

/** The goods have arrived: what can be sold again is on hand in the branch, the rest is written off. */
export const receiveReturn = (
  deps: OrderChangeDeps,
  actor: OrderActor,
  { lines: given, ...target }: ReturnTarget & Pick<ReturnReceipt, 'lines'>,
): Promise<void> =>
  repeatTransaction(deps.db, async (tx) => {
    const { work, row } = await beginReturn(tx, deps, actor, target, 'receive');
    const { locked } = work;
    const { order } = locked;
    if (!isActionAllowed('take-back', situationOf(locked)))
      refuse((t) => t.orders.notPossible(order.number, t.orders.states[order.state]));
    const received = await withDeposits(work, row, checkReceived(row, given));
    if (row.kind === 'core' && received.some(({ restocked }) => restocked > 0))
      throw fieldError('lines', (t) => t.returns.coreIsNoStock);
    const taken = received
      .map(({ line, restocked, writtenOff, afterCore }) => ({
        line,
        quantity: restocked + writtenOff,
        afterCore,
      }))
      .filter(({ quantity }) => quantity > 0);
    const lines = taken.map(({ line, quantity }) => ({ line, quantity }));
    await updateReceivedLines(tx, row.id, received);
    await updateReturn(tx, row.id, { state: returnTransitions.receive.to });
    const isCore = row.kind === 'core';
    if (isCore) await addToLines(tx, order.id, 'core_returned', lines);
    else await addReturned(tx, order.id, taken);
    await recordAction(work, {
      kind: 'receive-return',
      state: isCore
        ? order.state
        : stateAfter('take-back', situationOf(locked), piecesAfter(locked, { returned: sumOf(lines) })),
      data: { returnNumber: row.number, lines, received },
      mail: { kind: 'receive-return', lines, returnNumber: row.number },
    });
    await putOnStock(work, received);
  });

/** Back orders may wait for it. */
async function putOnStock(
  { tx, deps, locked }: OrderChange,
  received: ReturnReceipt['lines'],
): Promise<void> {
  const partOf = new Map(locked.lines.map((line) => [line.line, line.part_id]));
  const pieces = received.flatMap(({ line, restocked }) => {
    const partId = partOf.get(line);
    return partId === undefined || restocked === 0
      ? []
      : [{ partId, warehouseId: locked.order.warehouse_id, quantity: restocked }];
  });
  if (pieces.length === 0) return;
  await deps.prices.takeBack(tx, pieces);
  await addTask(tx, 'allot-back-orders', {}, { key: 'allot-back-orders' });
}
