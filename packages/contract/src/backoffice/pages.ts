import {
  Closed,
  Id,
  Moment,
  Nothing,
  Nullable,
  RequiredText,
  Type,
  Version,
  type Static,
} from '../schema.ts';
import { ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

export const MAX_PAGE_BODY_LENGTH = 200_000;

const Body = Type.String({
  maxLength: MAX_PAGE_BODY_LENGTH,
  description: 'HTML; what is not allowed in a page is removed when it is saved',
});

/** Everything about a content page that its editors write. */
export const PageSettings = Closed({
  /** The end of its address /p/…: small letters, digits and dashes. */
  seName: RequiredText(80),
  titlePl: RequiredText(120),
  titleEn: RequiredText(120),
  bodyPl: Body,
  bodyEn: Body,
  position: Type.Integer({ minimum: 0, maximum: 9999, description: 'Its place in menu and footer' }),
  footerRows: Type.Array(Type.Integer({ minimum: 1, maximum: 3 }), {
    maxItems: 3,
    description: 'The columns of the footer that link it',
  }),
  inTopMenu: Type.Boolean(),
  inSitemap: Type.Boolean(),
});
export type PageSettings = Static<typeof PageSettings>;

export const pageStates = ['draft', 'published', 'changed'] as const;

const stored = {
  id: Id,
  storeId: Id,
  version: Version,
  state: Type.Enum([...pageStates], {
    description:
      'Not in the shop, in the shop as it is here, or in the shop as it was before the last changes',
  }),
  changedAt: Moment,
  changedBy: Type.String({ description: 'Empty where that is not known' }),
  isTermsPage: Type.Boolean({ description: 'Whether the checkout links it as the terms of sale' }),
};

/** A page in the list. */
export const PageSummary = Closed({
  ...stored,
  seName: Type.String(),
  titlePl: Type.String(),
  titleEn: Type.String(),
});
export type PageSummary = Static<typeof PageSummary>;

export const StaffPage = Closed({
  ...PageSettings.properties,
  ...stored,
  publishedSeName: Nullable(Type.String({ description: 'Under which name the shop shows it; null: not' })),
  hostNames: Type.Array(Type.String(), { description: 'Where browsers find the store of the page' }),
});
export type StaffPage = Static<typeof StaffPage>;

/** What was saved once. */
export const PageVersion = Closed({
  ...PageSettings.properties,
  version: Version,
  madeAt: Moment,
  madeBy: Type.String(),
  isPublished: Type.Boolean({ description: 'Whether the shop shows it' }),
});
export type PageVersion = Static<typeof PageVersion>;

export const PageVersionSummary = Closed({
  version: Version,
  titlePl: Type.String(),
  titleEn: Type.String(),
  madeAt: Moment,
  madeBy: Type.String(),
  isPublished: Type.Boolean(),
});
export type PageVersionSummary = Static<typeof PageVersionSummary>;

const publish = Type.Boolean({ description: 'Whether the shop shows it from now on; else it is a draft' });

export const NewPage = Closed({ ...PageSettings.properties, storeId: Id, publish });
export type NewPage = Static<typeof NewPage>;

export const PageChange = Closed({ ...PageSettings.properties, version: Version, publish });
export type PageChange = Static<typeof PageChange>;

export const SeenPage = Closed({ version: Version });

export const ContentStore = Closed({ id: Id, name: Type.String() });
export type ContentStore = Static<typeof ContentStore>;

const PagePath = Closed({ id: Id });
const PageVersionPath = Closed({ id: Id, version: Version });
/** Two texts of two bytes a letter, with what JSON adds. */
const BODY_LIMIT = 6 * MAX_PAGE_BODY_LENGTH;

export const pageRoutes = defineBackofficeRoutes({
  contentStores: {
    method: 'GET',
    path: 'backoffice/content-stores',
    permission: 'content.edit',
    tag: 'Content',
    summary: 'The stores that have pages and banners, the default one first',
    response: ShortList(ContentStore),
  },
  pages: {
    method: 'GET',
    path: 'backoffice/pages',
    permission: 'content.edit',
    tag: 'Content',
    summary: 'The content pages of all stores, drafts included',
    response: ShortList(PageSummary),
  },
  page: {
    method: 'GET',
    path: 'backoffice/pages/{id}',
    permission: 'content.edit',
    tag: 'Content',
    summary: 'A content page as it was saved last',
    params: PagePath,
    response: StaffPage,
  },
  createPage: {
    method: 'POST',
    path: 'backoffice/pages',
    permission: 'content.edit',
    tag: 'Content',
    summary: 'Add a content page',
    body: NewPage,
    bodyLimit: BODY_LIMIT,
    response: StaffPage,
  },
  changePage: {
    method: 'PUT',
    path: 'backoffice/pages/{id}',
    permission: 'content.edit',
    tag: 'Content',
    summary: 'Save a content page, as a draft or for the shop',
    params: PagePath,
    body: PageChange,
    bodyLimit: BODY_LIMIT,
    response: StaffPage,
  },
  unpublishPage: {
    method: 'POST',
    path: 'backoffice/pages/{id}/unpublish',
    permission: 'content.edit',
    tag: 'Content',
    summary: 'Take a content page out of the shop; it stays here as a draft',
    params: PagePath,
    body: SeenPage,
    response: StaffPage,
  },
  pageVersions: {
    method: 'GET',
    path: 'backoffice/pages/{id}/versions',
    permission: 'content.edit',
    tag: 'Content',
    summary: 'The last 200 versions of a content page, newest first',
    params: PagePath,
    response: ShortList(PageVersionSummary),
  },
  pageVersion: {
    method: 'GET',
    path: 'backoffice/pages/{id}/versions/{version}',
    permission: 'content.edit',
    tag: 'Content',
    summary: 'One version of a content page',
    params: PageVersionPath,
    response: PageVersion,
  },
  restorePageVersion: {
    method: 'POST',
    path: 'backoffice/pages/{id}/versions/{version}/restore',
    permission: 'content.edit',
    tag: 'Content',
    summary: 'Make an earlier version the draft of a content page',
    params: PageVersionPath,
    body: SeenPage,
    response: StaffPage,
  },
  deletePage: {
    method: 'DELETE',
    path: 'backoffice/pages/{id}',
    permission: 'content.edit',
    tag: 'Content',
    summary: 'Delete a content page that is not the terms of sale',
    params: PagePath,
    response: Nothing,
  },
});
