import type { Category } from '@partsboard/contract/boards';
import type { LanguageCode } from '@partsboard/contract/language';
import type { FoundPart } from '@partsboard/contract/parts';
import type { CatalogueSearchResult } from '@partsboard/contract/search';
import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import type { Db } from '../../db/database.ts';
import { boardsWithIds, categoriesOf } from '../boards/boards.service.ts';
import { nameIn, type CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { fitOfParts } from '../fit/fit.service.ts';
import { currentParts, partsByNumberStart, toFoundPart, type PartRow } from '../parts/parts.service.ts';
import { chooseVehicle, isChosenVehicle, type ChosenVehicle } from '../vehicles/vehicles.service.ts';
import { wordListsOf, wordsIn, type FoundTerm } from './found-words.ts';
import { knownWords } from './known-words.ts';
import { namesOfVehicle } from './matching-names.ts';
import { rankName } from './rank-name.ts';
import { readingsOf, type Reading } from './readings.ts';
import {
  allNamesWithWords,
  boardsWithTitles,
  namesWithWords,
  partsOfNames,
  partsOnBoards,
  type NameRow,
} from './search-names.repository.ts';

export { deleteOldMisses as purgeSearchMisses } from './search-misses.repository.ts';

/** How much of each kind is found at most. */
interface Extent {
  readonly parts: number;
  readonly groups: number;
  readonly boards: number;
  /** Whether names stand for the parts and boards of whatever vehicles, and what does not fit is left out. */
  readonly namesOnly: boolean;
}

export const SUGGESTIONS: Extent = { parts: 6, groups: 3, boards: 3, namesOnly: true };
export const WHOLE_PAGE: Extent = { parts: 48, groups: 12, boards: 24, namesOnly: false };

/** Boards that are looked through for parts; a word as common as “bolt” is on all of them. */
const MAX_BOARDS_READ = 24;
const MAX_NAMES_READ = 40;
/** Parts of one name that may stand before those of the next. */
const PARTS_OF_NAME = 8;

interface Search {
  readonly db: Db;
  readonly lookups: CatalogueLookups;
  readonly input: VehicleFilterInput;
  readonly vehicle: ChosenVehicle;
  readonly language: LanguageCode;
  readonly extent: Extent;
}

/** What was found, in order; of boards and groups more than is listed. */
interface Found {
  readonly partIds: readonly number[];
  readonly boardIds: readonly number[];
  readonly names: readonly string[];
  readonly groups: readonly Category[];
  /** Whether there are more parts than these. */
  readonly hasMoreParts: boolean;
}

const NOTHING: Found = { partIds: [], boardIds: [], names: [], groups: [], hasMoreParts: false };

const isNothing = ({ partIds, boardIds, names, groups }: Found): boolean =>
  partIds.length + boardIds.length + names.length + groups.length === 0;

const joined = (first: Found, next: Found): Found => ({
  partIds: [...new Set([...first.partIds, ...next.partIds])],
  boardIds: [...new Set([...first.boardIds, ...next.boardIds])],
  names: [...new Set([...first.names, ...next.names])],
  groups: [...new Map([...first.groups, ...next.groups].map((group) => [group.Id, group])).values()],
  hasMoreParts: first.hasMoreParts || next.hasMoreParts,
});

/** The best of them, by a rank of which smaller is better. */
function best<Row>(rows: readonly Row[], rankOf: (row: Row) => number): Row[] {
  return rows
    .map((row) => ({ row, rank: rankOf(row) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_NAMES_READ)
    .map(({ row }) => row);
}

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

/** All names that have a word for each word of a phrase, forms and misspelt words included. */
export async function findNames(db: Db, phrase: string): Promise<NameRow[]> {
  const found = new Map<number, NameRow>();
  for await (const { terms, isContinued } of readingsOf(wordsIn(db), phrase)) {
    for (const name of await allNamesWithWords(db, wordListsOf(terms))) found.set(name.id, name);
    if (found.size > 0 && !isContinued) break;
  }
  return [...found.values()];
}

async function findInVehicle(search: Search, reading: string, terms: readonly FoundTerm[]): Promise<Found> {
  const { db, lookups, vehicle, extent } = search;
  const [rows, groups] = await Promise.all([
    namesOfVehicle(db, lookups, vehicle, reading, terms),
    foundGroups(search, terms),
  ]);
  const titled = new Set(rows.flatMap(({ titledBoardIds }) => titledBoardIds));
  // A board that is called “disc and pads” shows the discs that are meant; those of an alternator are elsewhere.
  const names = best(
    rows,
    ({ rank, showingBoardIds }) => rank + (showingBoardIds.some((id) => titled.has(id)) ? 0 : 1),
  );
  const showing = [...new Set(names.flatMap(({ showingBoardIds }) => showingBoardIds))];
  const read = showing.slice(0, MAX_BOARDS_READ);
  const partIds = read.length === 0 ? [] : await partsOnBoards(db, read, idsOf(names));
  const titledInOrder = names.flatMap(({ titledBoardIds }) => titledBoardIds);
  const most = extent.parts * 3;
  return {
    partIds: partIds.slice(0, most),
    boardIds: [...new Set([...titledInOrder, ...showing])],
    names: [],
    groups,
    hasMoreParts: partIds.length > most || names.length < rows.length || read.length < showing.length,
  };
}

async function findAnywhere(search: Search, terms: readonly FoundTerm[]): Promise<Found> {
  const { db, vehicle, extent, language } = search;
  const rows = await namesWithWords(db, wordListsOf(terms));
  const names = best(rows, ({ namePl, nameEn }) => rankName(terms, { pl: namePl, en: nameEn }) ?? Infinity);
  const groups = await foundGroups(search, terms);
  if (names.length === 0) return { ...NOTHING, groups };
  if (extent.namesOnly) {
    const own = new Set(names.filter(({ hasParts }) => hasParts).map((name) => nameIn(name, language)));
    return { ...NOTHING, groups, names: [...own].slice(0, extent.parts) };
  }
  const [parts, boardIds] = await Promise.all([
    // One more of each says that there are more.
    partsOfNames(db, idsOf(names), PARTS_OF_NAME + 1),
    isChosenVehicle(vehicle) ? [] : boardsWithTitles(db, idsOf(names), vehicle.scope, extent.boards + 1),
  ]);
  const partIds = idsOf(names)
    .flatMap((id) => parts.filter(({ nameId }) => nameId === id).slice(0, PARTS_OF_NAME))
    .slice(0, extent.parts)
    .map(({ partId }) => partId);
  const hasMoreParts = partIds.length < parts.length || names.length < rows.length;
  return { partIds, boardIds, names: [], groups, hasMoreParts };
}

interface FoundByReading extends Found {
  readonly corrected: string | null;
}

/** What the first reading finds that finds parts; groups and boards of those before it stay. */
async function findByReadings(
  readings: AsyncIterable<Reading> | Iterable<Reading>,
  find: (terms: readonly FoundTerm[], place: number) => Promise<Found>,
): Promise<FoundByReading> {
  let place = 0;
  let all: FoundByReading = { ...NOTHING, corrected: null };
  for await (const { terms, isContinued, corrected } of readings) {
    const found = await find(terms, place++);
    if (isNothing(found)) continue;
    all = { ...joined(all, found), corrected: isNothing(all) ? corrected : all.corrected };
    if (all.partIds.length + all.names.length > 0 && !isContinued) break;
  }
  return all;
}

/**
 * With a vehicle every reading is tried on its own boards before any is tried on other vehicles; their parts follow where
 * there is room.
 */
async function findByName(search: Search, text: string): Promise<FoundByReading> {
  const { db, lookups, vehicle, extent } = search;
  const readings = readingsOf(knownWords(db, lookups), text);
  const anywhere = (terms: readonly FoundTerm[]) => findAnywhere(search, terms);
  if (!isChosenVehicle(vehicle)) return findByReadings(readings, anywhere);
  const tried: Reading[] = [];
  async function* remembered() {
    for await (const reading of readings) {
      tried.push(reading);
      yield reading;
    }
  }
  const own = await findByReadings(remembered(), (terms, place) =>
    findInVehicle(search, `${place} ${text}`, terms),
  );
  if (own.partIds.length >= extent.parts || (extent.namesOnly && own.partIds.length > 0)) return own;
  // Where the vehicle has parts, the last reading is the one that found them.
  const others = await findByReadings(own.partIds.length > 0 ? tried.slice(-1) : tried, anywhere);
  if (isNothing(own)) return others;
  // Of other vehicles' parts no more than there is room for: they are not the ones of which more could be wanted.
  const inAddition = others.partIds.filter((id) => !own.partIds.includes(id));
  return {
    ...joined(own, { ...others, partIds: inAddition.slice(0, extent.parts - own.partIds.length) }),
    groups: own.groups,
    hasMoreParts: own.hasMoreParts,
    corrected: own.corrected,
  };
}

const ORDER_OF_FIT = { fits: 0, depends: 1, 'not-listed': 2, 'does-not-fit': 3 } as const;

async function fittingFirst(search: Search, parts: readonly FoundPart[]): Promise<FoundPart[]> {
  if (parts.length === 0 || !isChosenVehicle(search.vehicle)) return [...parts];
  const { db, lookups, input, language } = search;
  const fits = await fitOfParts(db, lookups, { ...input, ProductIds: parts.map(({ Id }) => Id) }, language);
  const orderOfFit = new Map(fits.map(({ ProductId, Fit }) => [ProductId, ORDER_OF_FIT[Fit]]));
  const names = [...new Set(parts.map(({ Name }) => Name))];
  // What may fit comes before what does not; among these the better name, and of one name what certainly fits.
  const fitOf = ({ Id }: FoundPart) => orderOfFit.get(Id) ?? ORDER_OF_FIT['not-listed'];
  const byName = (a: FoundPart, b: FoundPart) =>
    names.indexOf(a.Name) - names.indexOf(b.Name) || fitOf(a) - fitOf(b);
  const isFitting = (part: FoundPart) => fitOf(part) <= ORDER_OF_FIT.depends;
  const fitting = parts.filter(isFitting).toSorted(byName);
  if (search.extent.namesOnly && fitting.length > 0) return fitting;
  return [...fitting, ...parts.filter((part) => !isFitting(part)).toSorted(byName)];
}

async function foundParts(search: Search, text: string, partIds: readonly number[]): Promise<FoundPart[]> {
  const { db, lookups, language, extent } = search;
  const [numbered, named] = await Promise.all([
    /\d/.test(text) ? partsByNumberStart(db, text, language, extent.parts + 1) : [],
    partIds.length === 0 ? [] : currentParts(db, language, partIds),
  ]);
  const toAnswer = (rows: readonly PartRow[]) => rows.map((row) => toFoundPart(row, lookups));
  const parts = [...toAnswer(numbered), ...(await fittingFirst(search, toAnswer(named)))];
  return [...new Map(parts.map((part) => [part.Id, part])).values()];
}

/** Groups by the words of their names. */
async function foundGroups(search: Search, terms: readonly FoundTerm[]): Promise<Category[]> {
  const { db, lookups, vehicle, language } = search;
  const ranks = new Map<number, number>();
  for (const { id, name } of lookups.categories.values()) {
    const rank = rankName(terms, name);
    if (rank !== null) ranks.set(id, rank);
  }
  if (ranks.size === 0) return [];
  const rankOf = ({ Id }: Category) => ranks.get(Id) ?? Infinity;
  return (await categoriesOf(db, lookups, vehicle, language))
    .filter(({ Id }) => ranks.has(Id))
    .sort((a, b) => rankOf(a) - rankOf(b));
}

/** Parts, groups and boards by their names, in either language; parts by the beginning of their number too. */
export async function searchCatalogue(
  db: Db,
  lookups: CatalogueLookups,
  { term: text, ...input }: VehicleFilterInput & { readonly term: string },
  language: LanguageCode,
  extent: Extent,
): Promise<CatalogueSearchResult> {
  const vehicle = await chooseVehicle(db, lookups, input);
  const search: Search = { db, lookups, input, vehicle, language, extent };
  const { partIds, boardIds, names, groups, corrected, hasMoreParts } = await findByName(search, text);
  const [parts, boards] = await Promise.all([
    foundParts(search, text, partIds),
    boardsWithIds(db, lookups, boardIds.slice(0, extent.boards), vehicle, language),
  ]);
  const more = {
    Parts: hasMoreParts || parts.length > extent.parts,
    Groups: groups.length > extent.groups,
    Boards: boardIds.length > extent.boards,
  };
  return {
    Parts: parts.slice(0, extent.parts),
    Names: names.slice(0, extent.parts),
    Groups: groups.slice(0, extent.groups),
    Boards: boards,
    More: (['Parts', 'Groups', 'Boards'] as const).filter((kind) => more[kind]),
    Corrected: corrected,
  };
}
