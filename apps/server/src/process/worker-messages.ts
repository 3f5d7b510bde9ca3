/** From a worker to the first process. */
export type WorkerMessage =
  /** It has started and can receive messages. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'failed'; readonly message: string };

/** From the first process to a worker. */
export interface StopMessage {
  readonly kind: 'stop';
}

const WORKER_MESSAGES: readonly unknown[] = [
  'ready',
  'listening',
  'failed',
] satisfies WorkerMessage['kind'][];

const kindOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'kind' in message ? message.kind : undefined;

// Both ends of the channel are processes of one build, so the kind identifies the type.
export const isWorkerMessage = (message: unknown): message is WorkerMessage =>
  WORKER_MESSAGES.includes(kindOf(message));
export const isStopMessage = (message: unknown): message is StopMessage => kindOf(message) === 'stop';
