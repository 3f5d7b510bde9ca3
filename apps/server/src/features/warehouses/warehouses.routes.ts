import type { warehouseRoutes } from '@partsboard/contract/backoffice/warehouses';
import type { Db } from '../../db/database.ts';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import {
  changePicture,
  changeWarehouse,
  createWarehouse,
  deleteWarehouse,
  listWarehouses,
} from './change-warehouse.ts';

export const warehouseHandlers = ({
  db,
}: {
  readonly db: Db;
}): BackofficeHandlers<typeof warehouseRoutes> => ({
  warehouses: async ({ language }) => ({ items: await listWarehouses(db, language) }),
  createWarehouse: ({ body, ...caller }) => createWarehouse(db, body, caller),
  changeWarehouse: ({ params, body, ...caller }) => changeWarehouse(db, params.id, body, caller),
  changeWarehousePicture: ({ params, body, ...caller }) => changePicture(db, params.id, body, caller),
  deleteWarehouse: async ({ params, audit, language }) => {
    await deleteWarehouse(db, params.id, { audit, language });
    return {};
  },
});
