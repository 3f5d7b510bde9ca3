// Writes apps/server/src/db/tables.ts from a freshly migrated database; with --check only compares.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { format } from 'prettier';
import { migrate } from '../src/db/migrate.ts';
import {
  clusterUrl,
  openCluster,
  startCluster,
  stopCluster,
} from '@partsboard/private-postgres/postgres-cluster';
import { readPostmaster } from '@partsboard/private-postgres/postgres-process';
import { printTables, READ_COLUMNS, READ_CHECKS, type Check, type Column } from './print-tables.ts';

const target = join('apps', 'server', 'src', 'db', 'tables.ts');

async function readTables(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const columns = await client.query<Column>(READ_COLUMNS);
    const checks = await client.query<Check>(READ_CHECKS);
    return printTables(columns.rows, checks.rows);
  } finally {
    await client.end();
  }
}

async function generate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'partsboard-types-'));
  const cluster = await openCluster(join(folder, 'postgres'), 'throw-away');
  await startCluster(cluster, 'throw-away');
  try {
    const postmaster = await readPostmaster(cluster);
    if (!postmaster) throw new Error('PostgreSQL has started without a postmaster.pid');
    const url = await clusterUrl(cluster, postmaster.port, 'postgres');
    await migrate(url);
    return await format(await readTables(url), {
      parser: 'typescript',
      singleQuote: true,
      printWidth: 110,
      trailingComma: 'all',
    });
  } finally {
    await stopCluster(cluster, 'immediate');
    await rm(folder, { recursive: true, force: true });
  }
}

const text = await generate();
if (!process.argv.includes('--check')) await writeFile(target, text);
else if (text !== (await readFile(target, 'utf8'))) {
  process.stderr.write(`${target} does not fit the migrations. Run: npm run generate\n`);
  process.exitCode = 1;
}
