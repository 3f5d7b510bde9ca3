import type { SearchMissFilter } from '@partsboard/contract/backoffice/demand';
import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import { count, text, time, type Table } from '../../http/tables/table.ts';
import { readDay } from '../../http/validation/read-day.ts';
import { localisedName, texts } from '../../messages/texts.ts';
import { findMisses, findWantedParts, type MissRow, type WantedPartRow } from './demand.repository.ts';

/** What customers searched for and did not find, for a file. */
export function missTable(
  db: Db,
  { from, ...filter }: SearchMissFilter,
  language: LanguageCode,
): Table<MissRow> {
  const { demand } = texts[language];
  const query = { ...filter, from: readDay('from', from) };
  return {
    language,
    title: demand.missTitle,
    titles: demand.missColumns,
    findPage: ({ after, limit }) =>
      findMisses(db, query, { after: after && { value: after.times, id: after.id }, limit }),
    columns: [
      text((miss) => miss.phrase),
      text((miss) => miss.language),
      count((miss) => miss.times),
      time((miss) => miss.last_at),
    ],
  };
}

/** Parts without stock that customers looked at, for a file. */
export function wantedTable(db: Db, language: LanguageCode): Table<WantedPartRow> {
  const { demand } = texts[language];
  return {
    language,
    title: demand.wantedTitle,
    titles: demand.wantedColumns,
    findPage: ({ after, limit }) =>
      findWantedParts(db, { after: after && { value: after.looks, id: after.id }, limit }),
    columns: [
      text((part) => part.brand),
      text((part) => part.number),
      text((part) => localisedName(part.name_pl, part.name_en)[language]),
      count((part) => part.looks),
      time((part) => part.last_at),
    ],
  };
}
