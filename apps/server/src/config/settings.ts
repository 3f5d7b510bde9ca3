import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { repositoryFolder } from './folders.ts';
import {
  address,
  anyText,
  mailAddress,
  numberOrAuto,
  oneOf,
  onOrOff,
  wholeNumber,
  type SettingParser,
} from './setting-parsers.ts';

/** One environment variable. Without a default, unset means that the thing is not there. */
interface Setting<T> {
  readonly variable: string;
  readonly defaultText: string | undefined;
  readonly description: string;
  readonly parser: SettingParser<T>;
}

function setting<T>(
  variable: string,
  defaultText: string,
  parser: SettingParser<T>,
  description: string,
): Setting<T> {
  return { variable, defaultText, parser, description };
}

function optionalSetting<T>(
  variable: string,
  parser: SettingParser<T>,
  description: string,
): Setting<T | undefined> {
  return { variable, defaultText: undefined, parser, description };
}

/** A relative folder is meant from the repository, whatever folder the server was started in. */
const folder: SettingParser<string> = {
  expected: 'a folder',
  parse: (text) => resolve(repositoryFolder, text),
};

/** PostgreSQL wants the other half. */
const workersForThisMachine = () => Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

/** The README's table of settings is made from this one. */
export const settingTable = {
  host: setting('HOST', '0.0.0.0', anyText, 'Network address to listen on'),
  port: setting('PORT', '3000', wholeNumber(0, 65_535), 'Port to listen on; 0 takes any free one'),
  workers: setting(
    'WORKERS',
    'auto',
    numberOrAuto(wholeNumber(1, 64), workersForThisMachine),
    'Processes that answer on the port; `auto`: half as many as the machine has cores, 1 to 4',
  ),
  publicUrl: optionalSetting(
    'PUBLIC_URL',
    address('http:', 'https:'),
    'Address under which people reach the shop, for links in mails; unset: `http://localhost` and the port',
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    'off',
    onOrOff,
    'Whether the one proxy in front tells the real client address and protocol (`X-Forwarded-…`)',
  ),
  databaseUrl: optionalSetting(
    'DATABASE_URL',
    address('postgres:', 'postgresql:'),
    'PostgreSQL 15 or newer; unset: a private PostgreSQL in `DATA_DIR`',
  ),
  databaseReplicaUrl: optionalSetting(
    'DATABASE_REPLICA_URL',
    address('postgres:', 'postgresql:'),
    'Replica that answers reads of the catalogue',
  ),
  databasePoolSize: setting(
    'DATABASE_POOL_SIZE',
    '10',
    wholeNumber(2, 500),
    'Most connections of each worker to its database',
  ),
  dataFolder: setting(
    'DATA_DIR',
    'var',
    folder,
    'Folder for the private PostgreSQL and for mails without SMTP',
  ),
  demoData: setting(
    'DEMO_DATA',
    'on',
    onOrOff,
    'Whether an empty database gets the demo customers and catalogue',
  ),
  smtpUrl: optionalSetting(
    'SMTP_URL',
    address('smtp:', 'smtps:'),
    'Mail server; unset: each mail becomes a file in the folder `mail` of `DATA_DIR`',
  ),
  mailFrom: setting('MAIL_FROM', 'Partsboard <shop@partsboard.example>', mailAddress, 'Sender of mails'),
  runsTasks: setting(
    'TASKS',
    'on',
    onOrOff,
    'Whether this server also runs background tasks, such as sending mails; `off` where `npm run worker` does',
  ),
  sessionDays: setting('SESSION_DAYS', '30', wholeNumber(1, 365), 'Days until a login ends'),
  callsPerMinute: setting(
    'RATE_LIMIT_PER_MINUTE',
    '1200',
    wholeNumber(1, 1_000_000),
    'Calls a minute of one customer, or of one address that is not logged in',
  ),
  loginCallsPerMinute: setting(
    'RATE_LIMIT_LOGIN_PER_MINUTE',
    '30',
    wholeNumber(1, 1_000_000),
    'Registrations, password changes and recoveries a minute from one address; five times as many logins',
  ),
  requestTimeoutSeconds: setting(
    'REQUEST_TIMEOUT_SECONDS',
    '30',
    wholeNumber(1, 600),
    'Seconds until a request that has not arrived whole is given up',
  ),
  statementTimeoutSeconds: setting(
    'STATEMENT_TIMEOUT_SECONDS',
    '15',
    wholeNumber(1, 600),
    'Seconds until the database gives up a statement',
  ),
  shutdownSeconds: setting(
    'SHUTDOWN_SECONDS',
    '10',
    wholeNumber(0, 600),
    'Seconds that running requests and tasks have to finish when the server is told to stop',
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'Least important messages that are logged',
  ),
} as const satisfies Record<string, Setting<unknown>>;

type SettingTable = typeof settingTable;

export type Settings = {
  readonly [K in keyof SettingTable]: SettingTable[K] extends Setting<infer T> ? T : never;
};

/** Its message has one message for each wrong setting. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** A password in an address must not reach a log. */
const withoutPassword = (text: string) => text.replace(/(:\/\/[^:@/]*):[^@/]*@/, '$1:***@');

/** Reads all settings from the environment and checks them; an empty variable counts as unset. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const wrong: string[] = [];
  const values = Object.entries<Setting<unknown>>(settingTable).map(
    ([key, { variable, defaultText, parser }]) => {
      const given = environment[variable]?.trim();
      const text = given === undefined || given === '' ? defaultText : given;
      if (text === undefined) return [key, undefined];
      const value = parser.parse(text);
      if (value === undefined) {
        wrong.push(`The setting ${variable} is "${withoutPassword(text)}" but must be ${parser.expected}.`);
      }
      return [key, value];
    },
  );
  if (wrong.length > 0) throw new SettingsError(wrong.join('\n'));
  // Every key of the table got the value of its own parser just above.
  return Object.fromEntries(values) as Settings;
}

/** Where mails are written that no mail server takes. */
export const mailFolder = (settings: Settings): string => join(settings.dataFolder, 'mail');

/** The shop's address for links, without a slash at its end. */
export const shopUrlOf = ({ publicUrl, port }: Settings): string =>
  (publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, '');
