import {
  Base64Password,
  Closed,
  EmailAddress,
  Id,
  LookupText,
  Nothing,
  Nullable,
  RequiredText,
  Text,
  Type,
  type Static,
} from './schema.ts';
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
  FirstName: RequiredText(100),
  LastName: RequiredText(100),
  Company: Type.Optional(Nullable(Text(200))),
  StreetAddress: RequiredText(200),
  StreetAddress2: RequiredText(200),
  ZipPostalCode: RequiredText(20),
  City: RequiredText(100),
  CountryId: Id,
  StateProvinceId: Type.Optional(Nullable(Id)),
  Phone: Type.Optional(Nullable(Text(40))),
  Newsletter: Type.Optional(Type.Boolean({ default: false })),
  VatNumber: Type.Optional(Nullable(Text(40))),
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

export const accountRoutes = defineRoutes({
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
});
