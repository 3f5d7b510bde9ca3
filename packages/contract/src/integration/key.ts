import { Closed, Moment, Type, type Static } from '../schema.ts';
import { defineIntegrationRoutes } from './route.ts';
import { Scope } from './scopes.ts';

export const OwnKey = Closed({
  name: Type.String({ description: 'The system that the key was made for' }),
  scopes: Type.Array(Scope),
  expiresAt: Moment,
});
export type OwnKey = Static<typeof OwnKey>;

export const keyRoutes = defineIntegrationRoutes({
  ownKey: {
    method: 'GET',
    path: 'integration/v1/key',
    tag: 'Key',
    summary: 'What the key of this call may do, and until when',
    response: OwnKey,
  },
});
