/** What a worker tells the process that started it. */
export type WorkerEvent =
  /** From now on it hears what it is told. */
  | { readonly kind: 'started' }
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'failed'; readonly message: string };

/** What it is told. */
export interface WorkerCommand {
  readonly kind: 'stop';
}

const EVENTS: readonly unknown[] = ['started', 'listening', 'failed'] satisfies WorkerEvent['kind'][];
const COMMANDS: readonly unknown[] = ['stop'] satisfies WorkerCommand['kind'][];

const kindOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'kind' in message ? message.kind : undefined;

// At both ends of the channel are processes of one build, so the kind says it all.
export const isWorkerEvent = (message: unknown): message is WorkerEvent => EVENTS.includes(kindOf(message));
export const isWorkerCommand = (message: unknown): message is WorkerCommand =>
  COMMANDS.includes(kindOf(message));
