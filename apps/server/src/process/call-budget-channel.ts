import type { CallCounter, CallLease, LeaseQuestion } from '../http/limits/call-counter.ts';
import type { AskForCalls } from '../http/limits/leased-call-store.ts';

/** A worker asks the first process for a part of a caller's budget. */
interface BudgetQuestion extends LeaseQuestion {
  readonly kind: 'budget-question';
  readonly call: number;
}

interface BudgetAnswer extends CallLease {
  readonly kind: 'budget-answer';
  readonly call: number;
}

interface Channel<Sent> {
  readonly send: (message: Sent) => void;
  readonly listen: (hear: (message: unknown) => void) => void;
}

/** A first process that is too busy to answer must not stop the shop: until it does, calls are not counted. */
const LONGEST_MILLISECONDS = 1_000;

const isOfKind = (message: unknown, kind: string): boolean =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === kind;

// At both ends of the channel are processes of one build, so the kind says it all.
const isQuestion = (message: unknown): message is BudgetQuestion => isOfKind(message, 'budget-question');
const isAnswer = (message: unknown): message is BudgetAnswer => isOfKind(message, 'budget-answer');

/** In the first process: answers one worker from the counter of all. */
export function answerBudgetQuestions(channel: Channel<BudgetAnswer>, counter: CallCounter): void {
  channel.listen((message) => {
    if (isQuestion(message)) {
      channel.send({ kind: 'budget-answer', call: message.call, ...counter.lease(message) });
    }
  });
}

/** In a worker: asks the first process. */
export function askFirstProcess(channel: Channel<BudgetQuestion>): AskForCalls {
  const waiting = new Map<number, (lease: CallLease) => void>();
  let calls = 0;
  channel.listen((message) => {
    if (isAnswer(message)) waiting.get(message.call)?.(message);
  });
  return (question) =>
    new Promise((resolve) => {
      calls += 1;
      const call = calls;
      const settle = (lease: CallLease) => {
        clearTimeout(timer);
        waiting.delete(call);
        resolve(lease);
      };
      const timer = setTimeout(
        () => settle({ granted: question.count, millisecondsLeft: LONGEST_MILLISECONDS }),
        LONGEST_MILLISECONDS,
      );
      waiting.set(call, settle);
      channel.send({ kind: 'budget-question', call, ...question });
    });
}
