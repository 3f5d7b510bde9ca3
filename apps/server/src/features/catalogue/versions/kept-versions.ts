import type pg from 'pg';
import { VersionUnusable } from '../catalogue-failures.ts';
import { LIVE, OLD, readShape } from '../import/next-schema.ts';
import { dropCatalogue } from '../import/tidy-up.ts';

/** How many catalogues besides the live one stay, unless a setting says another number. */
export const VERSIONS_KEPT = 1;

/** The schema of a catalogue that is not live but can be put back, by the number under which it was imported. */
export const keptSchema = (version: number): string => `catalogue_v${version}`;

/** The number under which the live catalogue was imported; undefined before the first import. */
export async function findLiveVersion(client: pg.ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ version: number }>(
    'select coalesce(restores, number) as version from catalogue_version order by number desc limit 1',
  );
  return rows[0]?.version;
}

/** Where the live catalogue goes. One that a server of an older version has loaded lacks what putting back needs. */
export async function schemaForLeaving(client: pg.ClientBase): Promise<string> {
  const version = await findLiveVersion(client);
  const { rows } = await client.query(`select from ${LIVE}.loaded_part limit 1`);
  return version === undefined || rows.length === 0 ? OLD : keptSchema(version);
}

const KEPT = `
  select c.version
  from (select coalesce(restores, number) as version, max(number) as last from catalogue_version group by 1) c
  join pg_namespace n on n.nspname = 'catalogue_v' || c.version
  order by c.last desc`;

/** The catalogues that can be put back, that which was live last first. */
export async function findKeptVersions(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ version: number }>(KEPT);
  return rows.map(({ version }) => version);
}

/** Whether a kept catalogue has the tables that this program reads: a migration changes only the live ones. */
export const fitsProgram = async (client: pg.ClientBase, version: number): Promise<boolean> =>
  (await readShape(client, keptSchema(version))) === (await readShape(client));

/** Drops what is not to be kept: the catalogues that were live longest ago, and those that fit no more. */
export async function dropOldVersions(client: pg.ClientBase, keep: number): Promise<void> {
  await dropCatalogue(client, OLD);
  for (const [place, version] of (await findKeptVersions(client)).entries()) {
    if (place >= keep || !(await fitsProgram(client, version)))
      await dropCatalogue(client, keptSchema(version));
  }
}

/** The kept catalogue that was live last. */
export async function findVersionBefore(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(KEPT);
  const [before] = rows;
  if (before === undefined) throw new VersionUnusable('No other catalogue is kept.');
  return before.version;
}
