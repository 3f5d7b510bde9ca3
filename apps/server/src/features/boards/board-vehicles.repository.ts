import type { LanguageCode } from '@partsboard/contract/language';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { localisedText } from '../../db/localised-text.ts';

/** For which vehicles a board is, as the import has put it into words. */
export interface BoardVehiclesRow {
  readonly boardId: number;
  readonly brands: string;
  readonly series: string;
  readonly engines: string;
  readonly firstMonth: number;
  readonly lastMonth: number | null;
}

export async function findBoardVehicles(
  db: Db,
  boardIds: readonly number[],
  language: LanguageCode,
): Promise<ReadonlyMap<number, BoardVehiclesRow>> {
  const rows = await db
    .selectFrom('catalogue.board_vehicles as vehicles')
    .where('vehicles.board_id', '=', sql<number>`any(${boardIds}::integer[])`)
    .select(['vehicles.board_id as boardId', 'vehicles.brands'])
    .select([
      localisedText('vehicles.series', language).as('series'),
      localisedText('vehicles.engines', language).as('engines'),
    ])
    .select(['vehicles.first_month as firstMonth', 'vehicles.last_month as lastMonth'])
    .execute();
  return new Map(rows.map((row) => [row.boardId, row]));
}
