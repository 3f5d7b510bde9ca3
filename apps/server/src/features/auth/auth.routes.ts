import type { authRoutes } from '@partsboard/contract/auth';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { endPhoneOrder } from '../phone-orders/phone-orders.service.ts';
import { login, logout } from './auth.service.ts';
import type { DeviceCookies } from '../../security/device-cookie.ts';
import type { SessionCache } from './session-cache.ts';
import type { TokenSigner } from './session-token.ts';

/** Enough to tell browser and system apart. */
const MAX_USER_AGENT_LENGTH = 300;

type AuthRoutes = Pick<typeof authRoutes, 'login' | 'logout'>;

interface AuthDeps {
  readonly db: Db;
  readonly signer: TokenSigner;
  readonly sessions: SessionCache;
  readonly devices: DeviceCookies;
  readonly settings: { readonly sessionDays: number };
}

export const authHandlers = ({
  db,
  signer,
  sessions,
  devices,
  settings,
}: AuthDeps): Handlers<AuthRoutes> => ({
  login: async ({ body, request, reply, language }) => {
    const { token, device } = await login(db, signer, {
      days: settings.sessionDays,
      credentials: body,
      address: request.ip,
      language,
      userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH) ?? '',
      device: await devices.read(request),
      nameDevice: devices.make,
    });
    reply.header('set-cookie', device.cookie);
    return token;
  },

  logout: async ({ session }) => {
    if (session.staff === null) await logout(db, session.sessionId);
    else await endPhoneOrder(db, session.sessionId);
    sessions.clear();
    return {};
  },
});
