import { totalmem } from 'node:os';

/** `throw-away` is for tests: nothing is written to disk in time, and a power cut loses it all. */
export type Durability = 'durable' | 'throw-away';

export const MAX_CONNECTIONS = 300;

const MEGABYTE = 1024 * 1024;

/** What decides between plans; every statement has to get a good one without these too. */
export const plannerSettings = (): Record<string, string> => ({
  effective_cache_size: `${Math.round(totalmem() / MEGABYTE / 2)}MB`,
  work_mem: '16MB',
  random_page_cost: '1.1',
});

function memorySettings(): Record<string, string> {
  const memory = totalmem() / MEGABYTE;
  const buffers = Math.round(Math.min(1024, Math.max(64, memory / 8)));
  return {
    shared_buffers: `${buffers}MB`,
    maintenance_work_mem: `${Math.round(Math.min(512, Math.max(64, memory / 16)))}MB`,
  };
}

const DURABILITY: Readonly<Record<Durability, Readonly<Record<string, string>>>> = {
  durable: { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' },
  'throw-away': {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    shared_buffers: '128MB',
    autovacuum: 'off',
  },
};

export type PostgresSettings = Readonly<Record<string, string>>;

/** The settings as options of the command line, so that a new version brings its own. */
export function postgresOptions(port: number, durability: Durability, others: PostgresSettings = {}): string {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(MAX_CONNECTIONS),
    ...memorySettings(),
    // No replica hangs on the private PostgreSQL, so a catalogue load may skip the log for a new table.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    ...plannerSettings(),
    lc_messages: 'C',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // The detail of an error can hold a customer's data.
    log_error_verbosity: 'terse',
    ...DURABILITY[durability],
    ...others,
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}
