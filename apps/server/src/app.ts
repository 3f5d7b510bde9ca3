import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { fromODataUrl } from '@partsboard/contract/route';
import { routes, type Routes } from '@partsboard/contract/routes';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { ChangeListener, NotificationHandler } from './db/change-listener.ts';
import type { Db } from './db/database.ts';
import { accountHandlers } from './features/account/account.routes.ts';
import { authHandlers } from './features/auth/auth.routes.ts';
import { purgeSessions } from './features/auth/auth.service.ts';
import { deviceCookies, type DeviceCookies } from './features/auth/device-cookie.ts';
import { registrationHandlers } from './features/auth/registration.routes.ts';
import { sessionHandlers } from './features/auth/sessions.routes.ts';
import { sessionCache, type SessionCache, type SessionNeighbours } from './features/auth/session-cache.ts';
import { tokenSigner, type TokenSigner } from './features/auth/session-token.ts';
import { boardHandlers } from './features/boards/boards.routes.ts';
import {
  catalogueVersions,
  type CatalogueVersions,
} from './features/catalogue-lookups/catalogue-version.service.ts';
import { catalogueLookups } from './features/catalogue-lookups/catalogue-lookups.service.ts';
import { cartHandlers } from './features/cart/cart.routes.ts';
import { composeOrderMail } from './features/checkout/order-mail.ts';
import { checkoutHandlers } from './features/checkout/checkout.routes.ts';
import { purgeCheckoutRequests } from './features/checkout/checkout.service.ts';
import { contentHandlers } from './features/content/content.routes.ts';
import { registerDocumentFiles } from './features/content/document-files.ts';
import { fileTransport, smtpTransport } from './features/mail/mail-transport.ts';
import { createMailWorker } from './features/mail/mail-worker.ts';
import { purgeMails, type MailQueue } from './features/mail/mail.service.ts';
import { partHandlers } from './features/parts/parts.routes.ts';
import { orderHandlers } from './features/orders/orders.routes.ts';
import { shoppingListHandlers } from './features/shopping-lists/shopping-lists.routes.ts';
import { pictureHandlers, registerPictureFiles } from './features/pictures/pictures.routes.ts';
import { databasePriceAndStock, type PriceAndStock } from './features/pricing/pricing.service.ts';
import { QUOTE_CHANNELS, QuoteCache } from './features/pricing/quote-cache.ts';
import { cachedPriceAndStock } from './features/pricing/cached-price-and-stock.ts';
import { referenceHandlers } from './features/reference/reference.routes.ts';
import { storeChooser } from './features/reference/reference.service.ts';
import { vehicleHandlers } from './features/vehicles/vehicles.routes.ts';
import { AnswerCache } from './cache/answer-cache.ts';
import { ConcurrencyLimit } from './http/limits/concurrency-limit.ts';
import type { AskForCalls } from './http/limits/leased-call-store.ts';
import { answerBadRequest } from './http/errors/bad-requests.ts';
import { isApiUrl, registerContractRoutes } from './http/contract-routes.ts';
import { DomainError } from './http/errors/domain-error.ts';
import { answerProblem } from './http/errors/error-handler.ts';
import type { Handlers, LanguageCode } from './http/handlers.ts';
import { registerHealth } from './http/health.ts';
import { scheduleCleanup } from './http/housekeeping.ts';
import { acceptJsonBodies } from './http/validation/json-bodies.ts';
import { logAnswers, openLog } from './http/logging.ts';
import { registerOpenApi } from './http/openapi/openapi.ts';
import { registerRateLimits } from './http/limits/rate-limits.ts';
import { requestIdOf } from './http/request-id.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { mailFolder, type Settings } from './config/settings.ts';
import { HASHED_ASSETS, registerShopFiles } from './http/static/shop-files.ts';
import { startUpAnswers } from './http/static/start-up-answers.ts';
import { validatorCompiler } from './http/validation/validation.ts';

export interface AppDeps {
  readonly settings: Settings;
  readonly db: Db;
  /** For reads of the catalogue that may lag a moment behind. */
  readonly dbRead: Db;
  /** Hears of changes that any process makes; without it prices and stock are read each time they are asked for. */
  readonly listen?:
    ((channels: readonly string[], handler: NotificationHandler) => ChangeListener) | undefined;
  /** How the replica keeps up; absent where there is none. */
  readonly replicaState?: (() => Promise<string>) | undefined;
  /** Whether the database answers and its schema is the one that this server knows. */
  readonly isReady: () => Promise<boolean>;
  /** The built shop; without one only the API answers. */
  readonly shopFolder?: string;
  /** Off where a test wants to send the mails itself. */
  readonly sendsMails?: boolean;
  /** Milliseconds for which it is not read again which catalogue is loaded. */
  readonly trustsCatalogueFor?: number;
  /** Bytes of answers about the catalogue that are kept. */
  readonly answerCacheBytes?: number;
  /** Milliseconds for which a session that was found alive is not looked up again. */
  readonly trustsSessionsFor?: number;
  /** Hear of it at once when a session was ended here. */
  readonly neighbours?: SessionNeighbours | undefined;
  /** Counts calls for all workers of this server; without it they are counted here. */
  readonly askForCalls?: AskForCalls | undefined;
}

/** A thousand boards or so; small beside what the process needs anyway. */
const ANSWER_CACHE_BYTES = 24 * 1024 * 1024;

const DEFAULT_BODY_LIMIT = 128 * 1024;
/** Large enough to be compared with the limits below it: one statement may take most of a request's time. */
const EXTRA_HANDLER_SECONDS = 5;

/** A request that does not arrive whole is given up this much later than said at most. */
const CHECK_CONNECTIONS_MILLISECONDS = 500;

function createServer(settings: Settings): FastifyInstance {
  return Fastify({
    loggerInstance: openLog(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    // The one proxy in front: what stands further left in the header was written by the caller.
    trustProxy: settings.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: DEFAULT_BODY_LIMIT,
    requestTimeout: settings.requestTimeoutSeconds * 1000,
    http: {
      // Left to itself Node looks every half minute, and gives headers a whole one.
      connectionsCheckingInterval: CHECK_CONNECTIONS_MILLISECONDS,
      headersTimeout: settings.requestTimeoutSeconds * 1000,
      requestTimeout: settings.requestTimeoutSeconds * 1000,
    },
    rewriteUrl: (request) => fromODataUrl(request.url ?? '/'),
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id);
      void answerProblem(error, request, reply);
    },
    clientErrorHandler: answerBadRequest,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
  });
}

/**
 * A screen makes some calls at once. More of one customer's wait, so that they take no more than their share of the
 * connections to the database.
 */
const callsOfCustomer = () =>
  new ConcurrencyLimit<number>({
    atOnce: 4,
    mostWaiting: 60,
    longestWaitMilliseconds: 5_000,
    refusal: () => new DomainError('too-many-requests', { retryAfterSeconds: 1 }),
  });

const staysOpen = ({ raw, headers }: FastifyRequest): boolean =>
  raw.httpVersion === '1.1' && headers.connection?.toLowerCase() !== 'close';

/** A kept-alive connection would hold up the stop after its last answer. */
function setConnectionHeader(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    // It stays open anyway, and two headers that say so are a kilobyte in the answers to one page.
    else if (staysOpen(request)) reply.raw.removeHeader('connection');
    done(null, payload);
  });
}

/** Prices and stock, remembered where changes are heard of. */
function openPrices(app: FastifyInstance, { db, listen }: AppDeps): PriceAndStock {
  if (listen === undefined) return databasePriceAndStock;
  const memory = new QuoteCache();
  const listener = listen(QUOTE_CHANNELS, memory);
  app.addHook('onClose', () => listener.stop());
  return cachedPriceAndStock(databasePriceAndStock, db, memory);
}

/** One handler for every route of the contract; leaving one out does not compile. */
const allHandlers = (
  parts: AppDeps,
  signer: TokenSigner,
  sessions: SessionCache,
  devices: DeviceCookies,
  shopUrl: string,
  mailQueue: MailQueue,
  prices: PriceAndStock,
  versions: CatalogueVersions,
): Handlers<Routes> => {
  const lookups = catalogueLookups(parts.dbRead, versions);
  return {
    ...referenceHandlers(parts.db),
    ...pictureHandlers(parts.db),
    ...contentHandlers(parts.db),
    ...authHandlers(parts.db, signer, sessions, parts.settings.sessionDays, devices),
    ...registrationHandlers(parts.db, shopUrl, mailQueue, sessions.forget, devices),
    ...vehicleHandlers(parts.dbRead, lookups),
    ...boardHandlers(parts.dbRead, lookups),
    ...partHandlers(parts.dbRead, lookups, prices),
    ...cartHandlers(parts.db, prices, lookups),
    ...shoppingListHandlers(parts.db, prices),
    ...checkoutHandlers(parts.db, { prices, mailQueue }),
    ...sessionHandlers(parts.db, shopUrl, mailQueue, sessions.forget),
    ...accountHandlers(parts.db),
    ...orderHandlers(parts.db, prices),
  };
};

function startMail(
  app: FastifyInstance,
  { settings, db, sendsMails = true }: AppDeps,
  shopUrl: string,
): MailQueue {
  const transport =
    settings.smtpUrl === undefined
      ? fileTransport(mailFolder(settings), settings.mailFrom, app.log)
      : smtpTransport(settings.smtpUrl, settings.mailFrom);
  const composeOrder = (orderId: number, language: LanguageCode) =>
    composeOrderMail(db, shopUrl, orderId, language);
  const worker = createMailWorker({ db, transport, composeOrder, log: app.log });
  if (sendsMails) app.addHook('onReady', worker.start);
  app.addHook('onClose', worker.stop);
  return worker;
}

/** Puts the server together. It does not listen. */
export async function buildApp(parts: AppDeps): Promise<FastifyInstance> {
  const { settings, db } = parts;
  const shopUrl = (settings.publicUrl ?? `http://localhost:${settings.port}`).replace(/\/+$/, '');
  const app = createServer(settings);

  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(answerProblem);
  acceptJsonBodies(app);
  app.addHook('onRequest', (request, reply, done) => {
    // A file that never changes needs no name for its answer.
    if (!request.url.startsWith(HASHED_ASSETS)) reply.header('x-request-id', request.id);
    done();
  });
  logAnswers(app, settings.logLevel);
  setConnectionHeader(app);
  registerSecurityHeaders(app, shopUrl.startsWith('https:'));
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // The shop sends none, and a small packed body may unpack to a very large one.
    globalDecompression: false,
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await registerOpenApi(app);
  const limits = await registerRateLimits(app, settings, parts.askForCalls);

  const signer = tokenSigner(db);
  const sessions = sessionCache(db, signer, parts.trustsSessionsFor, parts.neighbours);
  const devices = deviceCookies(db, shopUrl.startsWith('https:'));
  const mailQueue = startMail(app, parts, shopUrl);
  const versions = catalogueVersions(parts.dbRead, parts.trustsCatalogueFor);
  const prices = openPrices(app, parts);
  const handlers = allHandlers(parts, signer, sessions, devices, shopUrl, mailQueue, prices, versions);
  const chooseStore = storeChooser(db);
  registerContractRoutes(app, routes, handlers, {
    sessions,
    limits,
    deviceOf: async (request) => (await devices.read(request))?.hash.toString('base64url'),
    concurrency: callsOfCustomer(),
    chooseStore,
    catalogueVersion: versions,
    answers: new AnswerCache(parts.answerCacheBytes ?? ANSWER_CACHE_BYTES),
    timeLimit: (settings.statementTimeoutSeconds + EXTRA_HANDLER_SECONDS) * 1000,
  });
  registerPictureFiles(app, db);
  registerDocumentFiles(app, db);
  registerHealth(app, parts.isReady, parts.replicaState);

  const shop = await registerShopFiles(app, parts.shopFolder, async () =>
    startUpAnswers(handlers, await chooseStore(undefined)),
  );
  app.setNotFoundHandler(async (request, reply) => {
    if (isApiUrl(request.url)) await limits.spendCall(request, undefined);
    if (shop?.hasPageFor(request) === true) return shop.answerPage(request, reply);
    throw new DomainError('not-found');
  });

  scheduleCleanup(app, async () => {
    await purgeSessions(db);
    await purgeMails(db);
    await purgeCheckoutRequests(db);
  });
  return app;
}
