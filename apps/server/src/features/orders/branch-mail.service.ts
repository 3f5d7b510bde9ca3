import { missingOf } from '@partsboard/domain/order-supply';
import { toMajor } from '@partsboard/domain/money';
import type { Db } from '../../db/database.ts';
import { formats } from '../../messages/formats.ts';
import { texts } from '../../messages/texts.ts';
import { enqueueMail } from '../mail/mail.service.ts';
import { findOrderToTell, lockDigestBranches, takeDigestOrders } from './branch-mail.repository.ts';
import { findOrderLines, findOrderNotes, findOrderSupply } from './orders.repository.ts';

/** The language of the dealer's people; a branch has none of its own. */
const LANGUAGE = 'pl';
const { branchMail: text } = texts[LANGUAGE];
const { money } = formats[LANGUAGE];

/** Tells the executing branch of a new order, unless it wants no mail for each. */
export async function tellBranch(db: Db, shopUrl: string, orderId: number): Promise<void> {
  const order = await findOrderToTell(db, orderId);
  if (order === undefined) return;
  const [lines, supply, notes] = await Promise.all([
    findOrderLines(db, orderId),
    findOrderSupply(db, orderId),
    findOrderNotes(db, orderId),
  ]);
  const customer = order.company || `${order.first_name} ${order.last_name}`;
  const missing = (line: number) =>
    supply.reduce((sum, row) => sum + (row.line === line ? missingOf(row) : 0), 0);
  const [part = '', quantity = '', toOrder = ''] = text.columns;
  await db.transaction().execute((tx) =>
    enqueueMail(tx, {
      kind: 'branch-order',
      language: LANGUAGE,
      recipient: order.branchEmail,
      subject: text.subject(order.number, customer),
      blocks: [
        { kind: 'paragraph', text: text.intro },
        {
          kind: 'table',
          columns: [{ title: part }, { title: quantity, isNumber: true }, { title: toOrder, isNumber: true }],
          rows: lines.map((line) => [
            `${line.name_pl}\n${line.sku}`,
            String(line.quantity),
            String(missing(line.line)),
          ]),
        },
        {
          kind: 'facts',
          rows: [
            { name: text.customer, value: customer },
            { name: text.delivery, value: order.shipping_method_pl },
            { name: text.payment, value: order.payment_method_pl },
            ...notes.map(({ note }) => ({ name: text.note, value: note })),
            { name: text.total, value: money(toMajor(order.total)) },
          ],
        },
        { kind: 'button', label: text.button, url: `${shopUrl}/backoffice/orders/${orderId}` },
      ],
    }),
  );
}

/** One mail for each branch that wants a digest and has got orders since the last. */
export const sendDigests = (db: Db, shopUrl: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const branches = await lockDigestBranches(tx);
    const orders = await takeDigestOrders(
      tx,
      branches.map(({ branchId }) => branchId),
    );
    const [number = '', customer = '', lines = '', total = ''] = text.digestColumns;
    for (const { branchId, email } of branches) {
      const own = orders.filter((order) => order.branchId === branchId);
      if (own.length === 0) continue;
      await enqueueMail(tx, {
        kind: 'branch-digest',
        language: LANGUAGE,
        recipient: email,
        subject: text.digestSubject(own.length),
        blocks: [
          { kind: 'paragraph', text: text.digestIntro },
          {
            kind: 'table',
            columns: [
              { title: number },
              { title: customer },
              { title: lines, isNumber: true },
              { title: total, isNumber: true },
            ],
            rows: own.map((order) => [
              order.number,
              order.customer,
              String(order.lines),
              money(toMajor(order.total)),
            ]),
          },
          { kind: 'button', label: text.digestButton, url: `${shopUrl}/backoffice/orders` },
        ],
      });
    }
  });
