import { Closed, Id, LookupText, Nullable, Type, type Static } from './schema.ts';
import { defineRoutes } from './route.ts';
import { BoardLine } from './products.ts';
import { VehicleFilterInput } from './vehicles.ts';

export const Category = Closed({
  Id,
  Name: Type.String(),
  ParentCategoryId: Type.Integer({ description: 'Zero for a main group' }),
  PictureUrl: Nullable(Type.String()),
  HasChildren: Type.Boolean(),
  BoardCount: Type.Integer({ description: 'Boards for the chosen vehicle, retrofit boards among them' }),
});
export type Category = Static<typeof Category>;

/** A board in a list. */
export const BoardListItem = Closed({
  Id: Type.Integer({ description: 'Product id of the board' }),
  Name: Type.String(),
  Sku: Type.String(),
  PictureUrl: Type.String(),
  Retrofit: Type.Boolean(),
  GrafikId: Id,
  VehicleSpecific: Type.Boolean(),
  LineCount: Type.Integer({ description: 'Lines that may fit the chosen vehicle' }),
});
export type BoardListItem = Static<typeof BoardListItem>;

/**
 * How many boards a list has at most. No vehicle has so many in one main group; without a vehicle the
 * category's `BoardCount` says how many there are.
 */
export const MAX_LISTED_BOARDS = 500;

/** An equipment filter of a board. */
export const Condition = Closed({
  Id,
  Code: Type.String(),
  Purpose: Type.String(),
  EquipmentWithSpring: Type.Boolean({ description: 'Whether the code decides on springs and suspension' }),
  Selected: Type.Integer({ minimum: 0, maximum: 1 }),
});
export type Condition = Static<typeof Condition>;

export const Hotspot = Closed({
  x1Koordinate: Type.Number(),
  y1Koordinate: Type.Number(),
  x2Koordinate: Type.Number(),
  y2Koordinate: Type.Number(),
  bildposNummer: Type.String(),
  active: Type.Boolean(),
  hover: Type.Boolean(),
});
export type Hotspot = Static<typeof Hotspot>;

const BoardReference = Closed({ Id, Name: Type.String() });

export const Board = Closed({
  ...BoardListItem.properties,
  CategoryPath: Type.Array(Closed({ Id, Name: Type.String() })),
  Products: Type.Array(BoardLine),
  TotalLines: Type.Integer(),
  HiddenLines: Type.Integer({ description: 'Lines that the selected equipment filters leave out' }),
  Previous: Nullable(BoardReference),
  Next: Nullable(BoardReference),
});
export type Board = Static<typeof Board>;

/** A part found by its number. */
export const FoundPart = Closed({
  Id,
  Sku: Type.String(),
  Name: Type.String(),
  Brand: Type.String(),
  PictureUrl: Nullable(Type.String()),
});
export type FoundPart = Static<typeof FoundPart>;

/** A board that shows a part that was found. */
export const FoundBoard = Closed({
  ...BoardListItem.properties,
  Positions: Type.Array(Type.String(), { description: 'Callout numbers of the part on the drawing' }),
});
export type FoundBoard = Static<typeof FoundBoard>;

/** How many boards a search by number lists at most. */
export const MAX_FOUND_BOARDS = 100;

export const FindResult = Closed({
  SimpleProduct: Nullable(FoundPart),
  Boards: Type.Array(FoundBoard, { maxItems: MAX_FOUND_BOARDS }),
  Candidates: Type.Array(FoundPart, { description: 'Several parts with that number: the person chooses' }),
  ReplacedSku: Nullable(Type.String({ description: 'The number asked for, when another one replaced it' })),
});
export type FindResult = Static<typeof FindResult>;

const vehicle = VehicleFilterInput.properties;

export const boardRoutes = defineRoutes({
  categories: {
    method: 'POST',
    path: 'Level4Category/List',
    access: 'customer',
    changesWith: 'catalogue',
    tag: 'Vehicle catalogue',
    summary: 'Main groups and subgroups with boards for the chosen vehicle',
    body: VehicleFilterInput,
    response: Type.Array(Category),
  },
  category: {
    method: 'GET',
    path: "Category('{id}')",
    access: 'customer',
    changesWith: 'catalogue',
    tag: 'Catalogue',
    summary: 'One category with the path to it',
    params: Closed({ id: Id }),
    response: Closed({ ...Category.properties, Path: Type.Array(Closed({ Id, Name: Type.String() })) }),
  },
  boards: {
    method: 'POST',
    path: 'Level4Product/Boards',
    access: 'customer',
    changesWith: 'catalogue',
    tag: 'Vehicle catalogue',
    summary: 'Boards of a main group (Grouped) or subgroup (GroupedSubCat) for the chosen vehicle',
    body: Closed({ ...vehicle, id: Id, searchType: Type.Enum(['Grouped', 'GroupedSubCat']) }),
    response: Type.Array(BoardListItem, { maxItems: MAX_LISTED_BOARDS }),
  },
  vehicleConditions: {
    method: 'POST',
    path: 'Level4Product/VehicleConditions',
    access: 'customer',
    changesWith: 'catalogue',
    tag: 'Vehicle catalogue',
    summary: 'Equipment filters of a board, preset for the chosen vehicle',
    body: Closed({ ...vehicle, id: Id, vehicleSpecific: Type.Optional(Type.Boolean()) }),
    response: Type.Array(Condition),
  },
  board: {
    method: 'POST',
    path: 'Level4Product/Board',
    access: 'customer',
    changesWith: 'catalogue',
    tag: 'Vehicle catalogue',
    summary: 'A board’s lines, judged for the chosen vehicle and the selected equipment filters',
    body: Closed({
      ...vehicle,
      id: Id,
      searchType: Type.Optional(Type.Enum(['Simple'])),
      vehicleSpecific: Type.Optional(Type.Boolean()),
      vehicleConditions: Type.Optional(
        Type.Array(
          Closed({
            Id,
            EquipmentWithSpring: Type.Optional(Type.Boolean()),
            Selected: Type.Integer({ minimum: 0, maximum: 1 }),
          }),
          { maxItems: 200 },
        ),
      ),
    }),
    response: Board,
  },
  findPart: {
    method: 'POST',
    path: 'Level4Product/Find',
    access: 'customer',
    changesWith: 'catalogue',
    tag: 'Vehicle catalogue',
    summary:
      'A part by its number, whole or last seven digits, and the boards that show it; or boards by theirs',
    body: Closed({
      Sku: LookupText(60, { minLength: 1 }),
      EquipmentList: vehicle.equipmentList,
      VehicleKeyList: vehicle.vehicleKeyList,
      vehicleId: vehicle.vehicleId,
      year: vehicle.year,
      month: vehicle.month,
    }),
    response: FindResult,
  },
  suggestParts: {
    method: 'GET',
    path: 'Level4Product/Suggest',
    access: 'customer',
    changesWith: 'catalogue',
    tag: 'Vehicle catalogue',
    summary: 'Up to ten parts whose number begins with what was typed',
    query: Closed({ term: LookupText(60) }),
    response: Type.Array(FoundPart),
  },
  hotspots: {
    method: 'GET',
    path: 'level4Product/Hotspots',
    access: 'customer',
    changesWith: 'catalogue',
    tag: 'Vehicle catalogue',
    summary: 'Callout rectangles of a drawing, in its 800 × 560 viewbox',
    query: Closed({ grafikId: Id }),
    response: Type.Array(Hotspot),
  },
});
