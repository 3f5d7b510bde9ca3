import type { CallCounter, CallLease, LeaseRequest } from '../http/limits/call-counter.ts';
import type { LeaseCalls } from '../http/limits/leased-call-store.ts';

/** A worker requests a part of a caller's budget from the first process. */
interface BudgetRequest extends LeaseRequest {
  readonly kind: 'budget-request';
  readonly id: number;
}

interface BudgetResponse extends CallLease {
  readonly kind: 'budget-response';
  readonly id: number;
}

interface Channel<Sent> {
  readonly send: (message: Sent) => void;
  readonly onMessage: (listener: (message: unknown) => void) => void;
}

/** When the first process is too busy to respond, the shop goes on: meanwhile calls are not counted. */
const TIMEOUT_MILLISECONDS = 1_000;

const isOfKind = (message: unknown, kind: string): boolean =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === kind;

// Both ends of the channel are processes of one build, so the kind identifies the type.
const isRequest = (message: unknown): message is BudgetRequest => isOfKind(message, 'budget-request');
const isResponse = (message: unknown): message is BudgetResponse => isOfKind(message, 'budget-response');

/** In the first process: responds to one worker from the counter of all. */
export function serveBudgetRequests(channel: Channel<BudgetResponse>, counter: CallCounter): void {
  channel.onMessage((message) => {
    if (isRequest(message)) {
      channel.send({ kind: 'budget-response', id: message.id, ...counter.lease(message) });
    }
  });
}

/** In a worker: leases calls from the first process. */
export function leaseFromFirstProcess(channel: Channel<BudgetRequest>): LeaseCalls {
  const pending = new Map<number, (lease: CallLease) => void>();
  let lastId = 0;
  channel.onMessage((message) => {
    if (isResponse(message)) pending.get(message.id)?.(message);
  });
  return (request) =>
    new Promise((resolve) => {
      lastId += 1;
      const id = lastId;
      const settle = (lease: CallLease) => {
        clearTimeout(timer);
        pending.delete(id);
        resolve(lease);
      };
      const timer = setTimeout(
        () => settle({ granted: request.count, millisecondsLeft: TIMEOUT_MILLISECONDS }),
        TIMEOUT_MILLISECONDS,
      );
      pending.set(id, settle);
      channel.send({ kind: 'budget-request', id, ...request });
    });
}
