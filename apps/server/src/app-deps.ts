import type { LanguageCode } from '@partsboard/contract/language';
import { BACKOFFICE_URL } from '@partsboard/contract/backoffice/route';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { AnswerCache } from './cache/answer-cache.ts';
import { shopUrlOf, type Settings } from './config/settings.ts';
import type { Db, Listen } from './db/database.ts';
import type { ReplicaStatus } from './db/replica-monitor.ts';
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
import { lookedAtParts, type LookedAtParts } from './features/demand/demand.service.ts';
import { creditRefusals } from './features/checkout/credit.ts';
import { deliveryCache, type ReadDelivery } from './features/checkout/delivery.service.ts';
import { composeOrderMail } from './features/checkout/order-mail.ts';
import type { MailBody } from './features/mail/mail.service.ts';
import { integrationKeys } from './features/integration/keys.service.ts';
import { runOnce } from './features/integration/run-once.service.ts';
import { loadStaffSession } from './features/phone-orders/phone-orders.service.ts';
import { performStaffAct } from './features/phone-orders/staff-acts.service.ts';
import { openErp, type ErpCircuit } from './features/erp/erp-circuit.ts';
import { liveFigures } from './features/erp/live-figures.ts';
import { livePriceAndStock } from './features/erp/live-price-and-stock.ts';
import { orderEvents, type OrderEvents } from './features/orders/desk/order-events.ts';
import { staffSessions, type StaffSessions } from './features/staff/sessions/staff-sessions.service.ts';
import { cachedPriceAndStock } from './features/pricing/cached-price-and-stock.ts';
import { databasePriceAndStock, type PriceAndStock } from './features/pricing/pricing.service.ts';
import { QuoteCache } from './features/pricing/quote-cache.ts';
import { storeChooser, type ChooseStore } from './features/reference/reference.service.ts';
import type { PerformStaffAct } from './http/contract-routes.ts';
import type { IntegrationKeyReader, RunOnce } from './http/integration/integration-routes.ts';
import { createCallLimit, createExportLimit } from './http/limits/call-limit.ts';
import type { ConcurrencyLimit } from './http/limits/concurrency-limit.ts';
import type { LeaseCalls } from './http/limits/leased-call-store.ts';

/** What the process or the test that builds an app gives it. */
export interface AppOptions {
  readonly settings: Settings;
  readonly db: Db;
  /** For reads of the catalogue that may lag a moment behind. */
  readonly dbRead: Db;
  /** Without it changes by other processes are not noticed, so prices and stock are not cached. */
  readonly listen?: Listen | undefined;
  /** The connections to the database, to be measured. */
  readonly pool?: pg.Pool | undefined;
  /** How the replica keeps up; absent where there is none. */
  readonly replicaStatus?: (() => ReplicaStatus) | undefined;
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
  /** How long a person waits for the ERP at most. */
  readonly erpLimitMilliseconds?: number;
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
  /** Does what staff want done in the shop for a customer, and writes it down. */
  readonly performStaffAct: PerformStaffAct;
  readonly devices: DeviceCookies;
  /** Identifies the browser, if it has logged in before. */
  readonly deviceIdOf: (request: FastifyRequest) => Promise<string | undefined>;
  readonly staffSessions: StaffSessions;
  readonly staffDevices: DeviceCookies;
  /** Identifies the browser, if a member of staff has logged in with it before. */
  readonly staffDeviceIdOf: (request: FastifyRequest) => Promise<string | undefined>;
  readonly prices: PriceAndStock;
  /** Ways to deliver and to pay, cached where this process is notified of changes. */
  readonly delivery: ReadDelivery;
  /** Absent where the database alone answers. */
  readonly erp: ErpCircuit | undefined;
  /** Tells the order desk about new and changed orders. */
  readonly orderEvents: OrderEvents;
  /** The body of an order's confirmation. */
  readonly composeOrderMail: (orderId: number, language: LanguageCode) => Promise<MailBody>;
  /** Counts looks at parts that nobody has. */
  readonly lookedAt: LookedAtParts;
  readonly integrationKeys: IntegrationKeyReader;
  /** Makes a change of another system once, however often it is sent. */
  readonly runOnce: RunOnce;
  readonly catalogueVersion: CatalogueVersions;
  readonly lookups: CatalogueLookupsReader;
  readonly answers: AnswerCache | undefined;
  /** Orders refused for want of credit since the process began. */
  readonly creditRefusals: () => number;
  readonly chooseStore: ChooseStore;
  readonly concurrency: ConcurrencyLimit<number>;
  readonly staffConcurrency: ConcurrencyLimit<number>;
  readonly exportConcurrency: ConcurrencyLimit<number>;
  /** Milliseconds from the beginning of a request, after which its caller is told that the answer takes too long. */
  readonly timeLimit: number;
  /** The caches that PostgreSQL notifies of changes. */
  readonly subscribers: readonly NotificationSubscriber[];
}

/** About a thousand boards; small compared with what the process needs anyway. */
const ANSWER_CACHE_BYTES = 24 * 1024 * 1024;

/** Prices and stock, cached where this process is notified of changes, and confirmed by the ERP where there is one. */
function createPrices({ settings, db, listen, erpLimitMilliseconds }: AppOptions) {
  const quotes = listen === undefined ? undefined : new QuoteCache();
  const known =
    quotes === undefined ? databasePriceAndStock : cachedPriceAndStock(databasePriceAndStock, db, quotes);
  const erp = openErp(settings, erpLimitMilliseconds);
  const prices =
    erp === undefined
      ? known
      : livePriceAndStock(
          known,
          liveFigures({ db, circuit: erp, onChange: (partIds) => quotes?.onPartsChanged(partIds) }),
        );
  return { prices, erp, subscribers: quotes === undefined ? [] : [quotes] };
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
  const devices = deviceCookies(db, isHttps);
  const staffDevices = deviceCookies(db, isHttps, STAFF_LOGIN);
  const versions = catalogueVersions(dbRead, options.catalogueVersionCacheMilliseconds);
  const { prices, erp, subscribers } = createPrices(options);
  const { delivery, subscriber: deliveryChanges } = deliveryCache(db);
  const { chooseStore, subscriber: storeChanges } = storeChooser(db);
  const sessionsOfStaff = staffSessions(db, isHttps);
  const sessions = sessionCache({
    db,
    signer,
    loadStaffSession: (claims) => loadStaffSession(db, sessionsOfStaff, claims),
    milliseconds: options.sessionCacheMilliseconds,
  });
  const events = orderEvents(sessionsOfStaff.read);
  return {
    ...options,
    shopUrl,
    isHttps,
    signer,
    sessions,
    performStaffAct: (actor, call, work) => performStaffAct(db, actor, call, work),
    devices,
    deviceIdOf: deviceIdFrom(devices),
    staffSessions: sessionsOfStaff,
    staffDevices,
    staffDeviceIdOf: deviceIdFrom(staffDevices),
    prices,
    delivery,
    erp,
    orderEvents: events,
    composeOrderMail: (orderId, language) => composeOrderMail(db, shopUrl, orderId, language),
    lookedAt: lookedAtParts(db),
    integrationKeys: integrationKeys(db),
    runOnce: runOnce(db),
    catalogueVersion: versions.read,
    lookups: catalogueLookups(dbRead, versions.read),
    answers: answerCacheBytes === 0 ? undefined : new AnswerCache(answerCacheBytes),
    creditRefusals,
    chooseStore,
    concurrency: createCallLimit(),
    staffConcurrency: createCallLimit(),
    exportConcurrency: createExportLimit(),
    timeLimit: settings.answerTimeoutSeconds * 1000,
    subscribers: [sessions, events, versions, deliveryChanges, storeChanges, ...subscribers],
  };
}
