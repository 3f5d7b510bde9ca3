import { RecentMemory } from '../../plugins/recent-memory.ts';
import type { CatalogueWords } from './catalogue-words.service.ts';

/** A memory for what one catalogue says. It lives as long as the catalogue's words: until another one is loaded. */
export function catalogueMemory<Key, Value>(
  capacity: number,
  weightOf: (value: Value) => number = () => 1,
): (words: CatalogueWords) => RecentMemory<Key, Value> {
  const memories = new WeakMap<CatalogueWords, RecentMemory<Key, Value>>();
  return (words) => {
    const memory = memories.get(words) ?? new RecentMemory<Key, Value>(capacity, weightOf);
    memories.set(words, memory);
    return memory;
  };
}
