import type { authRoutes } from '@partsboard/contract/auth';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { DeviceCookies } from './device-cookie.ts';
import type { MailQueue } from '../mail/mail.service.ts';
import { confirmRecovery, requestRecovery } from './recover-password.ts';
import { registerCustomer } from './register-customer.ts';

type RegistrationRoutes = Pick<
  typeof authRoutes,
  'register' | 'passwordRecovery' | 'passwordRecoveryConfirm'
>;

export const registrationHandlers = (
  db: Db,
  shopUrl: string,
  mailQueue: MailQueue,
  onSessionsEnded: () => Promise<void>,
  devices: DeviceCookies,
): Handlers<RegistrationRoutes> => ({
  register: async ({ body, language }) => {
    await registerCustomer(db, body, language, shopUrl);
    mailQueue.wake();
    return {};
  },

  passwordRecovery: async ({ body, language }) => {
    await requestRecovery(db, body.email, language, shopUrl);
    mailQueue.wake();
    return {};
  },

  passwordRecoveryConfirm: async ({ body, request, reply }) => {
    const device = (await devices.read(request)) ?? (await devices.make());
    await confirmRecovery(db, body, { address: request.ip, device: device.hash }, shopUrl);
    await onSessionsEnded();
    mailQueue.wake();
    reply.header('set-cookie', device.cookie);
    return {};
  },
});
