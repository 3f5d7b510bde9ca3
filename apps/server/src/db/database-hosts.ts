import { placeOf, probeDatabase } from './probe-database.ts';
import { ReadOnlyDatabase } from './read-only-database.ts';

/** Where connections are made to. */
export interface DatabaseHosts {
  /** The address of the host that was right the last time; the hosts differ in nothing else. */
  readonly current: () => string;
  /** The host to connect to now. */
  readonly find: () => Promise<string>;
  /** A host that was found did not take a connection, or is not what is looked for any more. */
  readonly lost: (url: string) => void;
}

export type HostRole = 'primary' | 'standby';

const PROBE_MILLISECONDS = 2_000;

/** One host, which nobody has to look for. Its port may change: the private PostgreSQL may come back on another. */
export const singleHost = (url: () => string): DatabaseHosts => ({
  current: url,
  find: () => Promise.resolve(url()),
  lost: () => undefined,
});

/** The first host that has the role, as soon as it says so: another one may be frozen. */
const firstWithRole = (urls: readonly string[], role: HostRole): Promise<string> =>
  Promise.any(
    urls.map(async (url) => {
      const { isReadOnly } = await probeDatabase(url, PROBE_MILLISECONDS);
      if (isReadOnly && role === 'primary') throw new ReadOnlyDatabase(placeOf(url));
      if (!isReadOnly && role === 'standby') throw new Error(`The database at ${placeOf(url)} is no standby`);
      return url;
    }),
  );

/** Several hosts of one database, of which one at a time has the role. It is looked for again when it was lost. */
export function databaseHosts(urls: readonly string[], role: HostRole): DatabaseHosts {
  const [first = ''] = urls;
  if (urls.length === 1) return singleHost(() => first);
  let found: string | undefined;
  let finding: Promise<string> | undefined;
  const find = async () => {
    finding ??= firstWithRole(urls, role).finally(() => {
      finding = undefined;
    });
    found = await finding;
    return found;
  };
  return {
    current: () => found ?? first,
    find: () => (found === undefined ? find() : Promise.resolve(found)),
    lost: (url) => {
      if (url === found) found = undefined;
    },
  };
}
