import type { authRoutes } from '@partsboard/contract/auth';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { MailQueue } from '../mail/mail.service.ts';
import { changeOwnPassword } from './change-password.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.service.ts';

type SessionRoutes = Pick<typeof authRoutes, 'setPassword' | 'sessions' | 'endSession' | 'endOtherSessions'>;

export const sessionHandlers = (
  db: Db,
  shopUrl: string,
  mailQueue: MailQueue,
  onSessionsEnded: () => Promise<void>,
): Handlers<SessionRoutes> => ({
  setPassword: async ({ body, session }) => {
    await changeOwnPassword(db, session, body, shopUrl);
    await onSessionsEnded();
    mailQueue.wake();
    return {};
  },
  sessions: ({ session }) => listSessions(db, session),
  endSession: async ({ body, session }) => {
    await endSession(db, session, body.Id);
    await onSessionsEnded();
    return {};
  },
  endOtherSessions: async ({ session }) => {
    await endOtherSessions(db, session);
    await onSessionsEnded();
    return {};
  },
});
