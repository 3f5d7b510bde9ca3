import type { Db } from '../../db/database.ts';
import { catalogueCache } from '../catalogue-lookups/catalogue-cache.service.ts';
import type { CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { typeIdsOf, type ChosenVehicle } from '../vehicles/vehicles.service.ts';
import { selectNamedBoards, type NamedBoard } from './names-on-boards.repository.ts';

/** Numbers of four bytes: 4 MB. What is kept of a vehicle type takes as much as some hundred besides. */
const MAX_NUMBERS = 1_000_000;
const FIXED_SIZE = 500;

/** Names with the boards that have them: the boards of all names in one row, and where those of each name end. */
class BoardsByName {
  readonly #nameIds: Int32Array;
  readonly #ends: Int32Array;
  readonly #boardIds: Int32Array;

  constructor(boardsByName: ReadonlyMap<number, readonly number[]>) {
    this.#nameIds = Int32Array.from(boardsByName.keys());
    let end = 0;
    this.#ends = Int32Array.from(boardsByName.values(), ({ length }) => (end += length));
    this.#boardIds = Int32Array.from([...boardsByName.values()].flat());
  }

  get length(): number {
    return this.#nameIds.length * 2 + this.#boardIds.length;
  }

  forEach(visit: (nameId: number, boardIds: Int32Array) => void): void {
    for (let place = 0; place < this.#nameIds.length; place += 1) {
      const start = place === 0 ? 0 : this.#ends[place - 1];
      visit(this.#nameIds[place] ?? 0, this.#boardIds.subarray(start, this.#ends[place]));
    }
  }
}

/** The names on the boards of some vehicle types; the boards of each in the order of their ids. */
export interface NamesOnBoards {
  readonly titled: BoardsByName;
  readonly showing: BoardsByName;
}

function namesOn(boards: readonly NamedBoard[]): NamesOnBoards {
  const titled = new Map<number, number[]>();
  const showing = new Map<number, number[]>();
  const add = (to: Map<number, number[]>, nameId: number, boardId: number): void => {
    const known = to.get(nameId);
    if (known === undefined) to.set(nameId, [boardId]);
    else known.push(boardId);
  };
  for (const [boardId, titleId, partNameIds] of boards) {
    add(titled, titleId, boardId);
    for (const nameId of partNameIds) add(showing, nameId, boardId);
  }
  return { titled: new BoardsByName(titled), showing: new BoardsByName(showing) };
}

const nameCache = catalogueCache<string, NamesOnBoards>('names on boards', {
  maxSize: MAX_NUMBERS,
  sizeCalculation: ({ titled, showing }) => titled.length + showing.length + FIXED_SIZE,
});

/** What is to be read on the boards of the types that a vehicle may be of, whatever its month. */
export async function namesOnBoardsOf(
  db: Db,
  lookups: CatalogueLookups,
  vehicle: ChosenVehicle,
): Promise<NamesOnBoards> {
  const typeIds = typeIdsOf(vehicle);
  return nameCache(lookups).getOrRead(typeIds.join(' '), async () => {
    const [row] = await selectNamedBoards(db, typeIds);
    return namesOn(row?.boards ?? []);
  });
}
