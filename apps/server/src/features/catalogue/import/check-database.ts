import { codeOf, UNIQUE_VIOLATION } from '../../../db/error-code.ts';
import {
  boardLinesFile,
  boardsFile,
  fitmentFile,
  hotspotsFile,
  partAttributesFile,
  vehicleCampaignsFile,
  vehiclesFile,
} from '../format/catalogue-files.ts';
import type { FileFormat, Row } from '../format/file-format.ts';
import type { Refusal } from './folder-reader.ts';
import { partKey, type ImportContext } from './import-context.ts';
import { NEXT, type PendingDefinition } from './next-schema.ts';

const twiceIn = (first: number) => ({ code: 'same-key-in-row', row: first }) as const;
/** A problem lists no more keys than this. */
const MAX_KEYS = 1000;

interface DuplicateCheck<F extends FileFormat> {
  readonly file: F;
  /** Gives `key` for every key that occurs more than once. */
  readonly sql: string;
  readonly keyOf: (row: Row<F>, context: ImportContext) => string;
}

const duplicateCheck =
  <F extends FileFormat>({ file, sql, keyOf }: DuplicateCheck<F>) =>
  (context: ImportContext): Promise<void> =>
    reportRowsWithKeys(context, file, sql, twiceIn, (row) => keyOf(row, context));

const boardId = (code: string, { ids }: ImportContext): number => ids.board.idOf(code) ?? 0;

const twice = (table: string, ...columns: readonly string[]): string =>
  `select concat_ws(' ', ${columns.map((column) => `coalesce(${column}::text, '-')`).join(', ')}) as key
   from ${NEXT}.${table} group by ${columns.join(', ')} having count(*) > 1`;

const vinTwice = duplicateCheck({
  file: vehiclesFile,
  sql: twice('vehicle', 'vin'),
  keyOf: ({ vin }) => vin,
});

/** Tables that are too large to be checked for repetition while they are read, by the name of what must be unique. */
const DUPLICATE_CHECKS = new Map<string, (context: ImportContext) => Promise<void>>([
  ['vehicle_vin_key', vinTwice],
  // Two rows of one car were given its one id.
  ['vehicle_pk', vinTwice],
  [
    'hotspot_pk',
    duplicateCheck({
      file: hotspotsFile,
      sql: twice('hotspot', 'drawing_id', 'callout', 'x1', 'y1', 'x2', 'y2'),
      keyOf: ({ drawing, callout, x1, y1, x2, y2 }, { ids }) =>
        [ids.drawing.idOf(drawing), callout, x1, y1, x2, y2].join(' '),
    }),
  ],
  [
    'board_line_pk',
    duplicateCheck({
      file: boardLinesFile,
      sql: twice('board_line', 'board_id', 'line'),
      keyOf: ({ board, line }, context) => `${boardId(board, context)} ${line}`,
    }),
  ],
  [
    'fitment_quantity_key',
    duplicateCheck({
      file: fitmentFile,
      sql: twice('fitment', 'board_id', 'line', 'quantity'),
      keyOf: ({ board, line, quantity }, context) => `${boardId(board, context)} ${line} ${quantity ?? '-'}`,
    }),
  ],
  [
    'part_attribute_pk',
    duplicateCheck({
      file: partAttributesFile,
      sql: twice('part_attribute', 'part_id', 'attribute_id', 'position'),
      keyOf: ({ brand, number, attribute, position }, { ids }) =>
        [
          ids.part.idOf(partKey(ids.brand.idOf(brand) ?? 0, number.normalised)),
          ids.attribute.idOf(attribute),
          position,
        ].join(' '),
    }),
  ],
  [
    'vehicle_campaign_pk',
    duplicateCheck({
      file: vehicleCampaignsFile,
      sql: `select concat_ws(' ', vin, campaign_id) as key from ${NEXT}.vehicle_campaign_loaded
            group by vin, campaign_id having count(*) > 1`,
      keyOf: ({ vin, campaign }, { ids }) => `${vin} ${ids.campaign.idOf(campaign) ?? 0}`,
    }),
  ],
]);

async function reportRowsWithKeys<F extends FileFormat>(
  { client, folder }: ImportContext,
  file: F,
  sql: string,
  refusal: Refusal,
  keyOf: (row: Row<F>) => string,
): Promise<void> {
  const { rows } = await client.query<{ key: string }>(`${sql} limit ${MAX_KEYS}`);
  await folder.locate(file, keyOf, new Map(rows.map(({ key }) => [key, refusal])));
}

/** Builds a unique index; if the rows do not allow it, reports which ones and returns false. */
export async function buildUnique(context: ImportContext, definition: PendingDefinition): Promise<boolean> {
  const { client } = context;
  await client.query('savepoint building');
  try {
    await client.query(definition.statement);
    await client.query('release savepoint building');
    return true;
  } catch (error) {
    const report = DUPLICATE_CHECKS.get(definition.name);
    if (codeOf(error) !== UNIQUE_VIOLATION || report === undefined) throw error;
    await client.query('rollback to savepoint building');
    await report(context);
    return false;
  }
}

/** Rows that name what a file would have described, had it been read to its end, are missing without a fault. */
const isPartlyKnown = ({ ids }: ImportContext): boolean =>
  Object.values(ids).some(({ isPartial }) => isPartial);

/** Campaigns find their cars by VIN once the cars have their ids. */
export async function joinVehicleCampaigns(context: ImportContext): Promise<void> {
  const { client, problems } = context;
  if (problems.none(vehiclesFile.name) && !isPartlyKnown(context)) {
    await reportRowsWithKeys(
      context,
      vehicleCampaignsFile,
      `select distinct vin as key from ${NEXT}.vehicle_campaign_loaded c
       where not exists (select from ${NEXT}.vehicle v where v.vin = c.vin)`,
      { code: 'no-vehicle', column: 'vin' },
      ({ vin }) => vin,
    );
  }
  await client.query(
    `insert into ${NEXT}.vehicle_campaign (vehicle_id, campaign_id, is_done)
     select v.id, c.campaign_id, c.is_done from ${NEXT}.vehicle_campaign_loaded c join ${NEXT}.vehicle v on v.vin = c.vin`,
  );
}

const LINE_KEY = `f.board_id || ' ' || f.line as key`;

/** Boards, lines and fitment must belong together. Needs the indexes on lines and fitment. */
export async function checkBoards(
  context: ImportContext,
  boardsWithLines: ReadonlySet<number>,
): Promise<void> {
  const { folder, problems, client } = context;
  if (!problems.none(boardsFile.name, boardLinesFile.name, fitmentFile.name) || isPartlyKnown(context))
    return;
  const { rows } = await client.query<{ id: number; code: string }>(`select id, code from ${NEXT}.board`);
  const bare = rows.filter(({ id }) => !boardsWithLines.has(id));
  await folder.locate(
    boardsFile,
    ({ code }) => code,
    new Map(bare.map(({ code }) => [code, { code: 'board-without-lines', column: 'code' }])),
  );
  const fitmentKey = ({ board, line }: Row<typeof fitmentFile>) => `${boardId(board, context)} ${line}`;
  await reportRowsWithKeys(
    context,
    fitmentFile,
    `select distinct ${LINE_KEY} from ${NEXT}.fitment f
     where not exists (select from ${NEXT}.board_line l where l.board_id = f.board_id and l.line = f.line)`,
    { code: 'no-such-line', column: 'line' },
    fitmentKey,
  );
  await reportRowsWithKeys(
    context,
    boardLinesFile,
    `select ${LINE_KEY} from ${NEXT}.board_line f
     where not exists (select from ${NEXT}.fitment l where l.board_id = f.board_id and l.line = f.line)`,
    { code: 'line-without-fitment', column: 'line' },
    ({ board, line }) => `${boardId(board, context)} ${line}`,
  );
  // The same pairs of sets come again and again, so that each is compared once.
  await reportRowsWithKeys(
    context,
    fitmentFile,
    `with pair as (
       select f.board_id, f.line, f.type_set_id as one, g.type_set_id as other
       from ${NEXT}.fitment f join ${NEXT}.fitment g
         on g.board_id = f.board_id and g.line = f.line and (f.quantity is null or g.quantity > f.quantity)
         and g.quantity is not null),
     clash as (
       select d.one, d.other from (select distinct one, other from pair) d
       join ${NEXT}.type_set a on a.id = d.one join ${NEXT}.type_set b on b.id = d.other
       where a.vehicle_type_ids && b.vehicle_type_ids)
     select distinct ${LINE_KEY} from pair f join clash using (one, other)`,
    { code: 'two-quantities', column: 'types' },
    fitmentKey,
  );
}
