import { Closed, Id, LookupText, Type, type Static } from '../schema.ts';
import { ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

/** A customer for whom staff can order. */
export const PhoneCustomer = Closed({
  id: Id,
  name: Type.String(),
  company: Type.String(),
  email: Type.String(),
  city: Type.String(),
});
export type PhoneCustomer = Static<typeof PhoneCustomer>;

export const NewPhoneOrder = Closed({ customerId: Id });

export const phoneOrderRoutes = defineBackofficeRoutes({
  phoneCustomers: {
    method: 'GET',
    path: 'backoffice/phone-customers',
    permission: 'orders.place',
    tag: 'Orders by phone',
    summary: 'Customers whose name, company or email has words that begin so; at most 20',
    query: Closed({ search: LookupText(100) }),
    response: ShortList(PhoneCustomer),
  },
  beginPhoneOrder: {
    method: 'POST',
    path: 'backoffice/phone-orders',
    permission: 'orders.place',
    tag: 'Orders by phone',
    summary: 'Begin to work in the shop for a customer; the shop takes the code, once, within a minute',
    body: NewPhoneOrder,
    response: Closed({ code: Type.String() }),
  },
});
