import type { OrderChanged } from '@partsboard/contract/backoffice/orders';
import { ORDER_EVENTS_URL } from '../../lib/api/contract-values.ts';

/** What the stream says: one order has changed, or everything may have. */
export type OrderStreamMessage =
  { readonly kind: 'order'; readonly change: OrderChanged } | { readonly kind: 'reload' };

interface Watcher {
  readonly onMessage: (message: OrderStreamMessage) => void;
  /** Called only in the window that holds the stream, for what is to happen once in a browser. */
  readonly onNewOrder: () => void;
}

const NAME = 'partsboard-order-events';
const RETRY_MS = 15_000;

/** Holds the stream until the signal. */
const keepStreamOpen = (tell: (message: OrderStreamMessage) => void, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let source: EventSource | undefined;
    const connect = () => {
      const stream = new EventSource(ORDER_EVENTS_URL);
      source = stream;
      // Nobody knows what happened before the stream was open.
      stream.addEventListener('open', () => tell({ kind: 'reload' }));
      stream.addEventListener('reload', () => tell({ kind: 'reload' }));
      stream.addEventListener('order', ({ data }: MessageEvent<string>) =>
        tell({ kind: 'order', change: JSON.parse(data) as OrderChanged }),
      );
      stream.addEventListener('error', () => {
        // A lost connection is tried again by the browser, a refusal is not. The calls that follow from this message
        // find out whether the session has ended.
        if (stream.readyState !== EventSource.CLOSED) return;
        tell({ kind: 'reload' });
        timer = setTimeout(connect, RETRY_MS);
      });
    };
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      source?.close();
      done();
    });
    connect();
  });

/**
 * Tells of new and changed orders until the returned function is called. One window of a browser holds the stream for
 * all of them: over HTTP/1.1 a browser has six connections, which six open orders would use up.
 */
export function watchOrders({ onMessage, onNewOrder }: Watcher): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<OrderStreamMessage>) => onMessage(data));
  const tell = (message: OrderStreamMessage) => {
    onMessage(message);
    channel.postMessage(message);
    if (message.kind === 'order' && message.change.isNew) onNewOrder();
  };
  const hold = () => keepStreamOpen(tell, stop.signal);
  // Browsers have locks only where the connection is safe.
  if ('locks' in navigator)
    navigator.locks.request(NAME, { signal: stop.signal }, hold).catch((error: unknown) => {
      if (!stop.signal.aborted) throw error;
    });
  else void hold();
  return () => {
    stop.abort();
    channel.close();
  };
}
