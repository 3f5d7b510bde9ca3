import type { AuditEntry, AuditFilter, AuditQuery } from '@partsboard/contract/backoffice/audit';
import { PAGE_SIZE } from '@partsboard/contract/backoffice/paging';
import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import { toWordQuery } from '../../db/word-search.ts';
import { readCursor, toPage } from '../../http/backoffice/cursor.ts';
import { fieldError } from '../../http/errors/domain-error.ts';
import { text, time, type Table } from '../../http/tables/table.ts';
import { texts } from '../../messages/texts.ts';
import { toAuditEntry } from './audit.mapper.ts';
import { findAuditEntries, type AuditRow, type AuditSearch } from './audit.repository.ts';

const SHORTEST_WORD = 2;

function readTime(field: 'from' | 'to', given: string | undefined): Date | undefined {
  if (given === undefined) return undefined;
  const moment = new Date(given);
  if (Number.isNaN(moment.getTime())) throw fieldError(field, (t) => t.staff.unknownTime);
  return moment;
}

const searchOf = ({ search, from, to, ...filter }: AuditFilter): AuditSearch => ({
  ...filter,
  words: toWordQuery(search ?? '', SHORTEST_WORD),
  from: readTime('from', from),
  to: readTime('to', to),
});

/** Who changed what, newest first. */
export async function listAudit(
  db: Db,
  { cursor, limit = PAGE_SIZE, ...filter }: AuditQuery,
): Promise<{ items: AuditEntry[]; nextCursor: string | null }> {
  const position = readCursor(cursor, ['number', 'number']);
  const rows = await findAuditEntries(db, {
    ...searchOf(filter),
    before: position && { at: new Date(position[0]), id: position[1] },
    limit: limit + 1,
  });
  return toPage(rows, limit, { item: toAuditEntry, position: (row) => [row.at.getTime(), row.id] });
}

const jsonOf = (values: unknown): string => (values === null ? '' : JSON.stringify(values));

/** The entries that fit a filter, for a file. */
export function auditTable(db: Db, filter: AuditFilter, language: LanguageCode): Table<AuditRow> {
  const search = searchOf(filter);
  const { staff } = texts[language];
  return {
    language,
    title: staff.auditTitle,
    titles: staff.auditColumns,
    findPage: ({ after, limit }) => findAuditEntries(db, { ...search, before: after, limit }),
    columns: [
      time((entry) => entry.at),
      text((entry) => entry.staff_name),
      text((entry) => entry.action),
      text((entry) => entry.record_type),
      text((entry) => entry.record_id),
      text((entry) => entry.record_name),
      text((entry) => jsonOf(entry.before)),
      text((entry) => jsonOf(entry.after)),
      text((entry) => entry.address ?? ''),
      text((entry) => entry.request_id ?? ''),
    ],
  };
}
