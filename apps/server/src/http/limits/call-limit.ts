import { DomainError } from '../errors/domain-error.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';

/**
 * A screen makes several calls at once. Further calls of the same caller wait, so that they take no more than their
 * share of the connections to the database.
 */
export const createCallLimit = <Key>() =>
  new ConcurrencyLimit<Key>({
    atOnce: 4,
    maxWaiting: 60,
    maxWaitMilliseconds: 5_000,
    refusal: () => new DomainError('too-many-requests', { retryAfterSeconds: 1 }),
  });

/** Files of whole lists take seconds of a core each; the calls that people wait for are not to wait for them. */
export const createExportLimit = <Key>() =>
  new ConcurrencyLimit<Key>({
    atOnce: 2,
    maxWaiting: 2,
    maxWaitMilliseconds: 5_000,
    refusal: () => new DomainError('too-many-requests', { retryAfterSeconds: 10 }),
  });
