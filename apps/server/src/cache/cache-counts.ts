interface Sized {
  readonly size: number;
}

/** What one cache of this process holds, and how often it was asked. */
export interface CacheCounts {
  /** How often something was there, and how often it was not. */
  hits: number;
  misses: number;
  /** Several where each catalogue or each pool of connections has its own. */
  readonly caches: Set<WeakRef<Sized>>;
}

const counts = new Map<string, CacheCounts>();

/** The counts of a cache, by the name that it has in the metrics. */
export function countsOf(name: string, cache?: Sized): CacheCounts {
  const known = counts.get(name) ?? { hits: 0, misses: 0, caches: new Set() };
  counts.set(name, known);
  if (cache !== undefined) known.caches.add(new WeakRef(cache));
  return known;
}

/** The entries of all caches of a name that are still in use. */
function entriesOf({ caches }: CacheCounts): number {
  let entries = 0;
  for (const reference of caches) {
    const cache = reference.deref();
    if (cache === undefined) caches.delete(reference);
    else entries += cache.size;
  }
  return entries;
}

interface CountedCache {
  readonly name: string;
  readonly hits: number;
  readonly misses: number;
  readonly entries: number;
}

/** All caches of this process, to be measured. */
export const countedCaches = (): CountedCache[] =>
  [...counts].map(([name, known]) => ({
    name,
    hits: known.hits,
    misses: known.misses,
    entries: entriesOf(known),
  }));
