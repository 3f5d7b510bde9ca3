import type { authRoutes } from '@partsboard/contract/auth';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { DeviceCookies } from '../../security/device-cookie.ts';
import { confirmRecovery, requestRecovery } from './recover-password.ts';
import { registerCustomer } from './register-customer.ts';

type RegistrationRoutes = Pick<
  typeof authRoutes,
  'register' | 'passwordRecovery' | 'passwordRecoveryConfirm'
>;

interface RegistrationDeps {
  readonly db: Db;
  readonly shopUrl: string;
  readonly sessions: { readonly clear: () => void };
  readonly devices: DeviceCookies;
}

export const registrationHandlers = ({
  db,
  shopUrl,
  sessions,
  devices,
}: RegistrationDeps): Handlers<RegistrationRoutes> => ({
  register: async ({ body, language }) => {
    await registerCustomer(db, body, language, shopUrl);
    return {};
  },

  passwordRecovery: async ({ body, language }) => {
    await requestRecovery(db, body.email, language, shopUrl);
    return {};
  },

  passwordRecoveryConfirm: async ({ body, request, reply }) => {
    const device = (await devices.read(request)) ?? (await devices.make());
    await confirmRecovery(db, body, { address: request.ip, device: device.hash }, shopUrl);
    sessions.clear();
    reply.header('set-cookie', device.cookie);
    return {};
  },
});
