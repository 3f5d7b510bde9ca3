import type { LanguageCode } from '@partsboard/contract/language';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { localisedText } from '../../db/localised-text.ts';

/** What the card of a board says without a vehicle: for which ones it is, in the words of the import, and its size. */
export interface BoardSummaryRow {
  readonly boardId: number;
  /** Null with all that follows where the board is for no vehicle. */
  readonly brands: string | null;
  readonly series: string | null;
  readonly engines: string | null;
  readonly firstMonth: number | null;
  readonly lastMonth: number | null;
  readonly lines: number;
}

export async function findBoardSummaries(
  db: Db,
  boardIds: readonly number[],
  language: LanguageCode,
): Promise<BoardSummaryRow[]> {
  const { rows } = await sql<BoardSummaryRow>`
    select wanted.id as "boardId", vehicles.brands, ${localisedText('vehicles.series', language)} as series,
      ${localisedText('vehicles.engines', language)} as engines, vehicles.first_month as "firstMonth",
      vehicles.last_month as "lastMonth", counted.lines
    from unnest(${boardIds}::integer[]) as wanted (id)
    cross join lateral (
      select count(*) as lines from catalogue.board_line where board_line.board_id = wanted.id
    ) as counted
    left join lateral (
      select * from catalogue.board_vehicles where board_vehicles.board_id = wanted.id limit 1
    ) as vehicles on true`.execute(db);
  return rows;
}
