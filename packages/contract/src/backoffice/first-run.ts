import { LanguageCode } from '../language.ts';
import { Closed, EmailAddress, LookupText, Nothing, RequiredText, Type, type Static } from '../schema.ts';
import { defineBackofficeRoutes } from './route.ts';
import { Password } from './session.ts';

export const FirstRun = Closed({
  needsAdministrator: Type.Boolean({ description: 'Nobody can log in yet' }),
});

export const NewAdministrator = Closed({
  code: LookupText(40, {
    minLength: 1,
    description: 'The set-up code, which the server prints when it starts',
  }),
  name: RequiredText(100),
  email: EmailAddress,
  language: LanguageCode,
  password: Password,
});
export type NewAdministrator = Static<typeof NewAdministrator>;

export const firstRunRoutes = defineBackofficeRoutes({
  firstRun: {
    method: 'GET',
    path: 'backoffice/first-run',
    access: 'anyone',
    tag: 'Session',
    summary: 'Whether the shop waits for its first administrator',
    response: FirstRun,
  },
  createAdministrator: {
    method: 'POST',
    path: 'backoffice/first-run/administrator',
    access: 'anyone',
    tag: 'Session',
    summary: 'Become the first administrator, with the set-up code; refused once there is anybody',
    body: NewAdministrator,
    response: Nothing,
    budget: 'login',
  },
});
