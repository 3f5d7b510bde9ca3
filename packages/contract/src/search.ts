import { Category, FoundBoard } from './boards.ts';
import { FoundPart } from './parts.ts';
import { defineRoutes } from './route.ts';
import { Closed, LookupText, Nullable, Type, type Static } from './schema.ts';
import { VehicleFilterInput } from './vehicles.ts';

/** How long a phrase can be. */
export const MAX_SEARCH_LENGTH = 60;

/** What a name, or the beginning of a part number, leads to. With a vehicle, what fits it comes first. */
export const CatalogueSearchResult = Closed({
  Parts: Type.Array(FoundPart),
  Names: Type.Array(Type.String(), {
    description: 'Suggested instead of parts where no vehicle says which parts are meant',
  }),
  Groups: Type.Array(Category, { description: 'Main groups and subgroups that have boards' }),
  Boards: Type.Array(FoundBoard),
  More: Type.Array(Type.Enum(['Parts', 'Groups', 'Boards']), {
    description: 'Of what there is more than is listed',
  }),
  Corrected: Nullable(
    Type.String({ description: 'The words that were searched for, where those asked for are misspelt' }),
  ),
});
export type CatalogueSearchResult = Static<typeof CatalogueSearchResult>;

const input = Closed({
  ...VehicleFilterInput.properties,
  term: LookupText(MAX_SEARCH_LENGTH, { minLength: 1 }),
});

export const searchRoutes = defineRoutes({
  suggestNames: {
    method: 'POST',
    path: 'Level4Product/SuggestNames',
    access: 'customer',
    changesWith: 'catalogue',
    tag: 'Vehicle catalogue',
    summary: 'A few parts, groups and boards by the words of their names, in Polish or English',
    body: input,
    response: CatalogueSearchResult,
  },
  searchCatalogue: {
    method: 'POST',
    path: 'Level4Product/Search',
    access: 'customer',
    tag: 'Vehicle catalogue',
    summary: 'Parts, groups and boards by name, and parts by the beginning of their number',
    body: input,
    response: CatalogueSearchResult,
  },
});
