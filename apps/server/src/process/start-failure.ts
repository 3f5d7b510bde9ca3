import { codeOf } from '../db/error-code.ts';
import { DatabaseUnusable } from '../db/check-database.ts';
import { MigrationError } from '../db/migration-error.ts';
import { PostgresUnavailable } from '@partsboard/private-postgres/postgres-unavailable';
import { SettingsError } from '../config/settings.ts';

function listenMessage(error: unknown, host: string, port: number): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop that program, or set PORT to another number.`;
    case 'EACCES':
      return `This account may not listen on port ${port}. Set PORT to a number above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The setting HOST is "${host}" but must be an address of this machine.`;
    default:
      return `The server cannot listen on ${host}, port ${port}: ${String(error)}`;
  }
}

/** The server cannot listen on the port or the address. */
export class ListenError extends Error {
  override readonly name = 'ListenError';

  constructor(cause: unknown, host: string, port: number) {
    super(listenMessage(cause, host, port), { cause });
  }
}

/** A worker could not start; the message is the worker's own. */
export class WorkerFailed extends Error {
  override readonly name = 'WorkerFailed';
}

const EXPECTED = [
  SettingsError,
  ListenError,
  DatabaseUnusable,
  PostgresUnavailable,
  MigrationError,
  WorkerFailed,
];

/** Tells the person who starts the server what to do; undefined for unexpected errors. */
export function messageFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return EXPECTED.some((kind) => error instanceof kind) ? error.message : undefined;
}

/** The message, or the whole stack of an unexpected error. */
export function startFailure(error: unknown): string {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return messageFor(error) ?? `The server could not start: ${detail}`;
}
