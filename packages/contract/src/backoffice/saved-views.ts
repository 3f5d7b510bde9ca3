import { Closed, Id, Nothing, RequiredText, Type, type Static } from '../schema.ts';
import { ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

/** The lists whose filters can be kept under a name. */
export const viewLists = ['orders', 'customers', 'returns', 'parts'] as const;
export type ViewList = (typeof viewLists)[number];

const view = {
  name: RequiredText(60),
  filter: Type.Record(Type.String(), Type.Unknown(), {
    description: 'What the list takes as its query, without cursor and limit',
  }),
};

export const SavedViewInput = Closed(view);
export type SavedViewInput = Static<typeof SavedViewInput>;

/** A filter of a list under a name, of one member of staff. */
export const SavedView = Closed({ id: Id, ...view });
export type SavedView = Static<typeof SavedView>;

const list = Type.Enum([...viewLists]);
const ListPath = Closed({ list });
const ViewPath = Closed({ list, id: Id });

export const savedViewRoutes = defineBackofficeRoutes({
  savedViews: {
    method: 'GET',
    path: 'backoffice/views/{list}',
    access: 'staff',
    tag: 'Saved views',
    summary: 'The own saved views of a list, by name',
    params: ListPath,
    response: ShortList(SavedView),
  },
  createSavedView: {
    method: 'POST',
    path: 'backoffice/views/{list}',
    access: 'staff',
    tag: 'Saved views',
    summary: 'Save a view of a list',
    params: ListPath,
    body: SavedViewInput,
    response: SavedView,
  },
  changeSavedView: {
    method: 'PUT',
    path: 'backoffice/views/{list}/{id}',
    access: 'staff',
    tag: 'Saved views',
    summary: 'Change a saved view',
    params: ViewPath,
    body: SavedViewInput,
    response: SavedView,
  },
  deleteSavedView: {
    method: 'DELETE',
    path: 'backoffice/views/{list}/{id}',
    access: 'staff',
    tag: 'Saved views',
    summary: 'Remove a saved view',
    params: ViewPath,
    response: Nothing,
  },
});
