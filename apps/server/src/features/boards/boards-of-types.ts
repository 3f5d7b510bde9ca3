import type { Db } from '../../db/database.ts';
import { catalogueCache } from '../catalogue-lookups/catalogue-cache.service.ts';
import type { CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { typeIdsOf, type ChosenVehicle } from '../vehicles/vehicles.service.ts';
import { selectBoardsOfTypes, type BoardOfTypesRow } from './boards-of-types.repository.ts';

/** Twelve bytes each; a vehicle type has some hundred. What is kept of one takes as much as a hundred besides. */
const MAX_BOARDS = 250_000;
const FIXED_SIZE = 100;

/** Before and after every month. */
const [EARLIEST, LATEST] = [0, 32_767];

interface Neighbours {
  readonly previous: number | null;
  readonly next: number | null;
}

/**
 * The boards of a vehicle's types, subgroup by subgroup in the order of the screen. In columns, since a catalogue has
 * thousands of types with hundreds of boards each.
 */
export class BoardsOfTypes {
  readonly #boardIds: Int32Array;
  readonly #categoryIds: Int16Array;
  readonly #validFrom: Int16Array;
  readonly #validTo: Int16Array;
  readonly #retrofit: Uint8Array;
  readonly #vehicleSpecific: Uint8Array;

  constructor(rows: readonly BoardOfTypesRow[]) {
    this.#boardIds = Int32Array.from(rows, ({ boardId }) => boardId);
    this.#categoryIds = Int16Array.from(rows, ({ categoryId }) => categoryId);
    this.#validFrom = Int16Array.from(rows, ({ validFrom }) => validFrom ?? EARLIEST);
    this.#validTo = Int16Array.from(rows, ({ validTo }) => validTo ?? LATEST);
    this.#retrofit = Uint8Array.from(rows, ({ retrofit }) => Number(retrofit));
    this.#vehicleSpecific = Uint8Array.from(rows, ({ vehicleSpecific }) => Number(vehicleSpecific));
  }

  get length(): number {
    return this.#boardIds.length;
  }

  #isBuiltWithin(place: number, { month }: ChosenVehicle): boolean {
    if (month === null) return true;
    return (this.#validFrom[place] ?? EARLIEST) <= month && month <= (this.#validTo[place] ?? LATEST);
  }

  /** Calls back for each board that the vehicle has, once, in the order of the screen. */
  forEach(vehicle: ChosenVehicle, visit: (boardId: number, categoryId: number) => void): void {
    let last: number | undefined;
    for (let place = 0; place < this.length; place += 1) {
      const boardId = this.#boardIds[place] ?? 0;
      if (boardId === last || !this.#isBuiltWithin(place, vehicle)) continue;
      last = boardId;
      visit(boardId, this.#categoryIds[place] ?? 0);
    }
  }

  /** The boards before and after one in its subgroup; undefined where it is none of the types'. */
  neighbours(boardId: number, vehicle: ChosenVehicle): Neighbours | undefined {
    const own = this.#boardIds.indexOf(boardId);
    if (own === -1) return undefined;
    const isShown = (place: number): boolean =>
      this.#boardIds[place] !== boardId &&
      this.#isBuiltWithin(place, vehicle) &&
      (this.#retrofit[own] === 1 || this.#retrofit[place] === 0) &&
      (vehicle.vehicleId !== null || this.#vehicleSpecific[place] === 0);
    const nearest = (step: 1 | -1): number | null => {
      for (let place = own; this.#categoryIds[place] === this.#categoryIds[own]; place += step) {
        if (isShown(place)) return this.#boardIds[place] ?? null;
      }
      return null;
    };
    return { previous: nearest(-1), next: nearest(1) };
  }
}

const typeCache = catalogueCache<string, BoardsOfTypes>('boards of vehicle types', {
  maxSize: MAX_BOARDS,
  sizeCalculation: ({ length }) => length + FIXED_SIZE,
});

/** The boards of the types that a vehicle may be of, whatever its month: thousands of cars share a type. */
export async function boardsOfTypes(
  db: Db,
  lookups: CatalogueLookups,
  vehicle: ChosenVehicle,
): Promise<BoardsOfTypes> {
  const typeIds = typeIdsOf(vehicle);
  return typeCache(lookups).getOrRead(
    typeIds.join(' '),
    async () => new BoardsOfTypes(await selectBoardsOfTypes(db, typeIds)),
  );
}

/** The boards that the vehicle has. */
export async function boardIdsOf(
  db: Db,
  lookups: CatalogueLookups,
  vehicle: ChosenVehicle,
): Promise<ReadonlySet<number>> {
  const ids = new Set<number>();
  (await boardsOfTypes(db, lookups, vehicle)).forEach(vehicle, (boardId) => ids.add(boardId));
  return ids;
}

/** How many boards each subgroup has for the vehicle. */
export async function countBoards(
  db: Db,
  lookups: CatalogueLookups,
  vehicle: ChosenVehicle,
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  (await boardsOfTypes(db, lookups, vehicle)).forEach(vehicle, (_boardId, categoryId) => {
    counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  });
  return counts;
}

/** The vehicle's boards of some subgroups, in the order of the subgroups given. */
export async function boardIdsOfCategories(
  db: Db,
  lookups: CatalogueLookups,
  vehicle: ChosenVehicle,
  categoryIds: readonly number[],
): Promise<number[]> {
  const idsOf = new Map(categoryIds.map((id): [number, number[]] => [id, []]));
  (await boardsOfTypes(db, lookups, vehicle)).forEach(vehicle, (boardId, categoryId) => {
    idsOf.get(categoryId)?.push(boardId);
  });
  return [...idsOf.values()].flat();
}
