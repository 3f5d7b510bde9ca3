/** What a worker tells the process that started it. */
export type WorkerNews =
  /** From now on it hears what it is told. */
  | { readonly kind: 'born' }
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'failed'; readonly sentence: string };

/** What it is told. */
export interface WorkerOrder {
  readonly kind: 'stop';
}

const NEWS: readonly unknown[] = ['born', 'listening', 'failed'] satisfies WorkerNews['kind'][];
const ORDERS: readonly unknown[] = ['stop'] satisfies WorkerOrder['kind'][];

const kindOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'kind' in message ? message.kind : undefined;

// At both ends of the channel are processes of one build, so the kind says it all.
export const isNews = (message: unknown): message is WorkerNews => NEWS.includes(kindOf(message));
export const isOrder = (message: unknown): message is WorkerOrder => ORDERS.includes(kindOf(message));
