import type { discountRoutes } from '@partsboard/contract/backoffice/discounts';
import type { Db } from '../../db/database.ts';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import { changeDiscounts, readGrid } from './change-discounts.ts';
import { createTable, deleteTable, renameTable } from './change-tables.ts';

export const discountHandlers = ({ db }: { readonly db: Db }): BackofficeHandlers<typeof discountRoutes> => ({
  discountGrid: ({ language }) => readGrid(db, language),
  changeDiscounts: async ({ body, audit, language }) => {
    await changeDiscounts(db, body, audit);
    return readGrid(db, language);
  },
  createDiscountTable: async ({ body, audit, language }) => {
    await createTable(db, body, audit);
    return readGrid(db, language);
  },
  renameDiscountTable: async ({ body, audit, language }) => {
    await renameTable(db, body, audit);
    return readGrid(db, language);
  },
  deleteDiscountTable: async ({ body, audit }) => {
    await deleteTable(db, body, audit);
    return {};
  },
});
