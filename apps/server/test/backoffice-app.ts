import { text } from 'node:stream/consumers';
import { backofficeRoutes, type BackofficeRouteName } from '@partsboard/contract/backoffice/routes';
import type { BackofficeRoute } from '@partsboard/contract/backoffice/route';
import type { StaffSession } from '@partsboard/contract/backoffice/session';
import { routeUrl } from '@partsboard/contract/route';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { loadDemoStaff } from '../src/demo/demo-staff.ts';
import { staffSessions } from '../src/features/staff/sessions/staff-sessions.service.ts';
import { addressOf, createTestApp, type TestAnswer, type TestApp } from './test-app.ts';

/** What a browser sends along. */
export type StaffHeaders = Readonly<Record<string, string>>;

interface CallInput {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, unknown>;
  readonly body?: object;
}

export interface StaffLogin {
  readonly answer: TestAnswer;
  readonly session: StaffSession;
  readonly headers: StaffHeaders;
}

export interface BackofficeApp extends TestApp {
  /** Calls a route of the back office with the headers of a session, or with none. */
  readonly ask: (name: BackofficeRouteName, headers?: StaffHeaders, input?: CallInput) => Promise<TestAnswer>;
  readonly logInStaff: (email: string, password?: string) => Promise<StaffLogin>;
  /** A complete, fresh session without its password: tests need many, and each hash would take a while. */
  readonly startSession: (email: string) => Promise<StaffHeaders>;
  readonly staffId: (email: string) => Promise<number>;
}

export const ADMINISTRATOR = 'staff@partsboard.example';
export const ORDER_DESK = 'orders@partsboard.example';
export const ACCOUNTANT = 'accountant@partsboard.example';

const cookieOf = ({ headers }: TestAnswer): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((header) => String(header).split(';', 1)[0])
    .join('; ');

/** A stream of events has no end: of one that begins only the head is read. */
async function beginStream({ app }: TestApp, url: string, headers: StaffHeaders): Promise<TestAnswer> {
  const answer = await app.inject({
    url,
    headers: { 'accept-language': 'en', ...headers },
    payloadAsStream: true,
  });
  const { statusCode: status, headers: answered } = answer;
  const stream = answer.stream();
  if (status === 200) {
    stream.destroy();
    return { status, headers: answered, text: '', json: undefined };
  }
  const body = await text(stream);
  return { status, headers: answered, text: body, json: JSON.parse(body) };
}

/** The whole server with the demo's staff. */
export async function createBackofficeApp(
  options?: Parameters<typeof createTestApp>[0],
): Promise<BackofficeApp> {
  const shop = await createTestApp(options);
  const { pool, db } = shop.database;
  await loadDemoStaff(shop.database);
  const ask: BackofficeApp['ask'] = (name, headers = {}, { params, query, body } = {}) => {
    const route: BackofficeRoute = backofficeRoutes[name];
    const url = routeUrl(route, params, query);
    if (route.answers === 'events') return beginStream(shop, url, headers);
    return shop.call({
      method: route.method,
      url,
      headers: { ...headers },
      ...(body && { payload: body }),
    });
  };
  return {
    ...shop,
    ask,
    logInStaff: async (email, password = 'partsboard') => {
      const answer = await shop.call({
        method: 'POST',
        url: routeUrl(backofficeRoutes.logIn),
        remoteAddress: addressOf(email),
        payload: { email, password },
      });
      const session = answer.json as StaffSession;
      return { answer, session, headers: { cookie: cookieOf(answer), 'x-csrf-token': session.csrfToken } };
    },
    startSession: async (email) => {
      const token = await staffSessions(db, false).makeToken({ protocol: 'http' } as FastifyRequest);
      await pool.query(
        `insert into staff_session (staff_id, token_sha256, csrf_token, expires_at, fresh_until)
         select id, $2, 'csrf', now() + interval '1 hour', now() + interval '5 minutes'
         from staff_member where email = $1`,
        [email, token.hash],
      );
      return { cookie: token.cookie.split(';', 1)[0] ?? '', 'x-csrf-token': 'csrf' };
    },
    staffId: async (email) => {
      const { rows } = await pool.query<{ id: number }>('select id from staff_member where email = $1', [
        email,
      ]);
      return rows[0]?.id ?? 0;
    },
  };
}

export const codeOf = ({ json }: TestAnswer): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, 'code') : undefined;

/** Whoever must wait a second now has to wait longer, so that a slow machine does not let them through. */
export const lengthenWaits = (pool: pg.Pool) =>
  pool.query(
    `update attempt_throttle set blocked_until = blocked_until + interval '1 hour'
     where blocked_until > last_attempt_at + interval '500 milliseconds'`,
  );
