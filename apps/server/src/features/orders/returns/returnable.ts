import { isActionAllowed } from '@partsboard/domain/order-transitions';
import {
  returnablePieces,
  type ReturnedPieces,
  type ReturnKind,
} from '@partsboard/domain/return-transitions';
import type { LockedOrder } from '../actions/order-changes.repository.ts';
import type { OrderRecords } from '../order-records.repository.ts';
import type { AskedPieces } from './returns.repository.ts';

const DAY_MS = 86_400_000;

interface ReturnableOrder extends Pick<LockedOrder, 'order'> {
  readonly shipments: OrderRecords['shipments'];
}

/** Old parts are taken for so many days after the last delivery; of an order that has none, after it was placed. */
function isCoreTaken(days: number, { order, shipments }: ReturnableOrder): boolean {
  const last = shipments.at(-1)?.created_at ?? order.created_at;
  return Date.now() <= last.getTime() + days * DAY_MS;
}

/** What has become of the pieces of a line, and what is asked for. */
export const returnedPiecesOf = (line: LockedOrder['lines'][number], asked: AskedPieces): ReturnedPieces => ({
  shipped: line.shipped,
  returned: line.returned,
  returnedAfterCore: line.returned_after_core,
  coreReturned: line.core_returned,
  askedGoods: asked.goods.get(line.line) ?? 0,
  askedCores: asked.core.get(line.line) ?? 0,
});

/** How many pieces of a line, or old parts for them, can be asked for. */
export function returnableOfLine(
  kind: ReturnKind,
  line: LockedOrder['lines'][number],
  records: ReturnableOrder,
  asked: AskedPieces,
): number {
  const { order } = records;
  const isWithCustomer = isActionAllowed('take-back', {
    state: order.state,
    isPickup: order.pick_up_in_store,
    hasLeft: line.shipped > 0,
  });
  if (!isWithCustomer) return 0;
  if (kind === 'core' && (line.core_deposit === 0 || !isCoreTaken(line.core_days, records))) return 0;
  return returnablePieces(kind, returnedPiecesOf(line, asked));
}
