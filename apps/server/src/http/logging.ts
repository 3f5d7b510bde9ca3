import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type LoggerOptions } from 'pino';
import { failedStatementOf } from '../db/failed-statement.ts';

const SECRET_PARAMETERS = new Set(['token', 'email', 'password', 'newpassword', 'confirmnewpassword']);

function isSecret(parameterName: string): boolean {
  try {
    return SECRET_PARAMETERS.has(decodeURIComponent(parameterName).toLowerCase());
  } catch {
    // A name that cannot be decoded may be any of them.
    return true;
  }
}

/** A URL as it may be logged: recovery links contain a token and an email address. */
export function safeUrl(url: string): string {
  if (!url.includes('=')) return url;
  return url.replace(/([?&])([^=&#]*)=[^&#]*/g, (parameter: string, mark: string, name: string) =>
    isSecret(name) ? `${mark}${name}=[redacted]` : parameter,
  );
}

function describeError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  // Only these fields: a driver's error also carries the row's values.
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(typeof code === 'string' ? { code } : {}),
    ...failedStatementOf(error),
    ...(error.cause !== undefined && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

/** People read logs in a terminal; log collectors read JSON. */
const forTerminals = {
  transport: {
    target: 'pino-pretty',
    options: { ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' },
  },
} satisfies LoggerOptions;

/** One JSON line for each event, without secrets. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  ...(process.stdout.isTTY ? forTerminals : {}),
  redact: {
    paths: ['authorization', 'password', 'Password', 'token', '*.authorization', '*.password', '*.token'],
    censor: '[redacted]',
  },
  serializers: {
    err: (error: unknown) => describeError(error),
    req: (request: FastifyRequest) => ({
      method: request.method,
      url: safeUrl(request.originalUrl),
      address: request.ip,
    }),
  },
});

/** What a pipe writes atomically: lines of two workers must not be mixed. */
const WRITE_BYTES = 4096;
const BUFFER_BYTES = 4000;
const FLUSH_MILLISECONDS = 200;
let buffered: DestinationStream | undefined;

/**
 * Lines are written in batches, since each write costs as much as the rest of a short line. They are flushed after a
 * moment at the latest, and when the process ends, except by `kill -9`.
 */
const bufferedOutput = (): DestinationStream =>
  (buffered ??= pino.destination({
    dest: 1,
    sync: false,
    minLength: BUFFER_BYTES,
    maxWrite: WRITE_BYTES,
    periodicFlush: FLUSH_MILLISECONDS,
  }));

export const openLog = (level: string): FastifyBaseLogger =>
  process.stdout.isTTY ? pino(loggerOptions(level)) : pino(loggerOptions(level), bufferedOutput());

/** For lines in which no field can be a secret: redaction took a third of a line's time. */
const openUnredactedLog = (level: string): FastifyBaseLogger =>
  process.stdout.isTTY ? openLog(level) : pino({ ...loggerOptions(level), redact: [] }, bufferedOutput());

/** One line for each answer, instead of the framework's two. */
export function registerAnswerLog(
  app: FastifyInstance,
  { settings }: { readonly settings: { readonly logLevel: string } },
): void {
  const log = openUnredactedLog(settings.logLevel);
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      reqId: request.id,
      method: request.method,
      url: safeUrl(request.originalUrl),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      address: request.ip,
      ...(request.session ? { customerId: request.session.customerId } : {}),
    };
    if (reply.statusCode >= 500) log.error(line, 'answered');
    else log.info(line, 'answered');
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    request.log.info({ method: request.method, url: safeUrl(request.originalUrl) }, 'caller went away');
    done();
  });
}
