import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { WrongFolder } from '../catalogue-failures.ts';
import { catalogueFile, catalogueFiles } from '../format/catalogue-files.ts';
import { buildUnique, checkBoards, joinVehicleCampaigns } from './check-database.ts';
import type { CatalogueDifference } from './catalogue-difference.ts';
import type { FileResult } from './folder-reader.ts';
import { saveLastIds } from './identities.ts';
import { openImportContext, type ImportContext } from './import-context.ts';
import { loadBoards } from './load-boards.ts';
import { loadLines } from './load-lines.ts';
import { loadPartRelations } from './load-part-relations.ts';
import { loadParts } from './load-parts.ts';
import {
  applyDiscounts,
  applyPrices,
  applyStock,
  loadDiscounts,
  loadPrices,
  loadStock,
  removeOldDiscountGroups,
} from './load-prices-and-stock.ts';
import { loadVehicleTypes } from './load-vehicle-types.ts';
import { loadCampaigns, loadVehicles } from './load-vehicles.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import {
  createNextSchema,
  LIVE,
  lockUnchangedTables,
  NEXT,
  pendingDefinitions,
  readShape,
  swapSchemas,
  type PendingDefinition,
} from './next-schema.ts';
import type { Problem } from './problems.ts';
import type { ImportProgress } from './progress.ts';
import { schemaForLeaving } from '../versions/kept-versions.ts';
import { noteWhatLeaves } from '../versions/leave-catalogue.ts';

interface CatalogueHead {
  readonly name: string;
  readonly issued: string;
}

export interface ImportOutcome {
  readonly files: readonly FileResult[];
  readonly problems: readonly Problem[];
  readonly problemCount: number;
  /** What was read otherwise than it stood in the files, or left out; it refuses nothing. */
  readonly notes: readonly Problem[];
  readonly noteCount: number;
  /** The number of the catalogue that is now live; absent after a check or with problems. */
  readonly version?: number;
  readonly name?: string;
  readonly issued?: string;
  /** What loading it would change; only a check tells. */
  readonly difference?: CatalogueDifference;
}

export type BuiltImport = ImportOutcome & { readonly publish?: () => Promise<ImportOutcome> };

async function loadHead({ folder }: ImportContext): Promise<CatalogueHead | undefined> {
  const heads: CatalogueHead[] = [];
  await folder.read(catalogueFile, {
    row({ name, issued }, check) {
      if (heads.length > 0) check.fail({ code: 'one-row-only' });
      heads.push({ name, issued: issued.text });
    },
  });
  return heads[0];
}

/** Thirty missing files are one mistake. */
async function announceSize(folder: string, progress: ImportProgress): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory() !== true)
    throw new WrongFolder(`There is no folder ${folder}. Nothing was changed.`);
  const sizes = await Promise.all(
    catalogueFiles.map(({ name }) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => undefined,
      ),
    ),
  );
  if (sizes.every((size) => size === undefined))
    throw new WrongFolder(
      `The folder ${folder} holds none of the files of a catalogue. Nothing was changed.`,
    );
  progress.started(sizes.reduce((sum: number, size) => sum + (size ?? 0), 0));
}

const isUnique = ({ kind, statement }: PendingDefinition): boolean =>
  kind === 'primary' || kind === 'unique' || statement.startsWith('CREATE UNIQUE');

/** Tables that are filled from others, after these have their indexes. */
const DERIVED = [
  ...['board_name', 'board_vehicles', 'part_name', 'search_name', 'search_word', 'vehicle_type_board'],
];
const FILLED_LATER = ['vehicle_campaign', ...DERIVED];

async function buildUniques(
  context: ImportContext,
  definitions: readonly PendingDefinition[],
  isMeant: (table: string) => boolean,
): Promise<void> {
  const faulty = new Set<string>();
  for (const definition of definitions.filter((item) => isUnique(item) && isMeant(item.table))) {
    if (faulty.has(definition.table)) continue;
    if (!(await buildUnique(context, definition))) faulty.add(definition.table);
  }
}

async function build(client: pg.ClientBase, definitions: readonly PendingDefinition[]): Promise<void> {
  for (const { statement } of definitions) await client.query(statement);
}

/** The boards of each vehicle type, in the order in which a vehicle's tree reads them. */
async function deriveBoardsOfTypes({ client }: ImportContext): Promise<void> {
  await client.query(
    `insert into ${NEXT}.vehicle_type_board
       (vehicle_type_id, category_id, board_id, valid_from, valid_to, line_count, retrofit)
     select t.id, b.category_id, b.id, b.valid_from, b.valid_to, least(sum(g.lines), 32767), b.retrofit
     from (
       select f.board_id, f.type_set_id, l.steering, l.transmission, count(*) as lines
       from ${NEXT}.fitment f join ${NEXT}.board_line l on l.board_id = f.board_id and l.line = f.line
       group by f.board_id, f.type_set_id, l.steering, l.transmission
     ) g
     join ${NEXT}.type_set s on s.id = g.type_set_id
     cross join unnest(s.vehicle_type_ids) as u (vehicle_type_id)
     join ${NEXT}.vehicle_type t on t.id = u.vehicle_type_id
       and (g.steering is null or t.steering is null or t.steering = g.steering)
       and (g.transmission is null or t.transmission is null or t.transmission = g.transmission)
     join ${NEXT}.board b on b.id = g.board_id
     group by t.id, b.category_id, b.id, b.valid_from, b.valid_to, b.retrofit
     order by t.id, b.category_id, b.id`,
  );
}

async function analyze({ client }: ImportContext): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = $1',
    [NEXT],
  );
  await client.query([...rows.map(({ name }) => `analyze ${NEXT}.${name}`), 'analyze part'].join(';'));
}

/** After the swap, so that the parts are counted in their place. */
async function insertVersion(
  { client, folder }: ImportContext,
  { name, issued }: CatalogueHead,
  loadedBy: string | null,
): Promise<number> {
  const rowCount = folder.results.reduce((sum, { rows }) => sum + rows, 0);
  const { rows } = await client.query<{ number: number }>(
    `insert into catalogue_version (name, issued, checksum, loaded_by, row_count, part_count)
     values ($1, $2, $3, $4, $5, (select count(*) from ${LIVE}.loaded_part)) returning number`,
    [name, issued, folder.checksum(), loadedBy, rowCount],
  );
  const [version] = rows;
  if (version === undefined) throw new Error('The version was not written');
  return version.number;
}

/**
 * Builds the whole catalogue of a folder beside the live one and checks it. Runs inside the caller's transaction and
 * returns what makes it live, or nothing if there are problems.
 */
export async function buildCatalogue(
  client: pg.ClientBase,
  folder: string,
  progress: ImportProgress,
  loadedBy: string | null = null,
): Promise<BuiltImport> {
  const shape = await readShape(client);
  await announceSize(folder, progress);
  await createNextSchema(client);
  const context = await openImportContext(client, folder, progress);

  const head = await loadHead(context);
  const equipment = await loadVocabulary(context);
  const types = await loadVehicleTypes(context);
  const vehicles = await loadVehicles(context, types, equipment);
  await loadCampaigns(context);
  const discountCodes = await loadParts(context);
  await loadPartRelations(context);
  const boards = await loadBoards(context);
  const boardsWithLines = await loadLines(context, boards, types);
  const discounts = await loadDiscounts(context);
  await loadPrices(context);
  await loadStock(context);
  await context.copy.finish();

  const definitions = await pendingDefinitions(client);
  progress.step('unique-indexes');
  await buildUniques(context, definitions, (table) => !FILLED_LATER.includes(table));
  progress.step('checks');
  await joinVehicleCampaigns(context);
  await checkBoards(context, boardsWithLines);
  await buildUniques(context, definitions, (table) => table === 'vehicle_campaign');

  const outcome = {
    files: context.folder.results,
    ...context.problems.result(),
    ...(head && { name: head.name, issued: head.issued }),
  };
  if (outcome.problemCount > 0 || head === undefined) return outcome;
  await client.query(`drop table ${NEXT}.vehicle_campaign_loaded`);

  const publish = async (): Promise<ImportOutcome> => {
    progress.step('boards');
    await deriveBoardsOfTypes(context);
    progress.step('search');
    await client.query('select derive_names($1), derive_board_vehicles($1)', [NEXT]);
    progress.step('indexes');
    await build(
      client,
      definitions.filter((item) => isUnique(item) && DERIVED.includes(item.table)),
    );
    await build(
      client,
      definitions.filter((item) => !isUnique(item)),
    );
    progress.step('statistics');
    await analyze(context);
    await client.query('select stage_part_list($1)', [NEXT]);
    const lastIds = Object.entries(context.ids).map(([kind, { last }]): [string, number] => [kind, last]);
    await saveLastIds(client, new Map([...lastIds, ['vehicle', vehicles.lastId]]));
    progress.step('switch');
    await lockUnchangedTables(client, shape);
    // From here on rows that a checkout changes are locked, so that nothing slow may follow.
    await noteWhatLeaves(client, NEXT);
    await applyDiscounts(client, discounts);
    await removeOldDiscountGroups(client, context.ids.discountGroup, discountCodes);
    // Stock first: orders lock it before what their triggers change in part_list, and prices and names change that too.
    await applyStock(client);
    await applyPrices(client);
    await client.query('select apply_part_list()');
    await swapSchemas(client, NEXT, await schemaForLeaving(client));
    const version = await insertVersion(context, head, loadedBy);
    await client.query('notify catalogue_imported');
    return { ...outcome, version };
  };
  return { ...outcome, publish };
}
