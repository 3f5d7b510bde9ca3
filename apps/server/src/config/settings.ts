import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { databaseAddress } from './database-address.ts';
import { repositoryFolder } from './folders.ts';
import {
  address,
  anyText,
  hostKeyFingerprint,
  mailAddress,
  numberOrAuto,
  oneOf,
  onOrOff,
  siteAddress,
  trustedProxies,
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

/** An address of SFTP is left as it is. */
const folderOrSftp: SettingParser<string> = {
  expected: 'a folder, or an address sftp://user@host/folder',
  parse(text) {
    if (!/^[a-z]+:\/\//i.test(text)) return folder.parse(text);
    return address('sftp:').parse(text);
  },
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
    siteAddress,
    'Address under which people reach the shop, for links in mails, without a path; unset: `http://localhost` and the port',
  ),
  trustedProxies: setting(
    'TRUST_PROXY',
    'off',
    trustedProxies,
    'Addresses or networks, separated by commas, of the proxies whose `X-Forwarded-…` headers tell the real client address and protocol',
  ),
  databaseUrls: optionalSetting(
    'DATABASE_URL',
    databaseAddress('read-write', 'primary'),
    'PostgreSQL 15 or newer, one host or several of which one is the primary; unset: a private PostgreSQL in `DATA_DIR`',
  ),
  replicaUrls: optionalSetting(
    'DATABASE_REPLICA_URL',
    databaseAddress('read-only', 'standby'),
    'Replica that answers reads of the catalogue, one host or several of which one is a standby',
  ),
  replicaMaxLagSeconds: setting(
    'DATABASE_REPLICA_MAX_LAG_SECONDS',
    '10',
    wholeNumber(1, 3600),
    'Seconds that the replica may be behind; while it is further, the database itself is read',
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
  catalogueVersionsKept: setting(
    'CATALOGUE_VERSIONS_KEPT',
    '1',
    wholeNumber(0, 20),
    'Catalogues besides the loaded one that stay in the database, to be put back without an import; each takes as much room as the loaded one',
  ),
  demoData: setting(
    'DEMO_DATA',
    'on',
    onOrOff,
    'Whether an empty database gets the demo customers and catalogue',
  ),
  sendsMail: setting(
    'OUTGOING_MAIL',
    'on',
    onOrOff,
    'Whether mails are sent; `off`, for example on a restored backup: they are held until `npm run mails -- send`',
  ),
  smtpUrl: optionalSetting(
    'SMTP_URL',
    address('smtp:', 'smtps:'),
    'Mail server; unset: each mail becomes a file in the folder `mail` of `DATA_DIR`',
  ),
  mailFrom: optionalSetting(
    'MAIL_FROM',
    mailAddress,
    'Sender of the mails of stores that have no address for this of their own; without a name the store’s is used. Unset: the store’s address for customers, or `shop@` its host name',
  ),
  webhooks: setting(
    'WEBHOOKS',
    'public',
    oneOf('public', 'any', 'off'),
    'Where webhooks may be sent: `public`: to addresses of the internet by HTTPS; `any`: also by HTTP and inside the own network; `off`, for example on a restored backup: they wait',
  ),
  runsTasks: setting(
    'TASKS',
    'on',
    onOrOff,
    'Whether this server also runs background tasks, such as sending mails; `off` where `npm run worker` does',
  ),
  erpUrl: optionalSetting(
    'ERP_URL',
    address('http:', 'https:'),
    'Where an ERP answers questions about prices, stock and orders; unset: the database alone answers',
  ),
  erpAuthorization: optionalSetting(
    'ERP_AUTHORIZATION',
    anyText,
    'Value of the header `Authorization` that the ERP wants, for example `Bearer` and a token',
  ),
  orderFiles: optionalSetting(
    'ORDER_FILES',
    folderOrSftp,
    'Folder, or `sftp://user:password@host/folder`, that gets a file for each entry of the order feed; unset: none',
  ),
  orderFilesFormat: setting('ORDER_FILES_FORMAT', 'csv', oneOf('csv', 'xml'), 'Form of these files'),
  orderFilesKey: optionalSetting(
    'ORDER_FILES_KEY',
    folder,
    'File with the private key for SFTP, instead of a password',
  ),
  orderFilesHostKey: optionalSetting(
    'ORDER_FILES_HOST_KEY',
    hostKeyFingerprint,
    'Fingerprint of the SFTP server’s key, as `ssh-keygen -l` prints it: `SHA256:…`; unset: any key is accepted',
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
  answerTimeoutSeconds: setting(
    'ANSWER_TIMEOUT_SECONDS',
    '20',
    wholeNumber(1, 600),
    'Seconds until a caller whose answer is not ready is told to try again',
  ),
  statementTimeoutSeconds: setting(
    'STATEMENT_TIMEOUT_SECONDS',
    '15',
    wholeNumber(1, 600),
    'Seconds until the database gives up a statement',
  ),
  sqlComments: setting(
    'SQL_COMMENTS',
    'off',
    onOrOff,
    'Whether each statement ends with a comment that has the id of its request; it is then planned each time, which takes twice to three times as long',
  ),
  shutdownSeconds: setting(
    'SHUTDOWN_SECONDS',
    '10',
    wholeNumber(0, 600),
    'Seconds that running requests and tasks have to finish when the server is told to stop',
  ),
  metricsPort: optionalSetting(
    'METRICS_PORT',
    wholeNumber(1, 65_535),
    'Port that answers `/metrics` for Prometheus; unset: none',
  ),
  metricsHost: setting('METRICS_HOST', '127.0.0.1', anyText, 'Network address of `METRICS_PORT`'),
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
export const shopUrlOf = ({ publicUrl, port }: Settings): string => publicUrl ?? `http://localhost:${port}`;
