import { setTimeout as delay } from 'node:timers/promises';
import type { BaseLogger } from 'pino';
import { hostsOf, type ConnectOptions } from './pool.ts';
import { sessionClient } from './session-client.ts';

/** Receives what PostgreSQL sends on some channels (`NOTIFY`). */
export interface NotificationSubscriber {
  readonly channels: readonly string[];
  /** From now on every notification is received; earlier ones may have been missed. */
  onConnected(): void;
  onNotification(channel: string, payload: string): void;
  /** From now on notifications may be missed. */
  onDisconnected(): void;
}

export interface NotificationListener {
  stop(): Promise<void>;
}

export interface ListenOptions extends Pick<ConnectOptions, 'url' | 'hosts'> {
  readonly subscribers: readonly NotificationSubscriber[];
  readonly log?: Pick<BaseLogger, 'warn'> | undefined;
}

/** A connection that breaks silently is noticed after at most twice this time. */
const CHECK_MILLISECONDS = 5_000;
const RETRY_MILLISECONDS = 1_000;

async function listenUntilDisconnected(
  { subscribers, ...options }: ListenOptions,
  signal: AbortSignal,
): Promise<void> {
  const Client = sessionClient({
    hosts: hostsOf(options),
    settings: {},
    mustWrite: true,
    timeLimit: CHECK_MILLISECONDS,
  });
  const client = new Client({
    connectionTimeoutMillis: CHECK_MILLISECONDS,
    query_timeout: CHECK_MILLISECONDS,
    application_name: 'partsboard listener',
  });
  const broken = new AbortController();
  client.on('error', (error) => broken.abort(error));
  client.on('end', () => broken.abort(new Error('The connection ended')));
  client.on('notification', ({ channel, payload = '' }) => {
    for (const subscriber of subscribers) {
      if (subscriber.channels.includes(channel)) subscriber.onNotification(channel, payload);
    }
  });
  const channels = new Set(subscribers.flatMap((subscriber) => subscriber.channels));
  try {
    await client.connect();
    await client.query(
      [...channels].map((channel) => `listen ${client.escapeIdentifier(channel)}`).join(';'),
    );
    for (const subscriber of subscribers) subscriber.onConnected();
    const ended = AbortSignal.any([signal, broken.signal]);
    for (;;) {
      await delay(CHECK_MILLISECONDS, undefined, { signal: ended });
      await client.query('select 1');
    }
  } finally {
    for (const subscriber of subscribers) subscriber.onDisconnected();
    // Not awaited: a connection that does not respond does not close either.
    client.end().catch(() => undefined);
  }
}

/** Listens for all subscribers of this process on one connection, and reconnects when it breaks. */
export function listenForNotifications(options: ListenOptions): NotificationListener {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopping = () => signal.aborted;
  const listen = async () => {
    while (!isStopping()) {
      try {
        await listenUntilDisconnected(options, signal);
      } catch (error) {
        if (isStopping()) return;
        options.log?.warn({ err: error }, 'The connection for notifications broke; connecting again soon');
        await delay(RETRY_MILLISECONDS, undefined, { signal }).catch(() => undefined);
      }
    }
  };
  const listening = listen();
  return {
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}
