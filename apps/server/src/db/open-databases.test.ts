import { describe, expect, it } from 'vitest';
import { poolSizeOf, type DatabaseOptions } from './open-databases.ts';
import { MAX_CONNECTIONS } from '@partsboard/private-postgres/postgres-options';

const options = (given: Partial<DatabaseOptions>): DatabaseOptions => ({
  databaseUrls: undefined,
  replicaUrls: undefined,
  replicaMaxLagSeconds: 10,
  databasePoolSize: 10,
  statementTimeoutSeconds: 15,
  dataFolder: 'var',
  workers: 1,
  ...given,
});

describe('the pools of one server', () => {
  it.each([1, 2, 4, 16, 64])('fit into the private PostgreSQL with %i workers, however large', (workers) => {
    const size = poolSizeOf(options({ workers, databasePoolSize: 500 }));
    const processes = workers === 1 ? 1 : workers + 1;
    expect(processes * (size + 1)).toBeLessThan(MAX_CONNECTIONS);
    expect(size).toBeGreaterThanOrEqual(2);
  });

  it('are as large as the setting says where that is possible', () => {
    expect(poolSizeOf(options({ workers: 4 }))).toBe(10);
    expect(poolSizeOf(options({ workers: 64, databaseUrls: ['postgres://db.example/shop'] }))).toBe(10);
  });
});
