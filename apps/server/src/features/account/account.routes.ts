import type { accountRoutes } from '@partsboard/contract/account';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../plugins/handlers.ts';
import type { MailBell } from '../mail/mail.service.ts';
import { confirmRecovery, requestRecovery } from './recover-password.ts';
import { registerCustomer } from './register-customer.ts';

type AccountRoutes = Omit<typeof accountRoutes, 'login' | 'logout'>;

export const accountHandlers = (
  db: Db,
  shopUrl: string,
  bell: MailBell,
  onSessionsEnded: () => Promise<void>,
): Handlers<AccountRoutes> => ({
  register: async ({ body, language }) => {
    await registerCustomer(db, body, language, shopUrl);
    bell.ring();
    return {};
  },

  passwordRecovery: async ({ body, language }) => {
    await requestRecovery(db, body.email, language, shopUrl);
    bell.ring();
    return {};
  },

  passwordRecoveryConfirm: async ({ body }) => {
    await confirmRecovery(db, body);
    await onSessionsEnded();
    return {};
  },
});
