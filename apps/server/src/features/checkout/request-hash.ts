import { createHash } from 'node:crypto';
import type { OrderRequest } from './place-order.ts';

/**
 * What a request with a key asks for. A repeated request has the same hash; nothing chosen is the same, however it is
 * written.
 */
export function hashOfRequest({ RequestKey: _key, ...asked }: OrderRequest): Buffer {
  const facts = Object.entries(asked)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(facts)).digest();
}
