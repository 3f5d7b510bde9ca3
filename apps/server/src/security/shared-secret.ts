import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

async function readSecret(db: Db, name: string): Promise<Uint8Array> {
  const { rows } = await sql<{ value: Buffer }>`
    with made as (
      insert into server_secret (name, value) values (${name}, ${randomBytes(32)})
      on conflict (name) do update set value = server_secret.value
      returning value
    )
    select value from made
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`The database has no secret for ${name}`);
  return new Uint8Array(row.value);
}

/** A secret that is made by the first server and stored in the database, so that all servers share it. Read once. */
export function sharedSecret(db: Db, name: string): () => Promise<Uint8Array> {
  let secret: Promise<Uint8Array> | undefined;
  return () => {
    if (secret) return secret;
    const asked = readSecret(db, name);
    secret = asked;
    asked.catch(() => (secret = undefined));
    return asked;
  };
}
