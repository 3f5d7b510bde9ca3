import type { IntegrationKey, keyRoutes } from '@partsboard/contract/backoffice/keys';
import type { Db } from '../../db/database.ts';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import { addKey, listKeys, revokeKey } from './keys.service.ts';

type KeyRow = Awaited<ReturnType<typeof listKeys>>[number];

function statusOf(row: KeyRow): IntegrationKey['status'] {
  if (row.revoked_at !== null) return 'revoked';
  return row.expires_at.getTime() <= Date.now() ? 'expired' : 'active';
}

const toKey = (row: KeyRow): IntegrationKey => ({
  id: row.id,
  name: row.name,
  beginning: row.beginning,
  scopes: row.scopes,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  status: statusOf(row),
});

export const keyHandlers = ({ db }: { readonly db: Db }): BackofficeHandlers<typeof keyRoutes> => ({
  integrationKeys: async () => ({ items: (await listKeys(db)).map(toKey) }),
  addIntegrationKey: async ({ body, audit }) => {
    const { key, expiresAt } = await addKey(db, body, audit);
    return { key, expiresAt: expiresAt.toISOString() };
  },
  revokeIntegrationKey: async ({ params, audit }) => {
    await revokeKey(db, params.id, audit);
    return {};
  },
});
