import { expect, it } from 'vitest';
import { createDatabaseBefore } from '../../../test/database-before-migration.ts';

it('keeps when figures were loaded, beside how imports have ended', async () => {
  const database = await createDatabaseBefore('0350_figures_in_import_results.sql');
  const { client } = database;
  await client.query('delete from figures_loaded');
  await client.query(`insert into figures_loaded (kind, loaded_at) values
    ('prices', '2026-11-01T10:00Z'), ('stock', '2026-11-02T10:00Z')`);
  await client.query(`insert into import_result (kind, failures) values ('stock', 2), ('bins', 1)`);
  await database.migrate();
  const { rows } = await client.query(
    'select kind, failures, loaded_at, succeeded_at from import_result order by kind',
  );
  expect(rows).toEqual([
    { kind: 'bins', failures: 1, loaded_at: null, succeeded_at: null },
    { kind: 'prices', failures: 0, loaded_at: new Date('2026-11-01T10:00Z'), succeeded_at: null },
    { kind: 'stock', failures: 2, loaded_at: new Date('2026-11-02T10:00Z'), succeeded_at: null },
  ]);
  await database.close();
});
