import type { LanguageCode } from '@partsboard/contract/language';
import { sql, type RawBuilder } from 'kysely';
import { compiledForLanguage } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { localisedText } from '../../db/localised-text.ts';

/** What the card of a board says without a vehicle: for which ones it is, in the words of the import, and its size. */
export interface BoardSummary {
  /** Null with all that follows where the board is for no vehicle. */
  readonly brands: string | null;
  readonly series: string | null;
  readonly engines: string | null;
  readonly firstMonth: number | null;
  readonly lastMonth: number | null;
  readonly lines: number;
}

export interface BoardSummaryRow extends BoardSummary {
  readonly boardId: number;
}

export const summaryColumns = (language: LanguageCode): RawBuilder<unknown> => sql`
  vehicles.brands, ${localisedText('vehicles.series', language)} as series,
  ${localisedText('vehicles.engines', language)} as engines, vehicles.first_month as "firstMonth",
  vehicles.last_month as "lastMonth", counted.lines`;

/** For `summaryColumns`, of the board whose id a column of the statement holds. */
export const withSummary = (boardId: string): RawBuilder<unknown> => sql`
  cross join lateral (
    select count(*) as lines from catalogue.board_line where board_line.board_id = ${sql.ref(boardId)}
  ) as counted
  left join lateral (
    select * from catalogue.board_vehicles where board_vehicles.board_id = ${sql.ref(boardId)} limit 1
  ) as vehicles on true`;

export const findBoardSummaries = compiledForLanguage(
  (db: Db, language: LanguageCode, boardIds: readonly number[]) =>
    sql<BoardSummaryRow>`
      select wanted.id as "boardId", ${summaryColumns(language)}
      from unnest(${boardIds}::integer[]) as wanted (id)
      ${withSummary('wanted.id')}`.compile(db),
);
