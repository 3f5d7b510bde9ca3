import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { catalogueFile, catalogueFiles } from '../format/catalogue-files.ts';
import { buildUnique, checkBoards, joinVehicleCampaigns } from './check-database.ts';
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
  lockUnchangedTables,
  NEXT,
  pendingDefinitions,
  readShape,
  swapSchemas,
  type PendingDefinition,
} from './next-schema.ts';
import type { Problem } from './problems.ts';
import type { ImportProgress } from './progress.ts';
import { findUnusedPictures } from './tidy-up.ts';

interface CatalogueHead {
  readonly name: string;
  readonly issued: string;
}

export interface ImportOutcome {
  readonly files: readonly FileResult[];
  readonly problems: readonly Problem[];
  readonly problemCount: number;
  /** The number of the catalogue that is now live; absent after a check or with problems. */
  readonly version?: number;
  readonly name?: string;
}

async function loadHead({ folder }: ImportContext): Promise<CatalogueHead | undefined> {
  const heads: CatalogueHead[] = [];
  await folder.read(catalogueFile, {
    row({ name, issued }, check) {
      if (heads.length > 0) check.fail('the file has one row only');
      heads.push({ name, issued: issued.text });
    },
  });
  return heads[0];
}

async function announceSize({ folder, progress }: ImportContext): Promise<void> {
  const sizes = await Promise.all(
    catalogueFiles.map(({ name }) =>
      stat(join(folder.folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  progress.started(sizes.reduce((sum, size) => sum + size, 0));
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

/**
 * Builds the whole catalogue of a folder beside the live one and checks it. Runs inside the caller's transaction and
 * returns what makes it live, or nothing if there are problems.
 */
export async function buildCatalogue(
  client: pg.ClientBase,
  folder: string,
  progress: ImportProgress,
): Promise<ImportOutcome & { readonly publish?: () => Promise<ImportOutcome> }> {
  const shape = await readShape(client);
  await createNextSchema(client);
  const context = await openImportContext(client, folder, progress);
  await announceSize(context);

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
  progress.step('Unique indexes');
  await buildUniques(context, definitions, (table) => !FILLED_LATER.includes(table));
  progress.step('Checking what belongs together');
  await joinVehicleCampaigns(context);
  await checkBoards(context, boardsWithLines);
  await buildUniques(context, definitions, (table) => table === 'vehicle_campaign');

  const { problems } = context;
  const outcome = { files: context.folder.results, problems: problems.list(), problemCount: problems.total };
  if (problems.total > 0 || head === undefined) return outcome;
  await client.query(`drop table ${NEXT}.vehicle_campaign_loaded`);

  const publish = async (): Promise<ImportOutcome> => {
    progress.step('Boards of the vehicle types');
    await deriveBoardsOfTypes(context);
    progress.step('Names for the search');
    await client.query('select derive_names($1), derive_board_vehicles($1)', [NEXT]);
    progress.step('Indexes and constraints');
    await build(
      client,
      definitions.filter((item) => isUnique(item) && DERIVED.includes(item.table)),
    );
    await build(
      client,
      definitions.filter((item) => !isUnique(item)),
    );
    progress.step('Statistics');
    await analyze(context);
    const lastIds = Object.entries(context.ids).map(([kind, { last }]): [string, number] => [kind, last]);
    await saveLastIds(client, new Map([...lastIds, ['vehicle', vehicles.lastId]]));
    progress.step('Prices, stock and the swap');
    await lockUnchangedTables(client, shape);
    // From here on rows that a checkout changes are locked, so that nothing slow may follow.
    await applyDiscounts(client, discounts);
    await removeOldDiscountGroups(client, context.ids.discountGroup, discountCodes);
    await applyPrices(client);
    await applyStock(client);
    await findUnusedPictures(client);
    await swapSchemas(client);
    const { rows } = await client.query<{ number: number }>(
      'insert into catalogue_version (name, issued, checksum) values ($1, $2, $3) returning number',
      [head.name, head.issued, context.folder.checksum()],
    );
    await client.query('notify catalogue_imported');
    return { ...outcome, name: head.name, ...(rows[0] ? { version: rows[0].number } : {}) };
  };
  return { ...outcome, publish };
}
