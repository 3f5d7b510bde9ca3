import type { IntegrationRoute } from '@partsboard/contract/integration/route';
import type { FastifyRequest } from 'fastify';
import { MeasuredCache } from '../../cache/measured-cache.ts';
import { DomainError } from '../errors/domain-error.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { IntegrationCaller } from './integration-handlers.ts';

/** Reads keys and looks them up; handed in by the feature that owns them. */
export interface IntegrationKeyReader {
  /** The hash of the key in an Authorization header, if there is one of the right form. */
  readonly hashOf: (header: string | undefined) => Buffer | undefined;
  readonly load: (hash: Buffer) => Promise<IntegrationCaller | undefined>;
}

const MAX_KNOWN_KEYS = 1000;

/** Lets calls with a live key pass that has the route's scope. */
export function keyAdmission(keys: IntegrationKeyReader, limits: RateLimits) {
  /**
   * Keys that have been found once; their calls are counted by key. Others are counted by address: otherwise whoever
   * makes keys up would get a budget with each of them.
   */
  const keyIdsByHash = new MeasuredCache<string, number>('keys of other systems', { max: MAX_KNOWN_KEYS });
  return async (request: FastifyRequest, route: IntegrationRoute): Promise<IntegrationCaller> => {
    const hash = keys.hashOf(request.headers.authorization);
    const name = hash?.toString('base64url') ?? '';
    const keyId = keyIdsByHash.get(name);
    await limits.consumeCall(request, keyId === undefined ? undefined : `key-${keyId}`);
    const caller = hash && (await keys.load(hash));
    if (caller === undefined) {
      keyIdsByHash.delete(name);
      throw new DomainError('unauthenticated', { title: (t) => t.integration.wrongKey });
    }
    keyIdsByHash.set(name, caller.keyId);
    const { scope } = route;
    if (scope !== undefined && !caller.scopes.has(scope))
      throw new DomainError('forbidden', { title: (t) => t.integration.missingScope(scope) });
    return caller;
  };
}
