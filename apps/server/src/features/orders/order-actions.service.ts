import type { Db } from '../../db/database.ts';
import { cancelPieces } from './cancel-order.ts';
import { lockForChange, type OrderActor, type OrderChangeDeps, type OrderChange } from './change-order.ts';
import { HANDED_OVER, shipPieces, type ShipmentInput } from './ship-order.ts';
import { bookPayment, applySimpleAction, type SimpleAction } from './simple-actions.ts';

export type { OrderChangeDeps } from './change-order.ts';

/** An order that another system changes, inside the caller's transaction. */
export interface OrderActionTarget {
  readonly tx: Db;
  readonly deps: OrderChangeDeps;
  readonly actor: OrderActor;
  readonly number: string;
  readonly version?: number | undefined;
}

type Lines = ShipmentInput['lines'];

const begin = ({ tx, deps, actor, number, version }: OrderActionTarget): Promise<OrderChange> =>
  lockForChange(tx, deps, actor, { number, ...(version !== undefined && { version }) });

const idOf = ({ locked }: OrderChange): number => locked.order.id;

/** The actions of the order desk, with all their effects; each returns the id of the order. */
export const orderActions = {
  simple: async (target: OrderActionTarget, action: SimpleAction) =>
    idOf(await applySimpleAction(await begin(target), action)),
  ship: async (target: OrderActionTarget, input: ShipmentInput) =>
    idOf(await shipPieces(await begin(target), 'ship', input)),
  collect: async (target: OrderActionTarget, lines: Lines) =>
    idOf(await shipPieces(await begin(target), 'collect', { ...HANDED_OVER, lines })),
  cancel: async (target: OrderActionTarget, input: { readonly lines?: Lines; readonly reason?: string }) =>
    idOf(await cancelPieces(await begin(target), input.lines ? 'cancel-lines' : 'cancel', input)),
  pay: async (target: OrderActionTarget) => idOf(await bookPayment(await begin(target))),
};
