import type { authRoutes } from '@partsboard/contract/auth';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { changeOwnPassword } from './change-password.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.service.ts';

type SessionRoutes = Pick<typeof authRoutes, 'setPassword' | 'sessions' | 'endSession' | 'endOtherSessions'>;

interface SessionDeps {
  readonly db: Db;
  readonly shopUrl: string;
  readonly sessions: { readonly clear: () => void };
}

export const sessionHandlers = ({ db, shopUrl, sessions }: SessionDeps): Handlers<SessionRoutes> => ({
  setPassword: async ({ body, session, storeId }) => {
    await changeOwnPassword(db, session, body, { storeId, shopUrl });
    sessions.clear();
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
});
