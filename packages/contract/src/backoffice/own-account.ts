import { LanguageCode } from '../language.ts';
import { Closed, Nothing, Type } from '../schema.ts';
import { ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';
import {
  OneTimeCode,
  OwnSession,
  Password,
  RecoveryCodes,
  SecondFactorSetup,
  StaffSession,
} from './session.ts';

const SessionId = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
});

export const ownAccountRoutes = defineBackofficeRoutes({
  changeOwnPassword: {
    method: 'PUT',
    path: 'backoffice/own/password',
    access: 'login',
    stages: ['new-password', 'complete'],
    tag: 'Own account',
    summary: 'Change the own password; every other session ends',
    body: Closed({ currentPassword: Password, password: Password }),
    response: StaffSession,
    budget: 'account',
  },
  changeOwnLanguage: {
    method: 'PUT',
    path: 'backoffice/own/language',
    access: 'staff',
    tag: 'Own account',
    summary: 'Choose the language of the back office',
    body: Closed({ language: LanguageCode }),
    response: StaffSession,
  },
  beginSecondFactor: {
    method: 'POST',
    path: 'backoffice/own/second-factor',
    access: 'login',
    stages: ['second-factor-setup', 'complete'],
    tag: 'Own account',
    summary:
      'Make the secret of a new second factor, which counts from its first code on; needs a fresh login',
    needsFreshLogin: true,
    response: SecondFactorSetup,
    budget: 'account',
  },
  finishSecondFactor: {
    method: 'PUT',
    path: 'backoffice/own/second-factor',
    access: 'login',
    stages: ['second-factor-setup', 'complete'],
    tag: 'Own account',
    summary: 'Prove the new second factor by a code; answers the recovery codes, this once',
    body: Closed({ code: OneTimeCode }),
    response: Closed({ ...RecoveryCodes.properties, session: StaffSession }),
    budget: 'account',
  },
  removeSecondFactor: {
    method: 'DELETE',
    path: 'backoffice/own/second-factor',
    access: 'staff',
    needsFreshLogin: true,
    tag: 'Own account',
    summary: 'Log in by password alone from now on; refused where a role requires the second factor',
    response: StaffSession,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: 'backoffice/own/recovery-codes',
    access: 'staff',
    needsFreshLogin: true,
    tag: 'Own account',
    summary: 'Make new recovery codes; the old ones open nothing any more',
    response: RecoveryCodes,
    budget: 'account',
  },
  ownSessions: {
    method: 'GET',
    path: 'backoffice/own/sessions',
    access: 'staff',
    tag: 'Own account',
    summary: 'Where the person who asks is logged in, this session first',
    response: ShortList(OwnSession),
  },
  endOwnSession: {
    method: 'DELETE',
    path: 'backoffice/own/sessions/{id}',
    access: 'staff',
    tag: 'Own account',
    summary: 'End one of the own sessions',
    params: Closed({ id: SessionId }),
    response: Nothing,
  },
  endOtherOwnSessions: {
    method: 'DELETE',
    path: 'backoffice/own/sessions',
    access: 'staff',
    tag: 'Own account',
    summary: 'End all own sessions but this one',
    response: Nothing,
  },
});
