import { createHash, randomBytes } from 'node:crypto';
import { MAX_KEY_DAYS, MAX_KEY_NAME_LENGTH } from '@partsboard/contract/backoffice/keys';
import { integrationScopes, type IntegrationScope } from '@partsboard/contract/integration/scopes';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import type { IntegrationKeyReader } from '../../http/integration/integration-routes.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { findKeys, findLiveKey, insertKey, revoke, writeUse } from './keys.repository.ts';

const PREFIX = 'pbk_';
/** Of a key, so that people recognise it; too few characters to guess the others. */
const SHOWN_CHARACTERS = PREFIX.length + 6;

/** A person at the server's terminal. */
const COMMAND: AuditContext = { staffId: null, staffName: 'npm run keys', address: null, requestId: null };

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

const isScope = (text: string): text is IntegrationScope => integrationScopes.some((scope) => scope === text);

interface WantedKey {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly days: number;
}

function check({ name, scopes, days }: WantedKey): void {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(name) || name.length > MAX_KEY_NAME_LENGTH)
    throw fieldError('name', (t) => t.integration.keyName(MAX_KEY_NAME_LENGTH));
  const unknown = scopes.find((scope) => !isScope(scope));
  if (unknown !== undefined) throw fieldError('scope', (t) => t.integration.unknownScope(unknown));
  if (!Number.isInteger(days) || days < 1 || days > MAX_KEY_DAYS)
    throw fieldError('days', (t) => t.integration.keyDays(MAX_KEY_DAYS));
}

/** Makes a key and returns it; it cannot be read again. */
export function addKey(
  db: Db,
  wanted: WantedKey,
  audit: AuditContext = COMMAND,
): Promise<{ readonly key: string; readonly expiresAt: Date }> {
  check(wanted);
  const key = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  const scopes = [...new Set(wanted.scopes)].sort();
  return db.transaction().execute(async (tx) => {
    const beginning = key.slice(0, SHOWN_CHARACTERS);
    const made = await insertKey(tx, { ...wanted, scopes, hash: hashOf(key), beginning });
    await writeAudit(tx, audit, {
      action: 'key.create',
      record: { type: 'key', id: made.id, name: wanted.name },
      after: { beginning, scopes, expiresAt: made.expires_at.toISOString() },
    });
    return { key, expiresAt: made.expires_at };
  });
}

export const listKeys = findKeys;

/** Ends a key at once. */
export function revokeKey(
  db: Db,
  id: number,
  audit: AuditContext = COMMAND,
): Promise<{ readonly name: string; readonly beginning: string }> {
  return db.transaction().execute(async (tx) => {
    const revoked = await revoke(tx, id);
    if (revoked === undefined) throw new DomainError('not-found', { title: (t) => t.integration.unknownKey });
    await writeAudit(tx, audit, {
      action: 'key.revoke',
      record: { type: 'key', id: revoked.id, name: revoked.name },
    });
    return revoked;
  });
}

const BEARER = /^Bearer +(pbk_[\w-]{43}) *$/i;

/** Looks keys up for each call: a revoked one opens nothing any more, on any server. */
export const integrationKeys = (db: Db): IntegrationKeyReader => ({
  hashOf: (header) => {
    const key = BEARER.exec(header ?? '')?.[1];
    return key === undefined ? undefined : hashOf(key);
  },
  load: async (hash) => {
    const row = await findLiveKey(db, hash);
    if (row === undefined) return undefined;
    // Not worth failing the call for.
    if (row.isUseOld) await writeUse(db, row.id).catch(() => undefined);
    const scopes = new Set(row.scopes.filter(isScope));
    return { keyId: row.id, client: row.name, scopes, expiresAt: row.expires_at };
  },
});
