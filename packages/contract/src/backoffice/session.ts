import { LanguageCode } from '../language.ts';
import { Closed, Id, LookupText, Moment, Nothing, Nullable, Type, type Static } from '../schema.ts';
import { Branch } from './branches.ts';
import { Permission } from './permissions.ts';
import { defineBackofficeRoutes } from './route.ts';
import { RoleReference } from './roles.ts';
import { SessionStage } from './session-stage.ts';

/** A password as it was typed. */
export const Password = Type.String({ minLength: 1, maxLength: 512 });

/** Six digits; blanks between them are forgiven. */
export const OneTimeCode = Type.String({ pattern: '^\\s*(?:\\d\\s*){6}$', maxLength: 20 });

/** The member of staff who asks. */
export const CurrentStaff = Closed({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  language: LanguageCode,
  roles: Type.Array(RoleReference),
  permissions: Type.Array(Permission),
  branches: Type.Array(Branch, { description: 'All there are where the permissions contain branches.all' }),
  hasSecondFactor: Type.Boolean(),
  isSecondFactorRequired: Type.Boolean({ description: 'By one of the roles' }),
  recoveryCodesLeft: Type.Integer(),
});
export type CurrentStaff = Static<typeof CurrentStaff>;

export const StaffSession = Closed({
  stage: SessionStage,
  csrfToken: Type.String({
    description: 'To be sent as X-CSRF-Token with every call that changes something',
  }),
  expiresAt: Type.String({ description: 'Without further use; ISO 8601 date and time' }),
  freshUntil: Nullable(
    Type.String({ description: 'Until when dangerous actions need no confirmation; null where they do now' }),
  ),
  staff: Nullable(CurrentStaff),
});
export type StaffSession = Static<typeof StaffSession>;

/** A second factor that waits for its first code. */
export const SecondFactorSetup = Closed({
  secret: Type.String({ description: 'Base32, to be typed where no picture can be read' }),
  otpauthUri: Type.String({ description: 'To be shown as a QR code' }),
});
export type SecondFactorSetup = Static<typeof SecondFactorSetup>;

/** Shown once; the server keeps hashes only. */
export const RecoveryCodes = Closed({ recoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

export const sessionRoutes = defineBackofficeRoutes({
  logIn: {
    method: 'POST',
    path: 'backoffice/session',
    access: 'anyone',
    tag: 'Session',
    summary: 'Start a session; its cookie comes with the answer, and its stage says what is still missing',
    body: Closed({ email: LookupText(254, { minLength: 1 }), password: Password }),
    response: StaffSession,
    budget: 'login',
  },
  currentSession: {
    method: 'GET',
    path: 'backoffice/session',
    access: 'login',
    tag: 'Session',
    summary: 'The session of the cookie; the person is told once it is complete',
    response: StaffSession,
  },
  logOut: {
    method: 'DELETE',
    path: 'backoffice/session',
    access: 'login',
    tag: 'Session',
    summary: 'End this session',
    response: Nothing,
  },
  giveSecondFactor: {
    method: 'POST',
    path: 'backoffice/session/second-factor',
    access: 'login',
    stages: ['second-factor'],
    tag: 'Session',
    summary: 'Go on with the login by the code that the second factor shows; each code works once',
    body: Closed({ code: OneTimeCode }),
    response: StaffSession,
    budget: 'login',
  },
  giveRecoveryCode: {
    method: 'POST',
    path: 'backoffice/session/recovery-code',
    access: 'login',
    stages: ['second-factor'],
    tag: 'Session',
    summary: 'Go on with the login by a recovery code in place of the second factor; each code works once',
    body: Closed({ recoveryCode: LookupText(40, { minLength: 1 }) }),
    response: StaffSession,
    budget: 'login',
  },
  confirmSession: {
    method: 'POST',
    path: 'backoffice/session/confirmation',
    access: 'login',
    stages: ['second-factor-setup', 'complete'],
    tag: 'Session',
    summary:
      'Give password, and the code where there is a second factor, again: dangerous actions need a fresh login',
    body: Closed({ password: Password, code: Type.Optional(OneTimeCode) }),
    response: StaffSession,
    budget: 'login',
  },
});

export const OwnSession = Closed({
  id: Type.String(),
  /** Null where the program that logged in does not say. */
  browser: Nullable(Type.String()),
  system: Nullable(Type.String()),
  address: Type.String({ description: 'From where it was started' }),
  startedAt: Moment,
  lastUsedAt: Moment,
  isCurrent: Type.Boolean(),
});
export type OwnSession = Static<typeof OwnSession>;
