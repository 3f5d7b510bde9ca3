import { MeasuredCache } from '../cache/measured-cache.ts';
import type { NotificationSubscriber } from './notification-listener.ts';

/** Values by their keys, each loaded once until the database announces a change on the channel. */
export interface AnnouncedCache<Key extends string | number, Value> extends NotificationSubscriber {
  readonly read: (key: Key) => Promise<Value>;
}

interface AnnouncedCacheOptions<Key extends string | number, Value> {
  /** In the metrics. */
  readonly name: string;
  /** Triggers notify on it, so that a change by whomever is noticed, also one by psql. */
  readonly channel: string;
  readonly max: number;
  readonly load: (key: Key) => Promise<Value>;
}

/**
 * Every change clears the whole: it is for small tables that are read by each call and changed now and then. While
 * notifications may be missed nothing is cached. A value that was being loaded when a change was announced, perhaps the one
 * from before, is not cached either.
 */
export function announcedCache<Key extends string | number, Value>({
  name,
  channel,
  max,
  load,
}: AnnouncedCacheOptions<Key, Value>): AnnouncedCache<Key, Value> {
  const values = new MeasuredCache<Key, Promise<Value>>(name, { max });
  let isConnected = false;

  const loadIntoCache = (key: Key): Promise<Value> => {
    const value = load(key);
    values.set(key, value);
    value.catch(() => {
      if (values.peek(key) === value) values.delete(key);
    });
    return value;
  };

  return {
    read: (key) => (isConnected ? (values.get(key) ?? loadIntoCache(key)) : load(key)),
    channels: [channel],
    onConnected: () => {
      isConnected = true;
    },
    onNotification: () => values.clear(),
    onDisconnected: () => {
      isConnected = false;
      values.clear();
    },
  };
}
