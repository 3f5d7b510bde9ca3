import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverFolder } from '../src/config/folders.ts';
import { freePort, RealServers, urlOf } from './real-servers.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const deploy = join(serverFolder, '..', '..', 'deploy');
const FILES = ['grafana/partsboard.json', 'prometheus-alerts.yml'];

const servers = new RealServers();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The names of the metrics in a file's expressions. */
const namesIn = (text: string): string[] => [
  ...new Set(text.match(/\b(?:partsboard|nodejs|process)_[a-z\d_]+/g) ?? []),
];

/** The metrics that a server says it has; a histogram is asked for by the names of its parts. */
function exportedBy(metrics: string): Set<string> {
  const declared = [...metrics.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    declared.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
}

describe('the files for Grafana and Prometheus', { timeout: 60_000 }, () => {
  it.each(['1', '2'])('ask for metrics that a server has (%s workers)', async (WORKERS) => {
    const METRICS_PORT = await freePort();
    const server = servers.start({
      DATABASE_URL: database.url,
      DATABASE_REPLICA_URL: database.url,
      ERP_URL: 'http://127.0.0.1:9',
      TASKS: 'off',
      WORKERS,
      METRICS_PORT,
    });
    await urlOf(server);
    const exported = exportedBy(await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text());
    for (const file of FILES) {
      const names = namesIn(await readFile(join(deploy, file), 'utf8'));
      expect(names.length).toBeGreaterThan(10);
      expect(names.filter((name) => !exported.has(name))).toEqual([]);
    }
  });
});
