import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';

const summaryColumns = [
  'id',
  'se_name',
  'in_footer_row_1',
  'in_footer_row_2',
  'in_footer_row_3',
  'in_sitemap',
  'in_top_menu',
] as const;

export const findTopics = (db: Db, storeId: number, language: LanguageCode) =>
  db
    .selectFrom('topic')
    .select(summaryColumns)
    .select(`title_${language} as title`)
    .where('store_id', '=', storeId)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const findTopic = (db: Db, storeId: number, language: LanguageCode, seName: string) =>
  db
    .selectFrom('topic')
    .select(summaryColumns)
    .select([`title_${language} as title`, `body_${language} as body`])
    .where('store_id', '=', storeId)
    .where('se_name', '=', seName)
    .executeTakeFirst();

export type TopicSummaryRow = Awaited<ReturnType<typeof findTopics>>[number];

export interface DocumentRow {
  readonly name: string;
  readonly html: string;
}

export const findDocument = (db: Db, name: string): Promise<Pick<DocumentRow, 'html'> | undefined> =>
  db.selectFrom('document').select('html').where('name', '=', name).executeTakeFirst();

export async function saveDocuments(db: Db, rows: readonly DocumentRow[]): Promise<void> {
  await db
    .insertInto('document')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ html: eb.ref('excluded.html') })),
    )
    .execute();
}
