import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface StoredPicture {
  readonly sha256: Buffer;
  readonly contentType: string;
  readonly bytes: Buffer;
  readonly isGzipped: boolean;
}

const columns = ['sha256', 'content_type as contentType', 'bytes', 'is_gzipped as isGzipped'] as const;

export const findPictureById = (db: Db, id: number): Promise<StoredPicture | undefined> =>
  db.selectFrom('picture').select(columns).where('id', '=', id).executeTakeFirst();

/** By the first 16 bytes of its hash, as a range so that the index on the whole hash serves. */
export const findPictureByHashStart = (db: Db, start: Buffer): Promise<StoredPicture | undefined> =>
  db
    .selectFrom('picture')
    .select(columns)
    .where('sha256', '>=', Buffer.concat([start, Buffer.alloc(16, 0x00)]))
    .where('sha256', '<=', Buffer.concat([start, Buffer.alloc(16, 0xff)]))
    .executeTakeFirst();

/** Stores pictures that are not there yet; returns the ids by hash (hex). */
export async function insertPictures(
  db: Db,
  pictures: readonly StoredPicture[],
): Promise<Map<string, number>> {
  if (pictures.length === 0) return new Map();
  const { rows } = await sql<{ id: number; hash: string }>`
    with given as (
      select * from unnest(
        ${pictures.map((one) => one.sha256)}::bytea[],
        ${pictures.map((one) => one.contentType)}::text[],
        ${pictures.map((one) => one.bytes)}::bytea[],
        ${pictures.map((one) => one.isGzipped)}::boolean[]
      ) as given (sha256, content_type, bytes, is_gzipped)
    ), added as (
      insert into picture (sha256, content_type, bytes, is_gzipped)
      select distinct on (sha256) sha256, content_type, bytes, is_gzipped from given
      on conflict (sha256) do nothing
      returning id, sha256
    )
    select id, encode(sha256, 'hex') as hash from added
    union all
    select picture.id, encode(picture.sha256, 'hex') from picture join given using (sha256)
  `.execute(db);
  return new Map(rows.map((row) => [row.hash, row.id]));
}

/** Notes in which sizes a picture is stored. It has the same ones whoever stores it again. */
export async function insertPictureSizes(
  db: Db,
  pictureId: number,
  sizes: readonly { readonly width: number; readonly sized_picture_id: number }[],
): Promise<void> {
  if (sizes.length === 0) return;
  await db
    .insertInto('picture_size')
    .values(sizes.map((size) => ({ ...size, picture_id: pictureId })))
    .onConflict((conflict) => conflict.columns(['picture_id', 'width']).doNothing())
    .execute();
}
