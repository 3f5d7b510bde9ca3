import { createServer, type Server } from 'node:http';
import { AggregatorRegistry, Counter, Gauge, register } from 'prom-client';
import type { Settings } from '../config/settings.ts';
import type { DatabaseLog, Db } from '../db/database.ts';
import { ListenError } from './start-failure.ts';
import { readImportResults, readWorkCounts } from './work-counts.ts';

function measureWork(db: Db): void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `partsboard_${name}`, help, labelNames: ['state'], aggregator: 'first' });
  const mails = gauge('mails', 'Mails of the outbox that are not sent');
  const orders = new Gauge({
    name: 'partsboard_orders',
    help: 'Number of the latest order; rises with each order',
    aggregator: 'first',
  });
  new Gauge({
    name: 'partsboard_tasks',
    help: 'Background tasks; failed: all their tries are used up',
    labelNames: ['state'],
    aggregator: 'first',
    async collect() {
      // While the database is away the other metrics are wanted most; these keep their last values.
      const counts = await readWorkCounts(db).catch(() => undefined);
      if (counts === undefined) return;
      this.set({ state: 'waiting' }, counts.tasks_waiting);
      this.set({ state: 'failed' }, counts.tasks_failed);
      mails.set({ state: 'waiting' }, counts.mails_waiting);
      mails.set({ state: 'held' }, counts.mails_held);
      mails.set({ state: 'given-up' }, counts.mails_given_up);
      orders.set(counts.orders);
    },
  });
}

function measureImports(db: Db): void {
  const labels = { labelNames: ['kind'], aggregator: 'first' } as const;
  const seconds = new Gauge({
    name: 'partsboard_import_seconds',
    help: 'How long the last successful import of a kind took',
    ...labels,
  });
  const rows = new Gauge({
    name: 'partsboard_import_rows',
    help: 'Rows of the last successful import of a kind',
    ...labels,
  });
  const failures = new Counter({
    name: 'partsboard_import_failures_total',
    help: 'Imports of a kind that have failed, for whatever reason',
    ...labels,
  });
  new Gauge({
    name: 'partsboard_import_success_timestamp_seconds',
    help: 'When an import of a kind has last succeeded',
    ...labels,
    async collect() {
      const results = await readImportResults(db).catch(() => undefined);
      if (results === undefined) return;
      failures.reset();
      for (const result of results) {
        const { kind } = result;
        failures.inc({ kind }, result.failures);
        if (result.succeeded_at === null) continue;
        this.set({ kind }, result.succeeded_at.getTime() / 1000);
        seconds.set({ kind }, result.seconds ?? 0);
        rows.set({ kind }, result.row_count ?? 0);
      }
    },
  });
}

export interface MetricsServer {
  stop(): Promise<void>;
}

/** Answers `/metrics` for all workers of this server, on a port of its own. */
export async function startMetricsServer(
  settings: Settings,
  db: Db,
  log: DatabaseLog,
): Promise<MetricsServer> {
  const { metricsHost: host, metricsPort: port = 0, workers } = settings;
  measureWork(db);
  measureImports(db);
  const workersRegistry = workers === 1 ? undefined : new AggregatorRegistry();
  const metrics = async () =>
    workersRegistry === undefined
      ? register.metrics()
      : `${await register.metrics()}${await workersRegistry.clusterMetrics()}`;
  const server: Server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, 'The metrics could not be collected');
        response.writeHead(503).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new ListenError(error, host, port)));
    server.listen(port, host, resolve);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
