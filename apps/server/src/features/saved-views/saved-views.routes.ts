import type { savedViewRoutes } from '@partsboard/contract/backoffice/saved-views';
import type { Db } from '../../db/database.ts';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import { changeView, createView, deleteView, listViews } from './saved-views.ts';

export const savedViewHandlers = ({
  db,
}: {
  readonly db: Db;
}): BackofficeHandlers<typeof savedViewRoutes> => ({
  savedViews: async ({ params: { list }, staff: { staffId } }) => ({
    items: await listViews(db, { staffId, list }),
  }),
  createSavedView: ({ params: { list }, body, staff: { staffId } }) =>
    createView(db, { staffId, list }, body),
  changeSavedView: ({ params: { list, id }, body, staff: { staffId } }) =>
    changeView(db, { staffId, list }, id, body),
  deleteSavedView: async ({ params: { list, id }, staff: { staffId } }) => {
    await deleteView(db, { staffId, list }, id);
    return {};
  },
});
