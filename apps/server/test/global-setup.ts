import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { insertMethods } from '../src/demo/demo-content.repository.ts';
import { demoMethods } from '../src/demo/demo-methods.ts';
import {
  clusterUrl,
  openCluster,
  startCluster,
  stopCluster,
} from '@partsboard/private-postgres/postgres-cluster';
import { readPostmaster } from '@partsboard/private-postgres/postgres-process';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL that holds the tests' databases, and the one that they are copies of. */
    readonly postgres: { readonly adminUrl: string; readonly template: string };
    /** Where tests make their folders. */
    readonly folder: string;
  }
}

interface Server {
  readonly adminUrl: string;
  stop(): Promise<void>;
}

async function startServer(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'partsboard-test-'));
  const cluster = await openCluster(join(folder, 'postgres'), 'throw-away');
  await startCluster(cluster, 'throw-away');
  const postmaster = await readPostmaster(cluster);
  if (!postmaster) throw new Error('PostgreSQL has started without a postmaster.pid');
  return {
    adminUrl: await clusterUrl(cluster, postmaster.port, 'postgres'),
    async stop() {
      await stopCluster(cluster, 'immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function findServer(): Promise<Server> {
  const adminUrl = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  return adminUrl === undefined ? startServer() : { adminUrl, stop: () => Promise.resolve() };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Nearly every test orders something; a shop begins without ways to deliver and to pay. */
async function addMethods(url: string): Promise<void> {
  const { db, close } = connect({ url: () => url, poolSize: 1 });
  try {
    await insertMethods(db, demoMethods);
  } finally {
    await close();
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer();
  const template = `partsboard_template_${process.pid}_${Date.now()}`;
  await run(server.adminUrl, `create database ${template} template template0 encoding 'UTF8'`);
  const templateUrl = new URL(server.adminUrl);
  templateUrl.pathname = template;
  await migrate(templateUrl.href);
  await addMethods(templateUrl.href);
  project.provide('postgres', { adminUrl: server.adminUrl, template });
  const folder = await mkdtemp(join(tmpdir(), 'partsboard-tests-'));
  project.provide('folder', folder);
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await run(server.adminUrl, `drop database ${template} with (force)`);
    await server.stop();
  };
}
