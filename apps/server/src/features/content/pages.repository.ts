import { sql, type Insertable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { columns, type Tables } from '../../db/tables.ts';

/** Of these a list is shown; older ones stay. */
const LISTED_VERSIONS = 200;

export const findContentStores = (db: Db) =>
  db.selectFrom('store').select(['id', 'name']).orderBy('is_default', 'desc').orderBy('id').execute();

/** One change of a store's pages at a time, so that no two of them take the same name. */
export const lockStore = (tx: Db, id: number) =>
  tx.selectFrom('store').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

const summaries = (db: Db) =>
  db
    .selectFrom('page')
    .innerJoin('page_version as last', (join) =>
      join.onRef('last.page_id', '=', 'page.id').onRef('last.version', '=', 'page.version'),
    )
    .innerJoin('store', 'store.id', 'page.store_id')
    .leftJoin('topic', 'topic.id', 'page.topic_id')
    .select(['page.id', 'page.store_id', 'page.version', 'page.published_version', 'page.topic_id'])
    .select(['last.se_name', 'last.title_pl', 'last.title_en', 'last.made_at', 'last.made_by'])
    .select('topic.se_name as published_se_name')
    .select(sql<boolean>`coalesce(store.terms_page = topic.se_name, false)`.as('is_terms_page'));

export const findPages = (db: Db) =>
  summaries(db).orderBy('page.store_id').orderBy('last.position').orderBy('page.id').execute();

export type PageSummaryRow = Awaited<ReturnType<typeof findPages>>[number];

export const findPage = (db: Db, id: number) =>
  summaries(db)
    .select(['last.body_pl', 'last.body_en', 'last.position', 'last.footer_rows'])
    .select(['last.in_top_menu', 'last.in_sitemap', 'store.host_names'])
    .select(sql<number>`extract(epoch from now() - last.made_at)::float8`.as('seconds_ago'))
    .where('page.id', '=', id)
    .executeTakeFirst();

export type PageRow = NonNullable<Awaited<ReturnType<typeof findPage>>>;

export const findVersions = (db: Db, pageId: number) =>
  db
    .selectFrom('page_version')
    .select(['version', 'title_pl', 'title_en', 'made_at', 'made_by'])
    .where('page_id', '=', pageId)
    .orderBy('version', 'desc')
    .limit(LISTED_VERSIONS)
    .execute();

export const findVersion = (db: Db, pageId: number, version: number) =>
  db
    .selectFrom('page_version')
    .select(columns.page_version)
    .where('page_id', '=', pageId)
    .where('version', '=', version)
    .executeTakeFirst();

/** Whether another page of the store has the name, in its draft or in the shop. */
export const isNameTaken = async (
  db: Db,
  storeId: number,
  seName: string,
  own: { readonly id: number; readonly topicId: number | null },
): Promise<boolean> => {
  const others = await db
    .selectFrom('page')
    .innerJoin('page_version as last', (join) =>
      join.onRef('last.page_id', '=', 'page.id').onRef('last.version', '=', 'page.version'),
    )
    .select('page.id')
    .where('page.store_id', '=', storeId)
    .where('last.se_name', '=', seName)
    .where('page.id', '<>', own.id)
    .unionAll(
      db
        .selectFrom('topic')
        .select('topic.id')
        .where('topic.store_id', '=', storeId)
        .where('topic.se_name', '=', seName)
        .where('topic.id', '<>', own.topicId ?? 0),
    )
    .limit(1)
    .execute();
  return others.length > 0;
};

export async function insertPage(tx: Db, storeId: number): Promise<number> {
  const { id } = await tx
    .insertInto('page')
    .values({ store_id: storeId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updatePage = (
  tx: Db,
  id: number,
  row: Partial<Pick<Insertable<Tables['page']>, 'version' | 'published_version' | 'topic_id'>>,
) => tx.updateTable('page').set(row).where('id', '=', id).execute();

export const insertVersion = (tx: Db, row: Insertable<Tables['page_version']>) =>
  tx.insertInto('page_version').values(row).execute();

/** Shows a page in the shop. Returns the number of what it is there. */
export async function saveTopic(
  tx: Db,
  id: number | null,
  row: Insertable<Tables['topic']>,
): Promise<number> {
  const saved =
    id === null
      ? await tx.insertInto('topic').values(row).returning('id').executeTakeFirstOrThrow()
      : await tx.updateTable('topic').set(row).where('id', '=', id).returning('id').executeTakeFirstOrThrow();
  return saved.id;
}

export const deleteTopic = (tx: Db, id: number) => tx.deleteFrom('topic').where('id', '=', id).execute();

export const deletePageRow = (tx: Db, id: number) => tx.deleteFrom('page').where('id', '=', id).execute();

/** Makes pages, which editors can change, of what the shop already shows. */
export async function insertPagesOfTopics(tx: Db): Promise<void> {
  await sql`
    with adopted as (
      insert into page (store_id, published_version, topic_id)
      select store_id, 1, id from topic
      where not exists (select from page where page.topic_id = topic.id)
      order by id
      returning id, topic_id
    )
    insert into page_version
      (page_id, version, se_name, title_pl, title_en, body_pl, body_en, position, footer_rows, in_top_menu,
       in_sitemap, made_by)
    select adopted.id, 1, se_name, title_pl, title_en, body_pl, body_en, position,
      array_remove(array[
        case when in_footer_row_1 then 1 end,
        case when in_footer_row_2 then 2 end,
        case when in_footer_row_3 then 3 end
      ], null), in_top_menu, in_sitemap, ''
    from topic join adopted on adopted.topic_id = topic.id
  `.execute(tx);
}
