import { missingOf } from '@partsboard/domain/order-supply';
import type { Db } from '../../../db/database.ts';
import { readVehicles } from '../../cart/line-vehicles.service.ts';
import { enqueueMail } from '../../mail/mail.service.ts';
import {
  DIGEST_MARGIN_SECONDS,
  findOrderToTell,
  lockDigestBranch,
  lockDigestBranches,
  takeDigestOrders,
} from './branch-mail.repository.ts';
import { composeBranchMail, composeDigest, type ToldBranch } from './branch-mails.ts';

/** Tells the executing branch of a new order, unless it wants no mail for each. */
export async function tellBranch(db: Db, shopUrl: string, orderId: number): Promise<void> {
  const order = await findOrderToTell(db, orderId);
  if (order === undefined) return;
  const { language, lines, supply, notes } = order;
  const missing = (line: number) =>
    supply.reduce((sum, row) => sum + (row.line === line ? missingOf(row) : 0), 0);
  const mail = composeBranchMail(
    shopUrl,
    { email: order.branchEmail, language },
    {
      orderId,
      number: order.number,
      customer: order.company || `${order.first_name} ${order.last_name}`,
      reference: order.customer_reference,
      delivery: order[`shipping_method_${language}`],
      payment: order[`payment_method_${language}`],
      notes: notes.map(({ note }) => note),
      total: order.total,
      lines: lines.map((line) => ({
        name: line[`name_${language}`],
        sku: line.sku,
        quantity: line.quantity,
        vehicles: readVehicles(line.vehicles, line.quantity),
        missing: missing(line.line),
      })),
    },
  );
  await enqueueMail(db, mail);
}

type DigestBranch = ToldBranch & { readonly branchId: number };

async function tellAll(
  tx: Db,
  shopUrl: string,
  branches: readonly DigestBranch[],
  marginSeconds: number,
): Promise<void> {
  const branchIds = branches.map(({ branchId }) => branchId);
  const orders = await takeDigestOrders(tx, branchIds, marginSeconds);
  for (const branch of branches) {
    const own = orders.filter((order) => order.branchId === branch.branchId);
    if (own.length > 0) await enqueueMail(tx, composeDigest(shopUrl, branch, own));
  }
}

/** One mail for each branch that wants a digest and has got orders since the last. */
export const sendDigests = (db: Db, shopUrl: string): Promise<void> =>
  db
    .transaction()
    .execute(async (tx) => tellAll(tx, shopUrl, await lockDigestBranches(tx), DIGEST_MARGIN_SECONDS));

/**
 * The last digest of a branch that will be told in another way, or not at all: orders that waited for it would be
 * forgotten. Those that are being placed now are told in the new way. Inside the caller's transaction.
 */
export const sendLastDigest = async (tx: Db, shopUrl: string, branchId: number): Promise<void> =>
  tellAll(tx, shopUrl, await lockDigestBranch(tx, branchId), 0);
