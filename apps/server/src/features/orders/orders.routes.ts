import { buffer as bytesOf } from 'node:stream/consumers';
import { ORDER_PAGE_SIZE, type OrderHistoryFilter, type orderRoutes } from '@partsboard/contract/orders';
import type { Db } from '../../db/database.ts';
import { fieldError } from '../../http/errors/domain-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { inLanguage } from '../../messages/texts.ts';
import { addParts } from '../cart/cart.service.ts';
import { allForVehicle } from '../cart/line-vehicles.service.ts';
import type { PriceAndStock } from '../pricing/pricing.service.ts';
import { accountingInDatabase } from './accounting.repository.ts';
import { printOwnConfirmation } from './documents/order-documents.ts';
import { exportOrders } from './history-export.ts';
import type { OrderFilter } from './order-list.repository.ts';
import { readDay } from '../../http/validation/read-day.ts';
import {
  listAccountingOrders,
  listOrders,
  partsOfOrder,
  readAccountingFile,
  readOrder,
  readOrderByNumber,
  spendingByMonth,
} from './orders.service.ts';

interface OrderDeps {
  readonly db: Db;
  readonly prices: PriceAndStock;
}

const filterOf = (
  customerId: number,
  { search = '', status, from, to }: OrderHistoryFilter,
): OrderFilter => ({
  customerId,
  search: search.trim(),
  status,
  from: readDay('from', from),
  to: readDay('to', to),
});

export const orderHandlers = ({ db, prices }: OrderDeps): Handlers<typeof orderRoutes> => {
  const accounting = accountingInDatabase(db);
  return {
    orders: async ({ query, session, language }) => {
      const { page = 1, pageSize = ORDER_PAGE_SIZE } = query;
      const filter = filterOf(session.customerId, query);
      const { orders, total } = await listOrders(db, { ...filter, page, pageSize }, language);
      return { Orders: orders, TotalCount: total, Page: page, PageSize: pageSize };
    },
    exportOrders: ({ query, session, language }) =>
      exportOrders(db, filterOf(session.customerId, query), language),
    spending: ({ session }) => spendingByMonth(db, session.customerId),
    order: ({ query: { id, orderNumber }, session, language }) => {
      if (id !== undefined) return readOrder(db, session.customerId, id, language);
      if (orderNumber !== undefined) return readOrderByNumber(db, session.customerId, orderNumber, language);
      throw fieldError('id', (t) => t.validation.required);
    },
    orderConfirmation: async ({ query: { id }, session, reply }) => {
      const { file, name } = await printOwnConfirmation(db, session.customerId, id);
      reply.headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}"`,
      });
      return bytesOf(file);
    },
    orderAgain: async ({ body, session, language }) => {
      const parts = await partsOfOrder(db, session.customerId, body.id);
      const left = new Set(body.ExceptProductIds);
      const wanted = parts
        .filter(({ partId }) => !left.has(partId))
        .map((part) =>
          part.vehicles.length > 0 ? part : { ...part, vehicles: allForVehicle(body.Vehicle, part.quantity) },
        );
      const messages = await addParts(db, prices, session, wanted);
      return inLanguage(messages, language);
    },
    accountingFile: async ({ query: { id }, session, reply }) => {
      const { pdf, fileName } = await readAccountingFile(accounting, session.customerId, id);
      reply.headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${fileName}"`,
      });
      return pdf;
    },
    accountingOrders: ({ session, language }) =>
      listAccountingOrders(accounting, session.customerId, language),
  };
};
