import type { Db } from '../../db/database.ts';
import { catalogueCache } from '../catalogue-lookups/catalogue-cache.service.ts';
import type { CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { selectCurrentParts, type CurrentPart } from './current-parts.repository.ts';

/** Parts are replaced and withdrawn by an import of the catalogue alone. */
const currentParts = catalogueCache<number, CurrentPart>('current parts', { max: 20_000 });

/**
 * Follows the supersessions of all these parts at once; unknown ids are left out. With the lookups of a catalogue, parts are
 * read once for all who ask.
 */
export async function findCurrentParts(
  db: Db,
  partIds: readonly number[],
  lookups?: CatalogueLookups,
): Promise<ReadonlyMap<number, CurrentPart>> {
  const cache = lookups && currentParts(lookups);
  const found = new Map<number, CurrentPart>();
  for (const id of partIds) {
    const part = cache?.get(id);
    if (part !== undefined) found.set(id, part);
  }
  const unread = partIds.filter((id) => !found.has(id));
  for (const part of unread.length === 0 ? [] : await selectCurrentParts(db, unread)) {
    cache?.set(part.askedId, part);
    found.set(part.askedId, part);
  }
  return found;
}
