import type { accountRoutes } from '@partsboard/contract/account';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../plugins/handlers.ts';
import { login, logout } from './auth.service.ts';
import type { LiveSessions } from './live-sessions.ts';
import type { TokenSigner } from './session-token.ts';

type AuthRoutes = Pick<typeof accountRoutes, 'login' | 'logout'>;

export const authHandlers = (
  db: Db,
  signer: TokenSigner,
  sessions: LiveSessions,
  sessionDays: number,
): Handlers<AuthRoutes> => ({
  login: ({ body, request, language }) =>
    login(db, signer, sessionDays, { credentials: body, address: request.ip, language }),

  logout: async ({ session }) => {
    await logout(db, session.sessionId);
    await sessions.forget();
    return {};
  },
});
