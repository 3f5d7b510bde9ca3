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
import { rankName, readingsOf, type FoundTerm } from './found-words.ts';
import {
  boardsWithTitles,
  namesOnBoards,
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

interface Found {
  readonly partIds: readonly number[];
  readonly boardIds: readonly number[];
  readonly names: readonly string[];
}

const NOTHING: Found = { partIds: [], boardIds: [], names: [] };

function ranked<Row extends NameRow>(
  rows: readonly Row[],
  terms: readonly FoundTerm[],
  handicap: (row: Row) => number = () => 0,
): Row[] {
  return rows
    .map((row) => ({ row, rank: (rankName(terms, [row.namePl, row.nameEn]) ?? Infinity) + handicap(row) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_NAMES_READ)
    .map(({ row }) => row);
}

const wordListsOf = (terms: readonly FoundTerm[]) => terms.map(({ distances }) => [...distances.keys()]);

const idsOf = (rows: readonly NameRow[]) => rows.map(({ id }) => id);

/** The names that have a word for each word of a phrase, forms and misspelt words included. */
export async function findNameIds(db: Db, phrase: string): Promise<number[]> {
  for await (const terms of readingsOf(db, phrase)) {
    const rows = await namesWithWords(db, wordListsOf(terms));
    if (rows.length > 0) return idsOf(rows);
  }
  return [];
}

async function findInVehicle({ db, vehicle, extent }: Search, terms: readonly FoundTerm[]): Promise<Found> {
  const rows = await namesOnBoards(db, wordListsOf(terms), vehicle);
  const titled = new Set(rows.flatMap(({ titledBoardIds }) => titledBoardIds ?? []));
  // A board that is called “disc and pads” shows the discs that are meant; those of an alternator are elsewhere.
  const names = ranked(rows, terms, ({ showingBoardIds }) =>
    showingBoardIds?.some((id) => titled.has(id)) ? 0 : 1,
  );
  const showing = [...new Set(names.flatMap(({ showingBoardIds }) => showingBoardIds ?? []))];
  const read = showing.slice(0, MAX_BOARDS_READ);
  const partIds = read.length === 0 ? [] : await partsOnBoards(db, read, idsOf(names));
  const titledInOrder = names.flatMap(({ titledBoardIds }) => titledBoardIds ?? []);
  return {
    partIds: partIds.slice(0, extent.parts * 3),
    boardIds: [...new Set([...titledInOrder, ...showing])].slice(0, extent.boards),
    names: [],
  };
}

async function findAnywhere(search: Search, terms: readonly FoundTerm[]): Promise<Found> {
  const { db, vehicle, extent, language } = search;
  const names = ranked(await namesWithWords(db, wordListsOf(terms)), terms);
  if (names.length === 0) return NOTHING;
  if (extent.namesOnly) {
    const own = new Set(names.filter(({ hasParts }) => hasParts).map((name) => nameIn(name, language)));
    return { ...NOTHING, names: [...own].slice(0, extent.parts) };
  }
  const [partIds, boardIds] = await Promise.all([
    partsOfNames(db, idsOf(names), { parts: extent.parts, ofName: PARTS_OF_NAME }),
    isChosenVehicle(vehicle) ? [] : boardsWithTitles(db, idsOf(names), vehicle.scope, extent.boards),
  ]);
  return { partIds, boardIds, names: [] };
}

/** With a vehicle its own boards are searched first; other vehicles' parts follow where there is room. */
async function findByName(search: Search, terms: readonly FoundTerm[]): Promise<Found> {
  const { vehicle, extent } = search;
  if (!isChosenVehicle(vehicle)) return findAnywhere(search, terms);
  const own = await findInVehicle(search, terms);
  if (own.partIds.length >= extent.parts || (extent.namesOnly && own.partIds.length > 0)) return own;
  const others = await findAnywhere(search, terms);
  return { ...own, names: others.names, partIds: [...new Set([...own.partIds, ...others.partIds])] };
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
    /\d/.test(text) ? partsByNumberStart(db, text, language) : [],
    partIds.length === 0 ? [] : currentParts(db, partIds, language),
  ]);
  const toAnswer = (rows: readonly PartRow[]) => rows.map((row) => toFoundPart(row, lookups));
  const parts = [...toAnswer(numbered), ...(await fittingFirst(search, toAnswer(named)))];
  return [...new Map(parts.map((part) => [part.Id, part])).values()].slice(0, extent.parts);
}

/** Groups by the words of their names. */
async function foundGroups(search: Search, terms: readonly FoundTerm[]): Promise<Category[]> {
  const { db, lookups, vehicle, language, extent } = search;
  const ranks = new Map<number, number>();
  for (const { id, name } of lookups.categories.values()) {
    const rank = rankName(terms, [name.pl, name.en]);
    if (rank !== null) ranks.set(id, rank);
  }
  if (ranks.size === 0) return [];
  const rankOf = ({ Id }: Category) => ranks.get(Id) ?? Infinity;
  return (await categoriesOf(db, lookups, vehicle, language))
    .filter(({ Id }) => ranks.has(Id))
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, extent.groups);
}

function correctedPhrase(terms: readonly FoundTerm[]): string | null {
  if (terms.every(({ correctedTo }) => correctedTo === null)) return null;
  return terms.map(({ typed, correctedTo }) => correctedTo ?? typed).join(' ');
}

interface FoundByReading extends Found {
  readonly groups: readonly Category[];
  readonly corrected: string | null;
}

/** What the first reading of the phrase finds that finds anything. */
async function findByReading(search: Search, text: string): Promise<FoundByReading> {
  for await (const terms of readingsOf(search.db, text)) {
    const [found, groups] = await Promise.all([findByName(search, terms), foundGroups(search, terms)]);
    if (found.partIds.length + found.boardIds.length + found.names.length + groups.length > 0)
      return { ...found, groups, corrected: correctedPhrase(terms) };
  }
  return { ...NOTHING, groups: [], corrected: null };
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
  const { partIds, boardIds, names, groups, corrected } = await findByReading(search, text);
  const [parts, boards] = await Promise.all([
    foundParts(search, text, partIds),
    boardsWithIds(db, boardIds, vehicle, language),
  ]);
  return { Parts: parts, Names: [...names], Groups: [...groups], Boards: boards, Corrected: corrected };
}
