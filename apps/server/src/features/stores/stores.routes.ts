import type { storeRoutes } from '@partsboard/contract/backoffice/stores';
import type { Db } from '../../db/database.ts';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import { changeLogo, changeStore, createStore, listStores } from './change-store.ts';

export const storeHandlers = ({ db }: { readonly db: Db }): BackofficeHandlers<typeof storeRoutes> => ({
  stores: async () => ({ items: await listStores(db) }),
  createStore: ({ body, audit }) => createStore(db, body, audit),
  changeStore: ({ params, body, audit }) => changeStore(db, params.id, body, audit),
  changeStoreLogo: ({ params, body, audit }) => changeLogo(db, params.id, body, audit),
});
