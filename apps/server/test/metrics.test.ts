import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, RealServers, urlOf } from './real-servers.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const TIME = 60_000;

const servers = new RealServers();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into import_result (kind, succeeded_at, seconds, row_count, failures) values ('stock', now(), 0.5, 12, 3)`,
  );
});
afterAll(() => database.drop());

/** The sum of a metric's samples that have these labels. */
function valueOf(metrics: string, name: string, ...labels: readonly string[]): number | undefined {
  const samples = metrics
    .split('\n')
    .filter((line) => line.startsWith(name) && labels.every((label) => line.includes(label)));
  return samples.length === 0
    ? undefined
    : samples.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('the metrics of a server', { timeout: TIME }, () => {
  it.each(['1', '2'])(
    'count what all of its workers answer, by route and status (%s workers)',
    async (WORKERS) => {
      const METRICS_PORT = await freePort();
      const server = servers.start({
        DATABASE_URL: database.url,
        WORKERS,
        METRICS_PORT,
        TASKS: 'off',
        ERP_URL: 'http://127.0.0.1:9',
      });
      const url = await urlOf(server);
      const read = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
      for (let call = 0; call < 6; call += 1) {
        // Over a connection of its own, since whole connections are dealt out to the workers.
        await fetch(`${url}/api/Currency?call=${call}`, { headers: { connection: 'close' } });
        await fetch(`${url}/api/nothing/${call}`, { headers: { connection: 'close' } });
      }
      const count = 'partsboard_request_seconds_count';
      await expect
        .poll(async () =>
          valueOf(await read(), count, 'route="/api/Currency"', 'status="200"', 'method="GET"'),
        )
        .toBe(6);
      const metrics = await read();
      expect(valueOf(metrics, count, 'status="404"')).toBe(6);
      expect(metrics).not.toContain('/api/nothing');
      expect(valueOf(metrics, 'partsboard_database_connections', 'state="idle"')).toBeGreaterThan(0);
      expect(valueOf(metrics, 'partsboard_cache_reads_total', 'cache="answers"', 'found="yes"')).toBe(0);
      const ofStores = ['cache="store numbers"', 'found="yes"'];
      expect(valueOf(metrics, 'partsboard_cache_reads_total', ...ofStores)).toBeGreaterThan(0);
      expect(valueOf(metrics, 'partsboard_cache_entries', 'cache="statement names"')).toBeGreaterThan(0);
      expect(valueOf(metrics, 'partsboard_credit_refusals_total')).toBe(0);
      expect(valueOf(metrics, 'partsboard_import_rows', 'kind="stock"')).toBe(12);
      expect(valueOf(metrics, 'partsboard_import_seconds', 'kind="stock"')).toBe(0.5);
      expect(valueOf(metrics, 'partsboard_import_success_timestamp_seconds')).toBeGreaterThan(1_700_000_000);
      expect(valueOf(metrics, 'partsboard_import_failures_total', 'kind="stock"')).toBe(3);
      expect(valueOf(metrics, 'partsboard_mails', 'state="held"')).toBe(0);
      expect(valueOf(metrics, 'partsboard_tasks', 'state="failed"')).toBe(0);
      expect(valueOf(metrics, 'partsboard_orders')).toBe(0);
      expect(valueOf(metrics, 'partsboard_erp_circuit_open')).toBe(0);
      expect(valueOf(metrics, 'partsboard_erp_questions_total', 'result="failed"')).toBe(0);
      expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds');
      // Not where customers come.
      expect((await fetch(`${url}/metrics`)).status).toBe(404);
      await server.end('SIGTERM');
      expect(server.exitCode).toBe(0);
    },
  );
});
