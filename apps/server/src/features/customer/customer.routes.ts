import type { customerRoutes } from '@partsboard/contract/customer';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { changeOwnPassword, endOtherSessions, endSession, listSessions } from '../auth/auth.service.ts';
import type { MailQueue } from '../mail/mail.service.ts';
import { readCreditLimit } from '../checkout/checkout.service.ts';
import {
  addAddress,
  changeAddress,
  readCustomer,
  removeAddress,
  updateCustomer,
} from './customer.service.ts';

interface CustomerDeps {
  readonly db: Db;
  readonly shopUrl: string;
  readonly mailQueue: MailQueue;
  readonly sessions: { readonly clear: () => void };
}

export const customerHandlers = ({
  db,
  shopUrl,
  mailQueue,
  sessions,
}: CustomerDeps): Handlers<typeof customerRoutes> => ({
  customer: ({ session }) => readCustomer(db, session.customerId),
  updateCustomer: ({ body, session }) => updateCustomer(db, session.customerId, body),
  setPassword: async ({ body, session }) => {
    await changeOwnPassword(db, session, body, shopUrl);
    sessions.clear();
    mailQueue.wake();
    return {};
  },
  sessions: ({ session }) => listSessions(db, session),
  endSession: async ({ body, session }) => {
    await endSession(db, session, body.Id);
    sessions.clear();
    return {};
  },
  endOtherSessions: async ({ session }) => {
    await endOtherSessions(db, session);
    sessions.clear();
    return {};
  },
  addAddress: ({ body, session }) => addAddress(db, session.customerId, body),
  updateAddress: ({ body: { Id: id, ...address }, session }) =>
    changeAddress(db, session.customerId, id, address),
  deleteAddress: async ({ body, session }) => {
    await removeAddress(db, session.customerId, body.addressId);
    return {};
  },
  creditLimit: ({ session }) => readCreditLimit(db, session.customerId),
});
