import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { workFolder } from './layout.ts';
import { postgresFolder, runAsPostgres } from './one-postgres.ts';
import { replaced, sample } from './proxies.ts';

const configuration = join(workFolder, 'pgbackrest.conf');
const STANZA = ['--stanza=partsboard', `--config=${configuration}`];

/** What PostgreSQL hands its log over with, as deploy/pgbackrest.conf says. */
export const archiveSettings = {
  archive_mode: 'on',
  archive_command: `pgbackrest ${STANZA.join(' ')} archive-push %p`,
  archive_timeout: '60',
};

export const pgBackRest = (...args: readonly string[]): Promise<string> =>
  runAsPostgres('pgbackrest', ...STANZA, ...args);

/** deploy/pgbackrest.conf with the folders of the rehearsal. */
export async function configurePgBackRest(data: string, port: number): Promise<void> {
  const folder = await postgresFolder('pgbackrest');
  // Each its own: what lies in the spool is removed again.
  const folders = ['repo1', 'log', 'lock', 'spool'].map((name) => `${name}-path=${join(folder, name)}`);
  const text = replaced(sample('pgbackrest.conf'), [
    [/repo1-path=.*/, folders.join('\n')],
    [/pg1-path=.*/, `pg1-path=${data}\npg1-port=${port}\npg1-socket-path=${dirname(data)}`],
  ]);
  await writeFile(configuration, text);
}
