import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { BaseLogger } from 'pino';

/** Hears what PostgreSQL announces. */
export interface NotificationHandler {
  /** From now on nothing goes unheard; what was announced before may have. */
  hears(): void;
  heard(announcement: string): void;
  /** From now on something may go unheard. */
  onDisconnected(): void;
}

export interface ChangeListener {
  stop(): Promise<void>;
}

export interface ListenOptions {
  /** Asked for each connection, since the private PostgreSQL may come back on another port. */
  readonly url: () => string;
  readonly channels: readonly string[];
  readonly handler: NotificationHandler;
  readonly log?: Pick<BaseLogger, 'warn'> | undefined;
}

/** A connection that breaks without a word is noticed after at most twice this time. */
const CHECK_MILLISECONDS = 5_000;
const RETRY_MILLISECONDS = 1_000;

async function listenUntilBroken(
  { url, channels, handler }: ListenOptions,
  signal: AbortSignal,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url(),
    connectionTimeoutMillis: CHECK_MILLISECONDS,
    query_timeout: CHECK_MILLISECONDS,
    application_name: 'partsboard listener',
  });
  const broken = new AbortController();
  client.on('error', (error) => broken.abort(error));
  client.on('end', () => broken.abort(new Error('The connection ended')));
  client.on('notification', ({ payload = '' }) => handler.heard(payload));
  try {
    await client.connect();
    await client.query(channels.map((channel) => `listen ${client.escapeIdentifier(channel)}`).join(';'));
    handler.hears();
    const ended = AbortSignal.any([signal, broken.signal]);
    for (;;) {
      await delay(CHECK_MILLISECONDS, undefined, { signal: ended });
      await client.query('select 1');
    }
  } finally {
    handler.onDisconnected();
    // Not waited for: a connection that is silent does not say goodbye either.
    client.end().catch(() => undefined);
  }
}

/** Listens to channels of PostgreSQL on a connection of its own, and connects again where that breaks. */
export function listenForChanges(options: ListenOptions): ChangeListener {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopping = () => signal.aborted;
  const listen = async () => {
    while (!isStopping()) {
      try {
        await listenUntilBroken(options, signal);
      } catch (error) {
        if (isStopping()) return;
        options.log?.warn({ err: error }, 'Changes of the database are not heard; listening again soon');
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
