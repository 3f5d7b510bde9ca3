import type { LRUCache } from 'lru-cache';
import { MeasuredCache } from '../../cache/measured-cache.ts';
import type { CatalogueLookups } from './catalogue-lookups.service.ts';

/** A cache for what is read from one catalogue. It is dropped with the catalogue's lookups when another is loaded. */
export function catalogueCache<Key extends string | number, Value extends object>(
  name: string,
  options: LRUCache.Options<Key, Value, unknown>,
): (lookups: CatalogueLookups) => MeasuredCache<Key, Value> {
  const caches = new WeakMap<CatalogueLookups, MeasuredCache<Key, Value>>();
  return (lookups) => {
    const cache = caches.get(lookups) ?? new MeasuredCache<Key, Value>(name, options);
    caches.set(lookups, cache);
    return cache;
  };
}
