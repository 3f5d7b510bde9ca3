import { createHash } from 'node:crypto';
import type { Db } from '../../src/db/database.ts';

export async function insertPicture(db: Db, text: string): Promise<number> {
  const bytes = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><title>${text}</title></svg>`);
  const row = await db
    .insertInto('picture')
    .values({ sha256: createHash('sha256').update(bytes).digest(), content_type: 'image/svg+xml', bytes })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
