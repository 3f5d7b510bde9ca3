import type { NewReturn } from '@partsboard/contract/returns';
import { isActionAllowed } from '@partsboard/domain/order-transitions';
import { repeatTransaction } from '../../../db/repeat-transaction.ts';
import { DomainError } from '../../../http/errors/domain-error.ts';
import { enqueueMail, findShopUrl } from '../../mail/mail.service.ts';
import { writeWebhookEvent } from '../../webhooks/webhook-events.service.ts';
import { refuse, situationOf, type OrderChangeDeps } from '../actions/change-order.ts';
import { checkLines } from '../actions/line-quantities.ts';
import {
  insertActivities,
  lockOrder,
  updateOrder,
  type LockedOrder,
} from '../actions/order-changes.repository.ts';
import { findShipments } from '../desk/order-desk.repository.ts';
import { findOrder } from '../orders.repository.ts';
import { composeActionMail } from '../mails/action-mail.ts';
import { readPhotos } from './photos.ts';
import { returnableOfLine } from './returnable.ts';
import { askedPieces, findReturnsOfOrder, insertReturn, type ReturnRow } from './returns.repository.ts';

/** Who asks for a return: the customer, whose order another one's would not be. */
interface Requester {
  readonly customerId: number;
  /** What the time line calls them. */
  readonly name: string;
}

/** Asks for a return of delivered pieces. The same request, sent again, answers with the return that it made. */
export const requestReturn = (
  { db, shopUrl }: Pick<OrderChangeDeps, 'db' | 'shopUrl'>,
  { customerId, name }: Requester,
  input: NewReturn,
): Promise<ReturnRow> => {
  const photos = readPhotos(input.Photos);
  const wanted = input.Lines.map(({ Line, Quantity }) => ({ line: Line, quantity: Quantity }));
  return repeatTransaction(db, async (tx) => {
    const own = await findOrder(tx, customerId, input.OrderId);
    const locked = own && (await lockOrder(tx, { id: own.id }));
    if (locked === undefined) throw new DomainError('not-found', { title: (t) => t.orders.unknown });
    const { order } = locked;
    const before = await findReturnsOfOrder(tx, order.id);
    const made = before.find(({ request_key }) => request_key === input.RequestKey);
    if (made) return made;
    if (!isActionAllowed('take-back', situationOf(locked)))
      refuse((t) => t.returns.notDelivered(order.number));
    const asked = askedPieces(before);
    const shipments = await findShipments(tx, order.id);
    const most = (line: LockedOrder['lines'][number]) =>
      returnableOfLine(input.Kind, line, { order, shipments }, asked);
    const lines = checkLines(locked, wanted, most, 'notReturnable');
    const comment = input.Comment.trim();
    const number = `${order.number}-R${before.length + 1}`;
    const id = await insertReturn(tx, {
      orderId: order.id,
      warehouseId: order.warehouse_id,
      number,
      kind: input.Kind,
      reason: input.Reason,
      comment,
      requestKey: input.RequestKey,
      lines,
      photos,
    });
    await updateOrder(tx, order.id, {});
    const by = { staffId: null, staffName: name };
    const mail = { kind: 'request-return', lines, returnNumber: number } as const;
    await insertActivities(tx, order.id, [
      {
        kind: 'request-return',
        ...by,
        data: { returnNumber: number, kind: input.Kind, lines, text: comment },
      },
      { kind: 'mail', staffId: null, staffName: '', data: { mail: mail.kind, recipient: locked.recipient } },
    ]);
    const storeUrl = await findShopUrl(tx, shopUrl, order.store_id);
    await enqueueMail(tx, composeActionMail(storeUrl, locked, mail));
    await writeWebhookEvent(tx, {
      event: 'return.requested',
      subject: `order ${order.number}`,
      data: { number, order: order.number, kind: input.Kind, reason: input.Reason, lines },
    });
    const all = await findReturnsOfOrder(tx, order.id);
    const added = all.find((each) => each.id === id);
    if (added === undefined) throw new Error('The return was not written');
    return added;
  });
};
