import { text } from 'node:stream/consumers';
import { defaultRoles } from '@partsboard/contract/backoffice/roles';
import type { Db } from '../db/database.ts';
import {
  addStaff,
  listAllStaff,
  resetStaff,
  setStaffStatus,
} from '../features/staff/server-commands.service.ts';
import { readArguments, runCommand, UsageError } from './run-command.ts';

const USAGE = `Usage: npm run staff -- COMMAND

  add EMAIL --name NAME --role ROLE… [--branch CODE…] [--language pl|en] [--password-stdin]
                  add a member of staff; prints a password that the first login asks to change, or
                  takes one from standard input. Roles: ${defaultRoles.join(', ')}
  list            everybody, with roles and branches
  disable EMAIL   no login any more, and all sessions end
  enable EMAIL    the login works again
  reset EMAIL     prints a new password, removes the second factor and ends all sessions

The database is that of the server (DATABASE_URL, or the private PostgreSQL in DATA_DIR).
Exit code 0: done; 1: refused, nothing was changed; 2: wrong usage.`;

const read = () =>
  readArguments({
    name: { type: 'string' },
    role: { type: 'string', multiple: true, default: [] },
    branch: { type: 'string', multiple: true, default: [] },
    language: { type: 'string', default: 'pl' },
    'password-stdin': { type: 'boolean', default: false },
  });

type Options = ReturnType<typeof read>['values'];

async function add(db: Db, email: string, options: Options): Promise<string> {
  const { name, role, branch, language } = options;
  if (name === undefined || role.length === 0 || (language !== 'pl' && language !== 'en')) {
    throw new UsageError();
  }
  const given = options['password-stdin'] ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined;
  const password = await addStaff(db, { email, name, language, roles: role, branches: branch }, given);
  return password === undefined ? `${email} was added.` : `${email} was added. Password: ${password}`;
}

async function list(db: Db): Promise<string> {
  const lines = (await listAllStaff(db)).map((member) =>
    [
      member.email,
      member.name,
      member.status,
      member.roles.map(({ name }) => name).join(', '),
      member.branches.map(({ code }) => code).join(', '),
    ].join('\t'),
  );
  return lines.join('\n');
}

const commands: Readonly<Record<string, (db: Db, email: string, options: Options) => Promise<string>>> = {
  add,
  disable: async (db, email) => {
    await setStaffStatus(db, email, 'disabled');
    return `${email} is disabled.`;
  },
  enable: async (db, email) => {
    await setStaffStatus(db, email, 'active');
    return `${email} is enabled.`;
  },
  reset: async (db, email) => `Password of ${email}: ${await resetStaff(db, email)}`,
};

process.exitCode = await runCommand(USAGE, () => {
  const { positionals, values } = read();
  const [name = '', email, ...rest] = positionals;
  const command = commands[name];
  const isList = name === 'list' && email === undefined;
  if (rest.length > 0 || (!isList && (command === undefined || email === undefined))) throw new UsageError();
  return (db) => (command ? command(db, email ?? '', values) : list(db));
});
