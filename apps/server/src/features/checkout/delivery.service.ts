import { announcedCache } from '../../db/announced-cache.ts';
import type { Db } from '../../db/database.ts';
import type { NotificationSubscriber } from '../../db/notification-listener.ts';
import { findDelivery, type Delivery } from './methods.repository.ts';

/** Reads every way of delivery and payment of a store, and whence it is supplied. */
export type ReadDelivery = (db: Db, storeId: number) => Promise<Delivery>;

const MAX_STORES = 100;

/** The same from memory, as long as this process is notified of changes. */
export function deliveryCache(db: Db): {
  readonly delivery: ReadDelivery;
  readonly subscriber: NotificationSubscriber;
} {
  const cache = announcedCache({
    name: 'delivery',
    channel: 'shop_changed',
    max: MAX_STORES,
    load: (storeId: number) => findDelivery(db, storeId),
  });
  return { delivery: (_db, storeId) => cache.read(storeId), subscriber: cache };
}
