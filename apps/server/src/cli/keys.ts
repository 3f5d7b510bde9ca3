import { integrationScopes } from '@partsboard/contract/integration/scopes';
import type { Db } from '../db/database.ts';
import { addKey, listKeys, revokeKey } from '../features/integration/keys.service.ts';
import { readArguments, runCommand, UsageError } from './run-command.ts';

const USAGE = `Usage: npm run keys -- COMMAND

  add NAME --scope SCOPE… [--days DAYS]
               make a key for another system, such as an ERP, and print it once. It is valid for a year
               unless DAYS says otherwise. Keys of the same NAME belong to the same system.
               Scopes: ${integrationScopes.join(', ')}
  list         all keys, with their scopes, end and last use
  revoke ID    end a key at once; list shows its ID

The database is that of the server (DATABASE_URL, or the private PostgreSQL in DATA_DIR).
Exit code 0: done; 1: refused, nothing was changed; 2: wrong usage.`;

const read = () =>
  readArguments({
    scope: { type: 'string', multiple: true, default: [] },
    days: { type: 'string', default: '365' },
  });

type Options = ReturnType<typeof read>['values'];

async function add(db: Db, name: string, { scope, days }: Options): Promise<string> {
  if (name === '' || scope.length === 0) throw new UsageError();
  const { key, expiresAt } = await addKey(db, { name, scopes: scope, days: Number(days) });
  return `${key}\nThis key is shown once. It is valid until ${expiresAt.toISOString().slice(0, 10)}.`;
}

const dayOf = (time: Date | null): string => time?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never';

async function list(db: Db): Promise<string> {
  const lines = (await listKeys(db)).map((key) =>
    [
      key.id,
      key.name,
      `${key.beginning}…`,
      key.scopes.join(' '),
      key.revoked_at === null ? `until ${dayOf(key.expires_at)}` : `revoked ${dayOf(key.revoked_at)}`,
      `used ${dayOf(key.last_used_at)}`,
    ].join('\t'),
  );
  return lines.length === 0 ? 'There are no keys.' : lines.join('\n');
}

async function revoke(db: Db, id: string): Promise<string> {
  if (!/^\d{1,9}$/.test(id)) throw new UsageError();
  const { name, beginning } = await revokeKey(db, Number(id));
  return `The key ${beginning}… of ${name} was revoked.`;
}

const commands: Readonly<Record<string, (db: Db, argument: string, options: Options) => Promise<string>>> = {
  add,
  list,
  revoke,
};

process.exitCode = await runCommand(USAGE, () => {
  const { positionals, values } = read();
  const [name = '', argument = '', ...rest] = positionals;
  const command = commands[name];
  if (command === undefined || rest.length > 0 || (name === 'list') !== (argument === ''))
    throw new UsageError();
  return (db) => command(db, argument, values);
});
