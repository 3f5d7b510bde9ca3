import { randomUUID } from 'node:crypto';
import { retried, sendJson, type Wait } from './retry.ts';

/** An entry of the order feed; see /api/integration/v1/openapi.json for all of it. */
export interface FeedEntry {
  readonly position: number;
  readonly kind: 'placed' | 'changed' | 'cancelled';
  readonly state: string;
  readonly version: number;
  readonly order: { readonly number: string; readonly version: number; readonly total: number };
}

export interface FeedPage {
  readonly items: readonly FeedEntry[];
  /** The position of the last item. */
  readonly next: number;
}

export interface RowsResult {
  readonly accepted: number;
  readonly changed: number;
  readonly problems: readonly { readonly row: number; readonly reason: string }[];
}

/** The calls of the shop that a link needs. */
export interface Shop {
  get(path: string): Promise<unknown>;
  post(path: string, body: unknown): Promise<unknown>;
}

export function connectShop({ url, key, wait }: { url: string; key: string; wait: Wait }): Shop {
  const base = `${url.replace(/\/+$/, '')}/api/integration/v1`;
  const authorization = `Bearer ${key}`;
  return {
    get: (path) => retried(() => sendJson(base + path, { method: 'GET', headers: { authorization } }), wait),
    post(path, body) {
      // Chosen once for all tries: a change whose answer was lost is not made a second time.
      const headers = { authorization, 'idempotency-key': randomUUID() };
      return retried(() => sendJson(base + path, { method: 'POST', headers, body }), wait);
    },
  };
}
