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
  register: async ({ body, language, storeId }) => {
    await registerCustomer(db, body, { language, storeId, shopUrl });
    return {};
  },

  passwordRecovery: async ({ body, language, storeId }) => {
    await requestRecovery(db, body.email, language, { storeId, shopUrl });
    return {};
  },

  passwordRecoveryConfirm: async ({ body, request, reply, storeId }) => {
    const device = (await devices.read(request)) ?? (await devices.make());
    await confirmRecovery(db, body, { address: request.ip, device: device.hash }, { storeId, shopUrl });
    sessions.clear();
    reply.header('set-cookie', device.cookie);
    return {};
  },
});
