import { Closed, Id, Nothing, RequiredText, type Static } from '../schema.ts';
import { OrderFilter } from './orders.ts';
import { ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

const view = { name: RequiredText(60), filter: OrderFilter };

export const OrderViewInput = Closed(view);
export type OrderViewInput = Static<typeof OrderViewInput>;

/** A filter of the order queue under a name, of one member of staff. */
export const OrderView = Closed({ id: Id, ...view });
export type OrderView = Static<typeof OrderView>;

const ViewPath = Closed({ id: Id });

export const orderViewRoutes = defineBackofficeRoutes({
  orderViews: {
    method: 'GET',
    path: 'backoffice/order-views',
    permission: 'orders.read',
    tag: 'Orders',
    summary: 'The own saved views of the order queue',
    response: ShortList(OrderView),
  },
  createOrderView: {
    method: 'POST',
    path: 'backoffice/order-views',
    permission: 'orders.read',
    tag: 'Orders',
    summary: 'Save a view of the order queue',
    body: OrderViewInput,
    response: OrderView,
  },
  changeOrderView: {
    method: 'PUT',
    path: 'backoffice/order-views/{id}',
    permission: 'orders.read',
    tag: 'Orders',
    summary: 'Change a saved view',
    params: ViewPath,
    body: OrderViewInput,
    response: OrderView,
  },
  deleteOrderView: {
    method: 'DELETE',
    path: 'backoffice/order-views/{id}',
    permission: 'orders.read',
    tag: 'Orders',
    summary: 'Remove a saved view',
    params: ViewPath,
    response: Nothing,
  },
});
