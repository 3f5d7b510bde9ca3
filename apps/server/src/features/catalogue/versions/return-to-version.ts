import type pg from 'pg';
import { VersionUnusable } from '../catalogue-failures.ts';
import { applyParts } from '../import/apply-parts.ts';
import { lockUnchangedTables, readShape, swapSchemas } from '../import/next-schema.ts';
import type { ImportProgress } from '../import/progress.ts';
import {
  findKeptVersions,
  findLiveVersion,
  fitsProgram,
  keptSchema,
  schemaForLeaving,
} from './kept-versions.ts';
import { noteWhatLeaves, restoreDiscountGroups, restorePrices } from './leave-catalogue.ts';

async function checkUsable(client: pg.ClientBase, version: number): Promise<void> {
  if ((await findLiveVersion(client)) === version)
    throw new VersionUnusable(`Version ${version} is the catalogue that is loaded.`);
  if (!(await findKeptVersions(client)).includes(version))
    throw new VersionUnusable(`Version ${version} is not kept any more. Import its files again.`);
  if (!(await fitsProgram(client, version))) {
    throw new VersionUnusable(
      `Version ${version} was loaded before an update of the shop that changed the catalogue's tables. Import its files again.`,
    );
  }
}

/**
 * Puts a catalogue back that was live before. Runs inside the caller's transaction. Prices and stock stay as they are;
 * a part that comes back gets the price that it had when it left.
 */
export async function switchToVersion(
  client: pg.ClientBase,
  version: number,
  loadedBy: string | null,
  progress: ImportProgress,
): Promise<{ readonly version: number; readonly name: string }> {
  await checkUsable(client, version);
  const schema = keptSchema(version);
  progress.step('switch');
  await lockUnchangedTables(client, await readShape(client));
  await noteWhatLeaves(client, schema);
  await restoreDiscountGroups(client, schema);
  await applyParts(client, schema);
  await restorePrices(client, schema);
  await client.query('select stage_part_list($1)', [schema]);
  await client.query('select apply_part_list()');
  await swapSchemas(client, schema, await schemaForLeaving(client));
  const { rows } = await client.query<{ version: number; name: string }>(
    `insert into catalogue_version (name, issued, checksum, restores, loaded_by, row_count, part_count)
     select name, issued, checksum, number, $2, row_count, part_count from catalogue_version where number = $1
     returning number as version, name`,
    [version, loadedBy],
  );
  await client.query('notify catalogue_imported');
  const [loaded] = rows;
  if (loaded === undefined) throw new Error(`The version ${version} has no row`);
  return loaded;
}
