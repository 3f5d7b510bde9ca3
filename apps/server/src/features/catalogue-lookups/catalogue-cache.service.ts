import { RecentMemory } from '../../cache/recent-memory.ts';
import type { CatalogueLookups } from './catalogue-lookups.service.ts';

/** A memory for what one catalogue says. It lives as long as the catalogue's lookups: until another one is loaded. */
export function catalogueCache<Key, Value>(
  capacity: number,
  weightOf: (value: Value) => number = () => 1,
): (lookups: CatalogueLookups) => RecentMemory<Key, Value> {
  const memories = new WeakMap<CatalogueLookups, RecentMemory<Key, Value>>();
  return (lookups) => {
    const memory = memories.get(lookups) ?? new RecentMemory<Key, Value>(capacity, weightOf);
    memories.set(lookups, memory);
    return memory;
  };
}
