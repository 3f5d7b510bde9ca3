import { Type, type Static } from 'typebox';

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
  /** Deletes what has expired: sessions, attempts, old mails. */
  'remove-expired': Type.Object({}),
};

export type TaskName = keyof typeof taskPayloads;
export type TaskPayload<N extends TaskName> = Static<(typeof taskPayloads)[N]>;
export type TaskHandlers = { readonly [N in TaskName]: (payload: TaskPayload<N>) => Promise<void> };
