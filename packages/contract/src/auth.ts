import {
  Base64Password,
  Closed,
  EmailAddress,
  LookupText,
  Moment,
  Nothing,
  Nullable,
  RequiredText,
  SessionId,
  Text,
  Type,
  type Static,
} from './schema.ts';
import { personInput, placeInput } from './address.ts';
import { defineRoutes } from './route.ts';

export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 128;

export const Credentials = Closed({
  // Not EmailAddress: whatever was typed gets the one answer for wrong credentials.
  email: LookupText(254, { minLength: 1 }),
  password: Base64Password,
});
export type Credentials = Static<typeof Credentials>;

export const Registration = Closed({
  Email: EmailAddress,
  Password: Base64Password,
  ...personInput,
  ...placeInput,
  StreetAddress: RequiredText(200),
  StreetAddress2: RequiredText(200),
  Phone: Type.Optional(Nullable(Text(40))),
  Newsletter: Type.Optional(Type.Boolean({ default: false })),
});
export type Registration = Static<typeof Registration>;

export const PasswordRecovery = Closed({ email: EmailAddress });
export type PasswordRecovery = Static<typeof PasswordRecovery>;

export const PasswordRecoveryConfirm = Closed({
  email: EmailAddress,
  token: LookupText(200, { minLength: 1 }),
  NewPassword: Base64Password,
  ConfirmNewPassword: Base64Password,
});
export type PasswordRecoveryConfirm = Static<typeof PasswordRecoveryConfirm>;

/** One place where the account is logged in. */
export const AccountSession = Closed({
  Id: SessionId,
  /** Null where the program that logged in does not say. */
  Browser: Nullable(Type.String()),
  System: Nullable(Type.String()),
  StartedAt: Moment,
  /** Right to some minutes. */
  LastUsedAt: Moment,
  IsCurrent: Type.Boolean(),
});
export type AccountSession = Static<typeof AccountSession>;

export const authRoutes = defineRoutes({
  login: {
    method: 'POST',
    path: 'user/login',
    access: 'anyone',
    tag: 'User',
    summary: 'Start a session; the answer is its token',
    body: Credentials,
    response: Type.String(),
    answers: 'text',
    budget: 'login',
  },
  logout: {
    method: 'POST',
    path: 'user/logout',
    access: 'customer',
    tag: 'User',
    summary: 'End this session',
    response: Nothing,
  },
  register: {
    method: 'POST',
    path: 'Customer/register',
    access: 'anyone',
    tag: 'User',
    summary: 'Open an account',
    body: Registration,
    response: Nothing,
    budget: 'account',
  },
  passwordRecovery: {
    method: 'POST',
    path: 'Customer/PasswordRecovery',
    access: 'anyone',
    tag: 'User',
    summary: 'Ask for a mail with a password recovery link; answers alike for known and unknown addresses',
    body: PasswordRecovery,
    response: Nothing,
    budget: 'account',
  },
  passwordRecoveryConfirm: {
    method: 'POST',
    path: 'Customer/PasswordRecoveryConfirm',
    access: 'anyone',
    tag: 'User',
    summary: 'Set a new password with a recovery token',
    body: PasswordRecoveryConfirm,
    response: Nothing,
    budget: 'account',
  },
  setPassword: {
    method: 'POST',
    path: 'Customer/SetPassword',
    access: 'customer',
    tag: 'User',
    summary:
      'Change the password; every other session ends. Without the current one it is taken only from a session that ' +
      'was started within the last 15 minutes',
    body: Closed({
      password: Base64Password,
      currentPassword: Type.Optional(Nullable(Base64Password)),
    }),
    response: Nothing,
    budget: 'account',
  },
  sessions: {
    method: 'GET',
    path: 'Customer/Sessions',
    access: 'customer',
    tag: 'User',
    summary: 'Where the account is logged in, this session first',
    response: Type.Array(AccountSession),
  },
  endSession: {
    method: 'POST',
    path: 'Customer/EndSession',
    access: 'customer',
    tag: 'User',
    summary: 'End one of the own sessions',
    body: Closed({ Id: SessionId }),
    response: Nothing,
  },
  endOtherSessions: {
    method: 'POST',
    path: 'Customer/EndOtherSessions',
    access: 'customer',
    tag: 'User',
    summary: 'End all own sessions but this one',
    response: Nothing,
  },
});
