import { Type } from '../schema.ts';

/** What a key can be allowed to do. */
export const integrationScopes = [
  'stock:write',
  'prices:write',
  'orders:read',
  'orders:write',
  'refunds:write',
  'customers:read',
  'customers:write',
  'documents:write',
  'parts:read',
] as const;

export type IntegrationScope = (typeof integrationScopes)[number];

export const Scope = Type.Enum([...integrationScopes]);
