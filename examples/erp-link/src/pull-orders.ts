import { retried, sendJson, type Wait } from './retry.ts';
import type { FeedEntry, FeedPage, Shop } from './shop.ts';

/** Where orders go. It must know an entry again by its position: after a crash some come a second time. */
export interface Erp {
  store(entry: FeedEntry): Promise<void>;
}

/** This one takes orders over HTTP. Yours may write to a database or call a program. */
export const connectErp = ({ url, wait }: { url: string; wait: Wait }): Erp => ({
  async store(entry) {
    await retried(() => sendJson(`${url}/orders`, { method: 'POST', body: entry }), wait);
  },
});

/**
 * Brings everything that is new to the ERP, one after the other, and returns how many entries that were. A page is
 * acknowledged when all of it is stored, so that nothing is lost wherever this program is stopped.
 */
export async function pullOrders(shop: Shop, erp: Erp): Promise<number> {
  let pulled = 0;
  for (;;) {
    const { items, next } = (await shop.get('/orders?limit=50')) as FeedPage;
    if (items.length === 0) return pulled;
    for (const entry of items) await erp.store(entry);
    await shop.post('/order-feed/acknowledgements', { position: next });
    pulled += items.length;
  }
}
