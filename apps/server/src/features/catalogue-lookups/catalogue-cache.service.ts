import type { LanguageCode } from '@partsboard/contract/language';
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

/** Rows by their ids in a language; the ones that the cache lacks are read together. */
export async function cachedRows<Row extends { readonly id: number }>(
  cache: MeasuredCache<string, Row>,
  language: LanguageCode,
  ids: readonly number[],
  read: (missing: readonly number[]) => Promise<readonly Row[]>,
): Promise<ReadonlyMap<number, Row>> {
  const rows = new Map<number, Row>();
  const missing: number[] = [];
  for (const id of new Set(ids)) {
    const known = cache.get(`${language} ${id}`);
    if (known === undefined) missing.push(id);
    else rows.set(id, known);
  }
  for (const row of missing.length === 0 ? [] : await read(missing)) {
    rows.set(row.id, row);
    cache.set(`${language} ${row.id}`, row);
  }
  return rows;
}
