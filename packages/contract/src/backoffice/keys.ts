import { integrationScopes, Scope } from '../integration/scopes.ts';
import { Closed, Id, Moment, Nothing, Nullable, Type, type Static } from '../schema.ts';
import { ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

export const MAX_KEY_DAYS = 3650;
export const MAX_KEY_NAME_LENGTH = 60;

export const IntegrationKey = Closed({
  id: Id,
  name: Type.String({ description: 'The system that calls with it' }),
  beginning: Type.String({ description: 'The first characters, by which people recognise it' }),
  scopes: Type.Array(Type.String()),
  createdAt: Moment,
  expiresAt: Moment,
  lastUsedAt: Nullable(Moment),
  status: Type.Enum(['active', 'expired', 'revoked']),
});
export type IntegrationKey = Static<typeof IntegrationKey>;

export const NewIntegrationKey = Closed({
  name: Type.String({ minLength: 1, maxLength: MAX_KEY_NAME_LENGTH }),
  scopes: Type.Array(Scope, { minItems: 1, maxItems: integrationScopes.length }),
  days: Type.Integer({ minimum: 1, maximum: MAX_KEY_DAYS }),
});
export type NewIntegrationKey = Static<typeof NewIntegrationKey>;

const shared = { permission: 'keys.edit', tag: 'API keys' } as const;

export const keyRoutes = defineBackofficeRoutes({
  integrationKeys: {
    ...shared,
    method: 'GET',
    path: 'backoffice/keys',
    summary: 'The API keys of other systems with their last use',
    response: ShortList(IntegrationKey),
  },
  addIntegrationKey: {
    ...shared,
    method: 'POST',
    path: 'backoffice/keys',
    needsFreshLogin: true,
    summary: 'Make an API key; the answer has it, and it is shown once',
    body: NewIntegrationKey,
    response: Closed({ key: Type.String(), expiresAt: Moment }),
  },
  revokeIntegrationKey: {
    ...shared,
    method: 'POST',
    path: 'backoffice/keys/{id}/revoke',
    summary: 'End an API key at once',
    params: Closed({ id: Id }),
    response: Nothing,
  },
});
