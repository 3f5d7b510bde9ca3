/** Both ends of a channel between two processes of one server say these. */
type SessionMessage =
  | { readonly kind: 'sessions-ended'; readonly call: number }
  | { readonly kind: 'forgotten'; readonly call: number };

interface Channel {
  readonly send: (message: SessionMessage) => void;
  readonly listen: (hear: (message: unknown) => void) => void;
}

/** No process trusts a session for longer, so one that does not answer has forgotten by then. */
const LONGEST_MILLISECONDS = 1_000;

const KINDS: readonly unknown[] = ['sessions-ended', 'forgotten'] satisfies SessionMessage['kind'][];

const isSessionMessage = (message: unknown): message is SessionMessage =>
  typeof message === 'object' && message !== null && 'kind' in message && KINDS.includes(message.kind);

/**
 * Has `forget` called when the other end says that sessions were ended. Answers a function that says it to the other
 * end, and waits until that has forgotten them.
 */
export function sessionTalk(channel: Channel, forget: () => Promise<unknown>): () => Promise<void> {
  const waiting = new Map<number, () => void>();
  let calls = 0;
  channel.listen((message) => {
    if (!isSessionMessage(message)) return;
    const { kind, call } = message;
    if (kind === 'forgotten') waiting.get(call)?.();
    else void forget().then(() => channel.send({ kind: 'forgotten', call }));
  });
  return () =>
    new Promise((resolve) => {
      calls += 1;
      const call = calls;
      const done = () => {
        clearTimeout(timer);
        waiting.delete(call);
        resolve();
      };
      const timer = setTimeout(done, LONGEST_MILLISECONDS);
      waiting.set(call, done);
      channel.send({ kind: 'sessions-ended', call });
    });
}
