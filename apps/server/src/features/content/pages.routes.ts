import type { pageRoutes } from '@partsboard/contract/backoffice/pages';
import type { Db } from '../../db/database.ts';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import { changePage, createPage, readPage } from './change-page.ts';
import { deletePage, listVersions, readVersion, restoreVersion, unpublishPage } from './page-states.ts';
import { toPageSummary, toStaffPage } from './pages.mapper.ts';
import { findContentStores, findPages } from './pages.repository.ts';

export const pageHandlers = ({ db }: { readonly db: Db }): BackofficeHandlers<typeof pageRoutes> => ({
  contentStores: async () => ({ items: await findContentStores(db) }),
  pages: async () => ({ items: (await findPages(db)).map(toPageSummary) }),
  page: async ({ params }) => toStaffPage(await readPage(db, params.id)),
  createPage: ({ body, audit }) => createPage(db, body, audit),
  changePage: ({ params, body, audit }) => changePage(db, params.id, body, audit),
  unpublishPage: ({ params, body, audit }) => unpublishPage(db, params.id, body.version, audit),
  pageVersions: async ({ params }) => ({ items: await listVersions(db, params.id) }),
  pageVersion: ({ params }) => readVersion(db, params.id, params.version),
  restorePageVersion: ({ params, body, audit }) => restoreVersion(db, params, body.version, audit),
  deletePage: async ({ params, audit }) => {
    await deletePage(db, params.id, audit);
    return {};
  },
});
