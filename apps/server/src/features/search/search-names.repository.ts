import { sql, type RawBuilder } from 'kysely';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import type { CatalogueScope } from '../vehicles/vehicles.service.ts';
import { boardIsInScope } from '../boards/boards.service.ts';

export interface NameRow {
  readonly id: number;
  readonly namePl: string;
  readonly nameEn: string | null;
}

export interface NameWithUseRow extends NameRow {
  readonly hasParts: boolean;
}

/** Shorter names come first: of all that have the words, they say the least besides. */
export const MAX_NAMES = 400;
/** A word in more names than these says nothing; a catalogue has some thousand names altogether. */
const MAX_MATCHING_NAMES = 5_000;

/** Names that have one word of every list. */
const hasWords = (wordLists: readonly (readonly string[])[]): RawBuilder<unknown> =>
  sql.join(
    wordLists.map((words) => sql`search_name.words && ${words}::text[]`),
    sql` and `,
  );

export async function namesWithWords(
  db: Db,
  wordLists: readonly (readonly string[])[],
): Promise<NameWithUseRow[]> {
  const { rows } = await sql<NameWithUseRow>`
    with matching as materialized (
      select search_name.id, search_name.name_pl, search_name.name_en
      from catalogue.search_name
      where ${hasWords(wordLists)}
      limit ${MAX_MATCHING_NAMES}
    )
    select matching.id, matching.name_pl as "namePl", matching.name_en as "nameEn",
      (select true from catalogue.part_name where part_name.name_id = matching.id limit 1) is not null as "hasParts"
    from matching
    order by length(matching.name_pl), matching.id
    limit ${MAX_NAMES}`.execute(db);
  return rows;
}

/**
 * Every name that has them, however many do: for lists that leave nothing out. Each word of the first list is looked up
 * by itself, since to compare a hundred words with those of all names takes a hundred times as long; a name that has two
 * of them comes twice.
 */
export async function allNamesWithWords(
  db: Db,
  [first = [], ...others]: readonly (readonly string[])[],
): Promise<NameRow[]> {
  const { rows } = await sql<NameRow>`
    select named.id, named.name_pl as "namePl", named.name_en as "nameEn"
    from unnest(${first}::text[]) as wanted (word)
    cross join lateral (
      select search_name.id, search_name.name_pl, search_name.name_en
      from catalogue.search_name
      where search_name.words @> array[wanted.word] ${others.length === 0 ? sql`` : sql`and ${hasWords(others)}`}
      offset 0
    ) as named`.execute(db);
  return rows;
}

/** Names for a search among the boards of a vehicle, shorter ones first. */
export async function matchingNames(db: Db, wordLists: readonly (readonly string[])[]): Promise<NameRow[]> {
  const { rows } = await sql<NameRow>`
    with matching as materialized (
      select search_name.id, search_name.name_pl, search_name.name_en
      from catalogue.search_name
      where ${hasWords(wordLists)}
      limit ${MAX_MATCHING_NAMES}
    )
    select matching.id, matching.name_pl as "namePl", matching.name_en as "nameEn"
    from matching
    order by length(matching.name_pl), matching.id`.execute(db);
  return rows;
}

const selectPartsOnBoards = compiledOnce(
  (
    db: Db,
    boardIds: readonly number[],
    nameIds: readonly number[],
    namesInOrder: readonly number[],
    boardsInOrder: readonly number[],
  ) =>
    sql<{ partId: number }>`
      select line.part_id as "partId"
      from catalogue.board_line as line
      cross join lateral (
        select part_name.name_id from catalogue.part_name where part_name.part_id = line.part_id limit 1
      ) as named
      where line.board_id = any(${boardIds}::integer[]) and named.name_id = any(${nameIds}::integer[])
      group by line.part_id, named.name_id
      order by array_position(${namesInOrder}::integer[], named.name_id),
        min(array_position(${boardsInOrder}::integer[], line.board_id)), min(line.line)`.compile(db),
);

/** Parts of these names that these boards show, by the order of the names and then of the boards. */
export async function partsOnBoards(
  db: Db,
  boardIds: readonly number[],
  nameIds: readonly number[],
): Promise<number[]> {
  const rows = await selectPartsOnBoards(db, boardIds, nameIds, nameIds, boardIds);
  return rows.map(({ partId }) => partId);
}

export interface PartOfNameRow {
  readonly partId: number;
  readonly nameId: number;
}

/** Parts of these names that nothing has replaced, in the order of the names, and of each at most so many. */
export async function partsOfNames(
  db: Db,
  nameIds: readonly number[],
  mostOfName: number,
): Promise<PartOfNameRow[]> {
  const { rows } = await sql<PartOfNameRow>`
    select found.part_id as "partId", wanted.name_id as "nameId"
    from unnest(${nameIds}::integer[]) with ordinality as wanted (name_id, place)
    cross join lateral (
      select part_name.part_id from catalogue.part_name
      where part_name.name_id = wanted.name_id
        and (select supersession.part_id from catalogue.supersession
             where supersession.part_id = part_name.part_id limit 1) is null
      order by part_name.part_id
      limit ${mostOfName}
    ) as found
    order by wanted.place, found.part_id`.execute(db);
  return rows;
}

/** Boards with these titles in the part of the catalogue that is browsed. */
export async function boardsWithTitles(
  db: Db,
  nameIds: readonly number[],
  scope: CatalogueScope | null,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ boardId: number }>`
    select found.id as "boardId"
    from unnest(${nameIds}::integer[]) with ordinality as wanted (name_id, place)
    cross join lateral (
      select titled.board_id as id
      from catalogue.board_name as titled
      cross join lateral (select titled.board_id as id) as board
      where titled.title_id = wanted.name_id and ${boardIsInScope('board', scope)}
      order by titled.board_id
      limit ${most}
    ) as found
    order by wanted.place, found.id
    limit ${most}`.execute(db);
  return rows.map(({ boardId }) => boardId);
}
