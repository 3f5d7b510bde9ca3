import { MAX_FOUND_BOARDS } from '@partsboard/contract/boards';
import type { LanguageCode } from '@partsboard/contract/language';
import { sql, type RawBuilder } from 'kysely';
import { compiledForLanguage } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { shownIds } from '../../db/supersession-chain.ts';
import type { ChosenVehicle } from '../vehicles/vehicles.service.ts';
import { summaryColumns, withSummary, type BoardSummary } from './board-vehicles.repository.ts';
import { boardColumns, withDrawing, type BoardRow } from './boards.repository.ts';
import { boardOfLineIsFor, lineMayFit } from './vehicle-conditions-sql.ts';

export interface BoardShowingPart extends BoardRow {
  readonly callouts: readonly string[] | null;
}

export interface SummaryShowingPart extends BoardShowingPart, BoardSummary {}

/** Boards on which a part is shown, under its own number or one that it has replaced, by lines that fulfil a condition. */
const showingPart = <Row extends BoardShowingPart>(
  partId: number,
  language: LanguageCode,
  isMeant: RawBuilder<unknown>,
  summary = { columns: sql``, joined: sql`` },
): RawBuilder<Row> => sql<Row>`
    with recursive ${shownIds(sql`${partId}::integer`)}, line as materialized (
      -- By itself, or a planner that hopes to find a hundred boards soon goes through all lines in their order.
      select board_id, line, callout, valid_from, valid_to, steering, transmission
      from catalogue.board_line
      -- As an array: joined, the planner would expect a hundred replaced parts where there are two or three.
      where part_id = any(array(select part_id from shown))
    ), place as (
      select line.board_id, array_agg(distinct line.callout) filter (where line.callout is not null) as callouts
      from line
      where ${isMeant}
      group by line.board_id
      order by line.board_id
      limit ${sql.lit(MAX_FOUND_BOARDS)}
    )
    select ${boardColumns(language)}, place.callouts ${summary.columns}
    from place
    cross join lateral (select board.* from catalogue.board where board.id = place.board_id limit 1) as board
    ${withDrawing}
    ${summary.joined}
    order by board.retrofit, board.code`;

/** Boards for the vehicle on which a part is shown. */
export async function boardsShowingPart(
  db: Db,
  partId: number,
  vehicle: ChosenVehicle,
  language: LanguageCode,
): Promise<BoardShowingPart[]> {
  const isMeant = sql`${boardOfLineIsFor(vehicle)} and ${lineMayFit(vehicle)}`;
  const { rows } = await showingPart<BoardShowingPart>(partId, language, isMeant).execute(db);
  return rows;
}

/** All boards on which a part is shown, whatever vehicle they are for, with what their cards say. */
export const summariesShowingPart = compiledForLanguage((db: Db, language: LanguageCode, partId: number) =>
  showingPart<SummaryShowingPart>(partId, language, sql`true`, {
    columns: sql`, ${summaryColumns(language)}`,
    joined: withSummary('board.id'),
  }).compile(db),
);
