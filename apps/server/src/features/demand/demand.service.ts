import type { SearchMiss, SearchMissFilter, WantedPart } from '@partsboard/contract/backoffice/demand';
import { PAGE_SIZE } from '@partsboard/contract/backoffice/paging';
import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import { readCursor, toPage } from '../../http/backoffice/cursor.ts';
import { readDay } from '../../http/validation/read-day.ts';
import { localisedName } from '../../messages/texts.ts';
import { findMisses, findWantedParts, type MissRow, type WantedPartRow } from './demand.repository.ts';

export { deleteOldLooks as purgeLooks } from './demand.repository.ts';
export { countMisses, countWantedParts, findMisses, findWantedParts } from './demand.repository.ts';
export { lookedAtParts, type LookedAtParts } from './looked-at-parts.ts';

interface Paged {
  readonly cursor?: string;
  readonly limit?: number;
}

function placeOf({ cursor, limit = PAGE_SIZE }: Paged) {
  const position = readCursor(cursor, ['number', 'number']);
  return { after: position && { value: position[0], id: position[1] }, limit: limit + 1 };
}

const toWantedPart = (row: WantedPartRow, language: LanguageCode): WantedPart => ({
  id: row.id,
  number: row.number,
  name: localisedName(row.name_pl, row.name_en)[language],
  brand: row.brand,
  looks: row.looks,
  lastAt: row.last_at.toISOString(),
});

const toMiss = (row: MissRow): SearchMiss => ({
  id: row.id,
  phrase: row.phrase,
  language: row.language === 'en' ? 'en' : 'pl',
  times: row.times,
  lastAt: row.last_at.toISOString(),
});

/** Parts without stock that customers looked at, the most wanted first. */
export async function listWantedParts(db: Db, page: Paged, language: LanguageCode) {
  const rows = await findWantedParts(db, placeOf(page));
  return toPage(rows, page.limit ?? PAGE_SIZE, {
    item: (row) => toWantedPart(row, language),
    position: (row) => [row.looks, row.id],
  });
}

/** What customers searched for and did not find, the most frequent first. */
export async function listMisses(db: Db, { cursor, limit, from, ...filter }: SearchMissFilter & Paged) {
  const page = { ...(cursor === undefined ? {} : { cursor }), ...(limit === undefined ? {} : { limit }) };
  const rows = await findMisses(db, { ...filter, from: readDay('from', from) }, placeOf(page));
  return toPage(rows, limit ?? PAGE_SIZE, { item: toMiss, position: (row) => [row.times, row.id] });
}
