import { createHash } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../src/app.ts';
import type { AppOptions } from '../src/app-deps.ts';
import { loadDemoContent } from '../src/demo/demo-content.ts';
import { readSettings } from '../src/config/settings.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  /** Sends a request in English, so that messages can be compared with the specification's. */
  readonly call: (options: InjectOptions) => Promise<TestAnswer>;
  readonly logIn: (email?: string) => Promise<Record<'authorization', string>>;
  readonly close: () => Promise<void>;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Record<string, string | number | string[] | undefined>;
  readonly text: string;
  readonly json: unknown;
}

export const base64 = (password: string): string => Buffer.from(password, 'utf8').toString('base64');

/** An address of its own for each caller, so that one test's attempts do not slow another's down. */
export const addressOf = (name: string): string =>
  `10.${[...createHash('sha256').update(name).digest().subarray(0, 3)].join('.')}`;

type Options = Partial<Omit<AppOptions, 'settings' | 'db'>> & {
  readonly environment?: Readonly<Record<string, string>>;
};

function parseJson(
  text: string,
  { 'content-type': contentType, 'content-encoding': encoding }: TestAnswer['headers'],
) {
  if (encoding !== undefined) return undefined;
  return typeof contentType === 'string' && contentType.includes('json') && text !== ''
    ? (JSON.parse(text) as unknown)
    : undefined;
}

/** One more server on a database that has one already. */
export const createSecondApp = (database: TestDatabase, { environment = {}, ...options }: Options = {}) =>
  buildApp({
    settings: readSettings({
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: '1000000',
      RATE_LIMIT_LOGIN_PER_MINUTE: '1000000',
      PUBLIC_URL: 'http://shop.example',
      ...environment,
    }),
    db: database.db,
    dbRead: database.db,
    isReady: () => Promise.resolve(true),
    // Tests end and change sessions behind the server's back.
    sessionCacheMilliseconds: 0,
    // Tests change the catalogue without importing another.
    answerCacheBytes: 0,
    ...options,
  });

/** The whole server on a database of its own, with the demo shop in it; nothing listens and no task is run. */
export async function createTestApp(options: Options = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  await loadDemoContent(database);
  const app = await createSecondApp(database, options);
  const call = async (options: InjectOptions): Promise<TestAnswer> => {
    const response = await app.inject({
      ...options,
      headers: { 'accept-language': 'en', ...options.headers },
    });
    const { statusCode: status, headers, payload: text } = response;
    return { status, headers, text, json: parseJson(text, headers) };
  };
  return {
    app,
    database,
    call,
    logIn: async (email = 'demo@partsboard.example') => {
      const answer = await call({
        method: 'POST',
        url: '/api/user/login',
        payload: { email, password: base64('partsboard') },
      });
      if (answer.status !== 200) throw new Error(`No login for ${email}: ${answer.text}`);
      return { authorization: `Bearer ${answer.text}` };
    },
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}
