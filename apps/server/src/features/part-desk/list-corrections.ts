import { PAGE_SIZE } from '@partsboard/contract/backoffice/paging';
import type { CorrectionQuery, StockCorrection } from '@partsboard/contract/backoffice/stock-corrections';
import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import { readCursor, toPage } from '../../http/backoffice/cursor.ts';
import { localisedName } from '../../messages/texts.ts';
import { findCorrections, type CorrectionRow } from './corrections.repository.ts';

const toCorrection = (row: CorrectionRow, language: LanguageCode): StockCorrection => ({
  id: row.id,
  at: row.at.toISOString(),
  partId: row.part_id,
  brand: row.brand,
  number: row.number,
  name: localisedName(row.name_pl, row.name_en)[language],
  warehouse: row[`warehouse_${language}`],
  before: row.quantity_before,
  after: row.quantity_after,
  reserved: row.reserved,
  reason: row.reason,
  note: row.note,
  staffName: row.staff_name,
});

/** What staff corrected, newest first. */
export async function listCorrections(
  db: Db,
  { cursor, limit = PAGE_SIZE, ...filter }: CorrectionQuery,
  language: LanguageCode,
): Promise<{ items: StockCorrection[]; nextCursor: string | null }> {
  const position = readCursor(cursor, ['number']);
  const rows = await findCorrections(db, filter, position?.[0], limit + 1);
  return toPage(rows, limit, {
    item: (row) => toCorrection(row, language),
    position: (row) => [row.id],
  });
}
