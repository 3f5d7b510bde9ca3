import type { TaskName } from '@partsboard/contract/backoffice/tasks';
import { Type, type Static, type TSchema } from 'typebox';

/** Every background task and what it is told. A payload stays in the database until its task is done: no secrets. */
export const taskPayloads = {
  /** Sends one mail of the outbox. */
  'send-mail': Type.Object({ mailId: Type.Integer() }),
  /** Tells a branch of a new order. */
  'tell-branch': Type.Object({ orderId: Type.Integer() }),
  /** Sends branches one mail about all their new orders. */
  'send-order-digests': Type.Object({}),
  /** Gives stock that has arrived to back orders. */
  'allot-back-orders': Type.Object({}),
  /** Sends what another system is to be told. */
  'deliver-webhooks': Type.Object({ endpointId: Type.Integer() }),
  /** Puts parts of which little is left into messages for other systems. */
  'tell-low-stock': Type.Object({}),
  /** Writes the order feed into files. */
  'write-order-files': Type.Object({}),
  /** Puts all stock or all prices that another system has sent in place of what the shop has. */
  'replace-figures': Type.Object({ replacementId: Type.Integer() }),
  /** Shows prices and stock that another system has sent in the list of parts. */
  'list-figures': Type.Object({}),
  /** Compares prices, stock and open orders with the ERP. */
  'reconcile-erp': Type.Object({}),
  /** Checks a catalogue that was sent, loads it, or returns to one of before. */
  'import-catalogue': Type.Object({ importId: Type.Integer() }),
  /** Deletes what has expired: sessions, attempts, old mails. */
  'remove-expired': Type.Object({}),
} satisfies Record<TaskName, TSchema>;

export type { TaskName };
export type TaskPayload<N extends TaskName> = Static<(typeof taskPayloads)[N]>;
export type TaskHandlers = { readonly [N in TaskName]: (payload: TaskPayload<N>) => Promise<void> };
