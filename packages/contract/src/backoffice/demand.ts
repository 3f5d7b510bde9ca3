import { LanguageCode } from '../language.ts';
import { Closed, Day, Id, LookupText, Moment, Type, type Static } from '../schema.ts';
import { Page, pageInput } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';
import { exportInput, exportRoute } from './table-format.ts';

export const SearchMiss = Closed({
  id: Id,
  phrase: Type.String(),
  language: LanguageCode,
  times: Type.Integer(),
  lastAt: Moment,
});
export type SearchMiss = Static<typeof SearchMiss>;

export const SearchMissFilter = Closed({
  search: Type.Optional(LookupText(60)),
  language: Type.Optional(LanguageCode),
  from: Type.Optional(Day),
});
export type SearchMissFilter = Static<typeof SearchMissFilter>;

export const WantedPart = Closed({
  id: Id,
  number: Type.String(),
  name: Type.String(),
  brand: Type.String(),
  looks: Type.Integer({ description: 'How often it was looked at while nobody had it' }),
  lastAt: Moment,
});
export type WantedPart = Static<typeof WantedPart>;

export const demandRoutes = defineBackofficeRoutes({
  searchMisses: {
    method: 'GET',
    path: 'backoffice/search-misses',
    permission: 'parts.read',
    tag: 'Demand',
    summary: 'What customers searched for and did not find, the most frequent first',
    query: Closed({ ...pageInput, ...SearchMissFilter.properties }),
    response: Page(SearchMiss),
  },
  searchMissExport: {
    ...exportRoute,
    path: 'backoffice/search-miss-export',
    permission: 'parts.read',
    tag: 'Demand',
    summary: 'The filtered list as a file for spreadsheets',
    query: Closed({ ...exportInput, ...SearchMissFilter.properties }),
  },
  wantedPartExport: {
    ...exportRoute,
    path: 'backoffice/wanted-part-export',
    permission: 'parts.read',
    tag: 'Demand',
    summary: 'The list as a file for spreadsheets',
    query: Closed(exportInput),
  },
  wantedParts: {
    method: 'GET',
    path: 'backoffice/wanted-parts',
    permission: 'parts.read',
    tag: 'Demand',
    summary: 'Parts without stock that customers looked at, the most wanted first',
    query: Closed(pageInput),
    response: Page(WantedPart),
  },
});
