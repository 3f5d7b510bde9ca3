import type { ownAccountRoutes } from '@partsboard/contract/backoffice/own-account';
import type { sessionRoutes } from '@partsboard/contract/backoffice/session';
import type { Db } from '../../../db/database.ts';
import type { BackofficeHandlers } from '../../../http/backoffice/backoffice-handlers.ts';
import type { DeviceCookies } from '../../../security/device-cookie.ts';
import { describeSession } from './current-session.ts';
import { confirmSession, giveRecoveryCode, giveSecondFactor, logIn } from './log-in.ts';
import {
  changeOwnLanguage,
  changeOwnPassword,
  endOtherOwnSessions,
  endOwnSession,
  listOwnSessions,
  logOut,
} from './own-account.ts';
import {
  beginSecondFactor,
  finishSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './own-second-factor.ts';
import type { StaffSessions } from './staff-sessions.service.ts';

/** Enough to tell browser and system apart. */
const MAX_USER_AGENT_LENGTH = 300;

interface StaffSessionDeps {
  readonly db: Db;
  readonly staffSessions: StaffSessions;
  readonly staffDevices: DeviceCookies;
}

export const staffSessionHandlers = ({
  db,
  staffSessions,
  staffDevices,
}: StaffSessionDeps): BackofficeHandlers<typeof sessionRoutes> => ({
  logIn: async ({ body, request, reply, origin, language }) => {
    const token = await staffSessions.makeToken(request);
    const { sessionId, device } = await logIn(db, {
      ...body,
      origin: { ...origin, address: request.ip },
      userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH) ?? '',
      tokenHash: token.hash,
      device: await staffDevices.read(request),
      nameDevice: staffDevices.make,
    });
    reply.header('set-cookie', [token.cookie, device.cookie]);
    return describeSession(db, sessionId, language);
  },
  currentSession: ({ staff, language }) => describeSession(db, staff.sessionId, language),
  logOut: async ({ staff, audit, request, reply }) => {
    await logOut(db, staff, audit);
    reply.header('set-cookie', staffSessions.removeCookie(request));
    return {};
  },
  giveSecondFactor: async ({ body, staff, audit, language }) => {
    await giveSecondFactor(db, staff, body.code, audit);
    return describeSession(db, staff.sessionId, language);
  },
  giveRecoveryCode: async ({ body, staff, audit, language }) => {
    await giveRecoveryCode(db, staff, body.recoveryCode, audit);
    return describeSession(db, staff.sessionId, language);
  },
  confirmSession: async ({ body, staff, language }) => {
    await confirmSession(db, staff, body);
    return describeSession(db, staff.sessionId, language);
  },
});

export const ownAccountHandlers = ({
  db,
}: {
  readonly db: Db;
}): BackofficeHandlers<typeof ownAccountRoutes> => ({
  changeOwnPassword: async ({ body, staff, audit, language }) => {
    await changeOwnPassword(db, staff, body, audit);
    return describeSession(db, staff.sessionId, language);
  },
  changeOwnLanguage: async ({ body, staff, language }) => {
    await changeOwnLanguage(db, staff, body.language);
    return describeSession(db, staff.sessionId, language);
  },
  beginSecondFactor: ({ staff }) => beginSecondFactor(db, staff),
  finishSecondFactor: async ({ body, staff, audit, language }) => {
    const recoveryCodes = await finishSecondFactor(db, staff, body.code, audit);
    return { recoveryCodes, session: await describeSession(db, staff.sessionId, language) };
  },
  removeSecondFactor: async ({ staff, audit, language }) => {
    await removeSecondFactor(db, staff, audit);
    return describeSession(db, staff.sessionId, language);
  },
  renewRecoveryCodes: async ({ staff, audit }) => ({
    recoveryCodes: await renewRecoveryCodes(db, staff, audit),
  }),
  ownSessions: async ({ staff }) => ({ items: await listOwnSessions(db, staff) }),
  endOwnSession: async ({ params, staff, audit }) => {
    await endOwnSession(db, staff, params.id, audit);
    return {};
  },
  endOtherOwnSessions: async ({ staff, audit }) => {
    await endOtherOwnSessions(db, staff, audit);
    return {};
  },
});
