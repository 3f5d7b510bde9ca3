import type { Db } from '../../db/database.ts';
import type { CallOrigin } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import type { ActingStaff } from '../../http/handlers.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { findAuditedName, findCartByNumber } from './phone-orders.repository.ts';

/** Who does something in the shop, and for whom. */
export interface StaffActor {
  readonly customerId: number;
  readonly staff: ActingStaff;
  readonly origin: CallOrigin;
}

/** What the audit trail tells of it. */
interface StaffAct {
  readonly call: string;
  readonly [detail: string]: unknown;
}

/** Calls that change the cart. */
const CART_CALLS: ReadonlySet<string> = new Set([
  'addItem',
  'addItems',
  'cartFromCsv',
  'updateItem',
  'deleteItem',
  'clearCart',
  'cartFromShoppingList',
  'orderAgain',
]);

/** Writes down what a member of staff does for a customer; in the transaction that does it, where there is one. */
export const auditStaffAct = async (
  db: Db,
  { customerId, staff, origin }: StaffActor,
  act: StaffAct,
  before: { readonly parts: object } | null = null,
): Promise<void> =>
  writeAudit(
    db,
    { ...origin, staffId: staff.staffId, staffName: staff.name, customerId },
    {
      action: 'customer.act-for',
      record: { type: 'customer', id: customerId, name: await findAuditedName(db, customerId) },
      before,
      after: act,
    },
  );

type Quantities = ReadonlyMap<string, number>;

/** The parts of which a cart holds another quantity than before, by their numbers. */
function changedParts(before: Quantities, after: Quantities) {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (part) => before.get(part) !== after.get(part),
  );
  const quantitiesIn = (cart: Quantities) =>
    Object.fromEntries(changed.map((part) => [part, cart.get(part) ?? 0]));
  return { before: { parts: quantitiesIn(before) }, after: { parts: quantitiesIn(after) } };
}

/** What the answer says about the outcome: an order that was refused is answered in words. */
function outcomeOf(answer: unknown): { readonly refused?: unknown; readonly number?: unknown } {
  if (typeof answer !== 'object' || answer === null) return {};
  if ('Success' in answer && answer.Success === false)
    return { refused: 'Errors' in answer ? answer.Errors : true };
  return 'Number' in answer ? { number: answer.Number } : {};
}

/**
 * Does what a member of staff wants done for a customer and writes down what became of it: what was refused is said to
 * be. The order of a checkout is written down with the order itself.
 */
export async function performStaffAct(
  db: Db,
  actor: StaffActor,
  call: string,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const changesCart = CART_CALLS.has(call);
  const before = changesCart ? await findCartByNumber(db, actor.customerId) : undefined;
  let answer: unknown;
  try {
    answer = await work();
  } catch (error) {
    // What fails otherwise is in the log of the server.
    if (error instanceof DomainError) await auditStaffAct(db, actor, { call, refused: error.code });
    throw error;
  }
  const outcome = outcomeOf(answer);
  if (call === 'confirmCheckout' && outcome.refused === undefined) return answer;
  const cart = before && changedParts(before, await findCartByNumber(db, actor.customerId));
  await auditStaffAct(db, actor, { call, ...outcome, ...cart?.after }, cart?.before);
  return answer;
}
