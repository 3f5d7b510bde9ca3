import { createHash } from 'node:crypto';
import type { CheckoutRequest } from '@partsboard/contract/checkout';

/**
 * What a request with a key asks for. A repeated request has the same hash; nothing chosen is the same, however it is
 * written.
 */
export function hashOfRequest(request: CheckoutRequest): Buffer {
  const facts = Object.entries(request)
    .filter(([name, value]) => name !== 'RequestKey' && value !== null && value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(facts)).digest();
}
