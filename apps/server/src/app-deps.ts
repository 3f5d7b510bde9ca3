import { BACKOFFICE_URL } from '@partsboard/contract/backoffice/route';
import type { FastifyRequest } from 'fastify';
import { createAnswerCache, type AnswerCache } from './cache/answer-cache.ts';
import { shopUrlOf, type Settings } from './config/settings.ts';
import type { Db, Listen } from './db/database.ts';
import type { NotificationSubscriber } from './db/notification-listener.ts';
import { deviceCookies, type DeviceCookies } from './security/device-cookie.ts';
import { sessionCache, type SessionCache } from './features/auth/session-cache.ts';
import { tokenSigner, type TokenSigner } from './features/auth/session-token.ts';
import {
  catalogueLookups,
  type CatalogueLookupsReader,
} from './features/catalogue-lookups/catalogue-lookups.service.ts';
import {
  catalogueVersions,
  type CatalogueVersions,
} from './features/catalogue-lookups/catalogue-version.service.ts';
import { orderEvents, type OrderEvents } from './features/orders/order-events.ts';
import { staffSessions, type StaffSessions } from './features/staff/staff-sessions.service.ts';
import { cachedPriceAndStock } from './features/pricing/cached-price-and-stock.ts';
import { databasePriceAndStock, type PriceAndStock } from './features/pricing/pricing.service.ts';
import { QuoteCache } from './features/pricing/quote-cache.ts';
import { storeChooser } from './features/reference/reference.service.ts';
import { DomainError } from './http/errors/domain-error.ts';
import { ConcurrencyLimit } from './http/limits/concurrency-limit.ts';
import type { LeaseCalls } from './http/limits/leased-call-store.ts';

/** What the process or the test that builds an app gives it. */
export interface AppOptions {
  readonly settings: Settings;
  readonly db: Db;
  /** For reads of the catalogue that may lag a moment behind. */
  readonly dbRead: Db;
  /** Without it changes by other processes are not noticed, so prices and stock are not cached. */
  readonly listen?: Listen | undefined;
  /** How the replica keeps up; absent where there is none. */
  readonly replicaState?: (() => Promise<string>) | undefined;
  /** Whether the database answers and its schema is the one that this server knows. */
  readonly isReady: () => Promise<boolean>;
  /** The built shop; without one only the API answers. */
  readonly shopFolder?: string;
  /** The built back office, if there is one. */
  readonly backofficeFolder?: string;
  /** How long the version of the loaded catalogue is cached. */
  readonly catalogueVersionCacheMilliseconds?: number;
  /** How long a session is cached; 0 for not at all. */
  readonly sessionCacheMilliseconds?: number;
  /** The size of the cache of answers about the catalogue; 0 for none. */
  readonly answerCacheBytes?: number;
  /** Counts calls for all workers of this server; without it they are counted in this process. */
  readonly leaseCalls?: LeaseCalls | undefined;
}

/** Everything that routes and handlers share. Each takes the whole and picks what it needs. */
export interface AppDeps extends AppOptions {
  /** Without a slash at its end. */
  readonly shopUrl: string;
  readonly isHttps: boolean;
  readonly signer: TokenSigner;
  readonly sessions: SessionCache;
  readonly devices: DeviceCookies;
  /** Identifies the browser, if it has logged in before. */
  readonly deviceIdOf: (request: FastifyRequest) => Promise<string | undefined>;
  readonly staffSessions: StaffSessions;
  readonly staffDevices: DeviceCookies;
  /** Identifies the browser, if a member of staff has logged in with it before. */
  readonly staffDeviceIdOf: (request: FastifyRequest) => Promise<string | undefined>;
  readonly prices: PriceAndStock;
  /** Tells the order desk about new and changed orders. */
  readonly orderEvents: OrderEvents;
  readonly catalogueVersion: CatalogueVersions;
  readonly lookups: CatalogueLookupsReader;
  readonly answers: AnswerCache | undefined;
  /** The store of a storeId header. */
  readonly chooseStore: (header: string | undefined) => Promise<number>;
  readonly concurrency: ConcurrencyLimit<number>;
  readonly staffConcurrency: ConcurrencyLimit<number>;
  /** Milliseconds after which a caller is told that the answer takes too long. */
  readonly timeLimit: number;
  /** The caches that PostgreSQL notifies of changes. */
  readonly subscribers: readonly NotificationSubscriber[];
}

/** About a thousand boards; small compared with what the process needs anyway. */
const ANSWER_CACHE_BYTES = 24 * 1024 * 1024;

/** One statement may take most of a request's time. */
const EXTRA_HANDLER_SECONDS = 5;

/**
 * A screen makes several calls at once. Further calls of the same person wait, so that they take no more than their
 * share of the connections to the database.
 */
const callsOfPerson = () =>
  new ConcurrencyLimit<number>({
    atOnce: 4,
    mostWaiting: 60,
    longestWaitMilliseconds: 5_000,
    refusal: () => new DomainError('too-many-requests', { retryAfterSeconds: 1 }),
  });

/** Prices and stock, cached where this process is notified of changes. */
function createPrices({ db, listen }: AppOptions) {
  if (listen === undefined) return { prices: databasePriceAndStock, subscribers: [] };
  const quotes = new QuoteCache();
  return { prices: cachedPriceAndStock(databasePriceAndStock, db, quotes), subscribers: [quotes] };
}

/** The browser of a member of staff is recognised by a cookie of its own. */
const STAFF_LOGIN = { name: 'partsboard-staff-device', path: `${BACKOFFICE_URL}/session` };

const deviceIdFrom = (devices: DeviceCookies) => async (request: FastifyRequest) =>
  (await devices.read(request))?.hash.toString('base64url');

export function createDeps(options: AppOptions): AppDeps {
  const { settings, db, dbRead, answerCacheBytes = ANSWER_CACHE_BYTES } = options;
  const shopUrl = shopUrlOf(settings);
  const isHttps = shopUrl.startsWith('https:');
  const signer = tokenSigner(db);
  const sessions = sessionCache({ db, signer, milliseconds: options.sessionCacheMilliseconds });
  const devices = deviceCookies(db, isHttps);
  const staffDevices = deviceCookies(db, isHttps, STAFF_LOGIN);
  const catalogueVersion = catalogueVersions(dbRead, options.catalogueVersionCacheMilliseconds);
  const { prices, subscribers } = createPrices(options);
  const sessionsOfStaff = staffSessions(db, isHttps);
  const events = orderEvents(sessionsOfStaff.read);
  return {
    ...options,
    shopUrl,
    isHttps,
    signer,
    sessions,
    devices,
    deviceIdOf: deviceIdFrom(devices),
    staffSessions: sessionsOfStaff,
    staffDevices,
    staffDeviceIdOf: deviceIdFrom(staffDevices),
    prices,
    orderEvents: events,
    catalogueVersion,
    lookups: catalogueLookups(dbRead, catalogueVersion),
    answers: answerCacheBytes === 0 ? undefined : createAnswerCache(answerCacheBytes),
    chooseStore: storeChooser(db),
    concurrency: callsOfPerson(),
    staffConcurrency: callsOfPerson(),
    timeLimit: (settings.statementTimeoutSeconds + EXTRA_HANDLER_SECONDS) * 1000,
    subscribers: [sessions, events, ...subscribers],
  };
}
