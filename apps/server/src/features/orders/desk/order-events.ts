import { includesBranch } from '../../../db/branch-scope.ts';
import { PassThrough, type Readable } from 'node:stream';
import { OrderChanged } from '@partsboard/contract/backoffice/orders';
import { Value } from 'typebox/value';
import type { NotificationSubscriber } from '../../../db/notification-listener.ts';
import type { StaffCaller } from '../../../http/backoffice/backoffice-handlers.ts';

/** Sessions and permissions are looked at so often; a proxy also sees that the connection is alive. */
const CHECK_MILLISECONDS = 5_000;
const MAX_STREAMS_OF_PERSON = 10;
/** Of somebody who does not read any more. */
const MAX_WAITING_BYTES = 64 * 1024;

const ORDERS = 'orders_changed';
const SESSIONS = 'staff_sessions_ended';

interface Watcher {
  readonly stream: PassThrough;
  staff: StaffCaller;
}

export interface OrderEvents extends NotificationSubscriber {
  /** A stream of events about the orders of a person's branches. */
  readonly open: (staff: StaffCaller) => Readable;
  /** Ends all streams, so that the server can stop. */
  readonly close: () => void;
}

function parse(payload: string): OrderChanged | undefined {
  const change: unknown = JSON.parse(payload);
  return Value.Check(OrderChanged, change) ? change : undefined;
}

/**
 * Tells the browsers of this process about new and changed orders, as PostgreSQL notifies of them. A stream ends when
 * its session does; it does not count as a use of the session, which would never end otherwise.
 */
export function orderEvents(
  readSession: (sessionId: string) => Promise<StaffCaller | undefined>,
): OrderEvents {
  const watchers = new Set<Watcher>();
  let timer: NodeJS.Timeout | undefined;

  const end = (watcher: Watcher) => {
    watchers.delete(watcher);
    watcher.stream.end();
    if (watchers.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
  const write = (watcher: Watcher, text: string) => {
    if (watcher.stream.writableLength > MAX_WAITING_BYTES) end(watcher);
    else watcher.stream.write(text);
  };
  const check = async (watcher: Watcher) => {
    const staff = await readSession(watcher.staff.sessionId);
    if (staff?.stage !== 'complete' || !staff.permissions.has('orders.read')) end(watcher);
    else watcher.staff = staff;
  };
  const checkAll = () => {
    // While the database does not answer nothing is told either.
    for (const watcher of watchers) check(watcher).catch(() => undefined);
  };
  const beat = () => {
    for (const watcher of watchers) write(watcher, ': still here\n\n');
    checkAll();
  };
  const writeAll = (text: string) => {
    for (const watcher of watchers) write(watcher, text);
  };

  return {
    open: (staff) => {
      const own = [...watchers].filter((watcher) => watcher.staff.staffId === staff.staffId);
      const [oldest] = own;
      if (oldest && own.length >= MAX_STREAMS_OF_PERSON) end(oldest);
      const watcher: Watcher = { stream: new PassThrough(), staff };
      watcher.stream.once('close', () => end(watcher));
      watchers.add(watcher);
      timer ??= setInterval(beat, CHECK_MILLISECONDS).unref();
      write(watcher, 'retry: 3000\n\n');
      return watcher.stream;
    },
    close: () => {
      for (const watcher of watchers) end(watcher);
    },
    channels: [ORDERS, SESSIONS],
    // What happened meanwhile is not known: the list is to be read again.
    onConnected: () => writeAll('event: reload\ndata: {}\n\n'),
    onNotification: (channel, payload) => {
      if (channel === SESSIONS) {
        checkAll();
        return;
      }
      const change = parse(payload);
      if (change === undefined) return;
      for (const watcher of watchers)
        if (includesBranch(watcher.staff.branches, change.branchId))
          write(watcher, `event: order\ndata: ${JSON.stringify(change)}\n\n`);
    },
    onDisconnected: () => undefined,
  };
}
