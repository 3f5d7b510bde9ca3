import type { Db } from '../../db/database.ts';
import { catalogueCache } from '../catalogue-lookups/catalogue-cache.service.ts';
import type { CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { boardIdsOf } from '../boards/boards.service.ts';
import type { ChosenVehicle } from '../vehicles/vehicles.service.ts';
import { wordListsOf, type FoundTerm } from './found-words.ts';
import { namesOnBoardsOf } from './names-on-boards.ts';
import { rankName } from './rank-name.ts';
import { MAX_NAMES, matchingNames } from './search-names.repository.ts';

/** Names that have a word for each term, with their ranks; shorter names come first. */
type RankedNames = ReadonlyMap<number, { readonly place: number; readonly rank: number }>;

/** Some 100 bytes each. */
const MAX_RANKED_NAMES = 30_000;

const rankedCache = catalogueCache<string, RankedNames>('names of phrases', {
  maxSize: MAX_RANKED_NAMES,
  sizeCalculation: ({ size }) => size + 1,
});

/** `reading` says which phrase the terms are read from, and how: the same phrase is asked for many cars. */
const rankedNames = (
  db: Db,
  lookups: CatalogueLookups,
  reading: string,
  terms: readonly FoundTerm[],
): Promise<RankedNames> =>
  rankedCache(lookups).getOrRead(reading, async () => {
    const rows = await matchingNames(db, wordListsOf(terms));
    return new Map(
      rows.map(({ id, namePl, nameEn }, place) => [
        id,
        { place, rank: rankName(terms, { pl: namePl, en: nameEn }) ?? Infinity },
      ]),
    );
  });

export interface NameOfVehicle {
  readonly id: number;
  readonly rank: number;
  /** Boards of the vehicle with this title. */
  readonly titledBoardIds: readonly number[];
  /** Boards of the vehicle that show a part of this name. */
  readonly showingBoardIds: readonly number[];
}

/** The names among the titles and parts of the vehicle's boards that have a word for each term, shorter ones first. */
export async function namesOfVehicle(
  db: Db,
  lookups: CatalogueLookups,
  vehicle: ChosenVehicle,
  reading: string,
  terms: readonly FoundTerm[],
): Promise<NameOfVehicle[]> {
  const [matching, names, boardIds] = await Promise.all([
    rankedNames(db, lookups, reading, terms),
    namesOnBoardsOf(db, lookups, vehicle),
    boardIdsOf(db, lookups, vehicle),
  ]);
  const found = new Map<number, { titled: number[]; showing: number[] }>();
  for (const kind of ['titled', 'showing'] as const) {
    names[kind].forEach((nameId, all) => {
      if (!matching.has(nameId)) return;
      const own = [...all].filter((id) => boardIds.has(id));
      if (own.length === 0) return;
      const name = found.get(nameId) ?? { titled: [], showing: [] };
      name[kind] = own;
      found.set(nameId, name);
    });
  }
  const placeOf = (id: number) => matching.get(id)?.place ?? 0;
  return [...found]
    .sort(([a], [b]) => placeOf(a) - placeOf(b))
    .slice(0, MAX_NAMES)
    .map(([id, { titled, showing }]) => ({
      id,
      rank: matching.get(id)?.rank ?? Infinity,
      titledBoardIds: titled,
      showingBoardIds: showing,
    }));
}
