import { Closed, Id, LookupText, Type, type Static } from './schema.ts';
import { defineRoutes } from './route.ts';

/** A content page without its body, for menus and footers. */
export const TopicSummary = Closed({
  Id,
  Title: Type.String(),
  SeName: Type.String(),
  IncludeInFooterRow1: Type.Boolean(),
  IncludeInFooterRow2: Type.Boolean(),
  IncludeInFooterRow3: Type.Boolean(),
  IncludeInSitemap: Type.Boolean(),
  IncludeInTopMenu: Type.Boolean(),
});
export type TopicSummary = Static<typeof TopicSummary>;

export const Topic = Closed({ ...TopicSummary.properties, Body: Type.String() });
export type Topic = Static<typeof Topic>;

export const contentRoutes = defineRoutes({
  topics: {
    method: 'GET',
    path: 'Topic/list',
    access: 'anyone',
    tag: 'Content pages',
    summary: 'Content pages with their places in menu, footer and sitemap',
    response: Type.Array(TopicSummary),
  },
  topic: {
    method: 'GET',
    path: 'Topic/get',
    access: 'anyone',
    tag: 'Content pages',
    summary: 'One content page by its SEO name',
    query: Closed({ seName: LookupText(200, { minLength: 1 }) }),
    response: Topic,
  },
});
