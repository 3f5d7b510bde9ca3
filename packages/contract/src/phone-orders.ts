import { Closed, LookupText, Nullable, Type } from './schema.ts';
import { defineRoutes } from './route.ts';

/** Staff who work in the shop for a customer; they begin in the back office. */
export const staffSessionRoutes = defineRoutes({
  beginStaffSession: {
    method: 'POST',
    path: 'user/StaffSession',
    access: 'anyone',
    budget: 'account',
    tag: 'User',
    summary: 'The token of a member of staff who works here for a customer, for the code of the back office',
    body: Closed({ Code: LookupText(100, { minLength: 20 }) }),
    response: Type.String(),
    answers: 'text',
  },
  actingStaff: {
    method: 'GET',
    path: 'user/ActingStaff',
    access: 'customer',
    tag: 'User',
    summary: 'Who works here for whom; the name of the member of staff is null where the customer does',
    response: Closed({
      StaffName: Nullable(Type.String()),
      CustomerName: Type.String(),
      Company: Type.String(),
    }),
  },
});
