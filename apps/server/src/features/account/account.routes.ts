import type { accountRoutes } from '@partsboard/contract/account';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { addAddress, changeAddress, readCustomer, removeAddress, updateCustomer } from './account.service.ts';
import { readCreditLimit } from './credit.service.ts';

export const accountHandlers = ({ db }: { readonly db: Db }): Handlers<typeof accountRoutes> => ({
  customer: ({ session }) => readCustomer(db, session.customerId),
  updateCustomer: ({ body, session }) => updateCustomer(db, session.customerId, body),
  addAddress: ({ body, session }) => addAddress(db, session.customerId, body),
  updateAddress: ({ body: { Id: id, ...address }, session }) =>
    changeAddress(db, session.customerId, id, address),
  deleteAddress: async ({ body, session }) => {
    await removeAddress(db, session.customerId, body.addressId);
    return {};
  },
  creditLimit: ({ session }) => readCreditLimit(db, session.customerId),
});
