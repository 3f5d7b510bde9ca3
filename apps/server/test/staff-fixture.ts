import type { FastifyRequest } from 'fastify';
import { staffSessions } from '../src/features/staff/sessions/staff-sessions.service.ts';
import type { TestDatabase } from './test-database.ts';

/** The headers of a complete, fresh session of somebody who may do everything, for a server in another process. */
export async function startAdministrator({ pool, db }: TestDatabase): Promise<Record<string, string>> {
  const token = await staffSessions(db, false).makeToken({ protocol: 'http' } as FastifyRequest);
  await pool.query('update staff_role set requires_second_factor = false');
  await pool.query(
    `with member as (
       insert into staff_member (email, name, password_hash) values ('a@b.example', 'Anna', '') returning id
     ), role as (
       insert into staff_member_role select member.id, staff_role.id from member, staff_role where key = 'administrator'
     )
     insert into staff_session (staff_id, token_sha256, csrf_token, expires_at, fresh_until)
     select id, $1, 'csrf', now() + interval '1 hour', now() + interval '1 hour' from member`,
    [token.hash],
  );
  return {
    cookie: token.cookie.split(';', 1)[0] ?? '',
    'x-csrf-token': 'csrf',
    'content-type': 'application/json',
  };
}
