import { LRUCache } from 'lru-cache';
import type { CatalogueLookups } from './catalogue-lookups.service.ts';

/** A cache for what is read from one catalogue. It is dropped with the catalogue's lookups when another is loaded. */
export function catalogueCache<Key extends string | number, Value extends object>(
  options: LRUCache.Options<Key, Value, unknown>,
): (lookups: CatalogueLookups) => LRUCache<Key, Value> {
  const caches = new WeakMap<CatalogueLookups, LRUCache<Key, Value>>();
  return (lookups) => {
    const cache = caches.get(lookups) ?? new LRUCache<Key, Value>(options);
    caches.set(lookups, cache);
    return cache;
  };
}
