import { fitClauses } from '@partsboard/domain/line-fit';
import { Closed, Id, NamedReference, Nullable, Type, type Static } from './schema.ts';
import { defineRoutes } from './route.ts';
import { productFields } from './part-fields.ts';
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

/** For which vehicles a board is, the first few of each kind. */
export const BoardVehicles = Closed({
  Brands: Type.String(),
  Series: Type.String(),
  Engines: Type.String({ description: 'Empty for motorcycles and classic cars' }),
  From: Type.String({ description: 'YYYY-MM' }),
  To: Nullable(Type.String({ description: 'YYYY-MM; null while they are built' })),
});
export type BoardVehicles = Static<typeof BoardVehicles>;

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
  Vehicles: Nullable(BoardVehicles),
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

/** Why a line does not fit the chosen vehicle. */
export const NotApplicableReason = Closed({
  Kind: Type.Enum([...fitClauses]),
  Text: Type.String({ description: 'One sentence in the request’s language' }),
  Codes: Type.Array(Type.String(), { description: 'The equipment codes of the clause that failed' }),
});

/** One line of a board, judged for the chosen vehicle. */
export const BoardLine = Closed({
  ...productFields,
  LineId: Type.Integer({ description: 'Number of the line within its board' }),
  Position: Nullable(Type.String({ description: 'Callout number; null when the line is not drawn' })),
  CommentBefore: Nullable(Type.String()),
  CommentAfter: Nullable(Type.String()),
  Fit: Type.Enum(['fits', 'unknown', 'does-not-fit']),
  Reason: Nullable(NotApplicableReason),
  Condition: Nullable(Type.String({ description: 'The equipment condition in words' })),
  ReplacedSku: Nullable(
    Type.String({ description: 'The number that the catalogue prints here, when this part has replaced it' }),
  ),
  ValidFrom: Nullable(Type.String({ description: 'YYYY-MM' })),
  ValidTo: Nullable(Type.String({ description: 'YYYY-MM' })),
});
export type BoardLine = Static<typeof BoardLine>;

const Example = Nullable(
  Type.String({ description: 'A part that the vehicle then has, where its name tells the answers apart' }),
);

/** A question about the vehicle's equipment: which of these does it have? One of them at most. */
export const EquipmentQuestion = Closed({
  Equipment: Type.Array(Closed({ Id, Code: Type.String(), Purpose: Type.String(), Example })),
  NoneExample: Example,
  Positions: Type.Array(Type.String(), { description: 'Callouts of the lines that the answer concerns' }),
  Decides: Type.Number({ description: 'How many open lines an answer decides on average' }),
});
export type EquipmentQuestion = Static<typeof EquipmentQuestion>;

export const Board = Closed({
  ...BoardListItem.properties,
  CategoryPath: Type.Array(NamedReference),
  Products: Type.Array(BoardLine),
  TotalLines: Type.Integer(),
  HiddenLines: Type.Integer({ description: 'Lines that the selected equipment filters leave out' }),
  OpenLines: Type.Integer({ description: 'Lines that depend on equipment of which nothing is known' }),
  Questions: Type.Array(EquipmentQuestion, {
    description: 'What to ask about the chosen vehicle, the question that decides most lines first',
  }),
  Previous: Nullable(NamedReference),
  Next: Nullable(NamedReference),
});
export type Board = Static<typeof Board>;

/** A board that shows a part that was found. */
export const FoundBoard = Closed({
  ...BoardListItem.properties,
  Positions: Type.Array(Type.String(), { description: 'Callout numbers of the part on the drawing' }),
});
export type FoundBoard = Static<typeof FoundBoard>;

/** How many boards a search by number lists at most. */
export const MAX_FOUND_BOARDS = 100;

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
    response: Closed({ ...Category.properties, Path: Type.Array(NamedReference) }),
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
