import { createHash, randomUUID } from 'node:crypto';
import { apiRequest, type Site } from '../servers/site.ts';
import type { Call, Scene } from './call.ts';

const KEY = `pbk_${'b'.repeat(43)}`;
/** Each works once a round, so these many are sent. */
const DELTAS = 200;

/** The key of a system that may set stock. */
const addKey = ({ pool }: Site) =>
  pool.query(
    `insert into integration_key (name, key_sha256, beginning, scopes, expires_at)
     values ('Bench', $1, 'pbk_bbbbbb', '{stock:write}', now() + interval '1 day') on conflict do nothing`,
    [createHash('sha256').update(KEY).digest()],
  );

async function firstWarehouse({ pool }: Site): Promise<string> {
  const { rows } = await pool.query<{ code: string }>(
    'select code from warehouse order by position, id limit 1',
  );
  return rows[0]?.code ?? '';
}

/** The codes of brands, which deltas name, by the names that samples have. */
async function brandCodes({ pool }: Site): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ code: string; name: string }>('select code, name from brand');
  return new Map(rows.map(({ code, name }) => [name, code]));
}

/** Figures that differ from those of the round before, so that each is a change. */
const stockDeltas = (rows: number): Call => ({
  name: `stock deltas: ${rows} rows`,
  once: true,
  prepare: async ({ site }) => {
    await addKey(site);
  },
  requests: async ({ site, samples }: Scene) => {
    const warehouse = await firstWarehouse(site);
    const codes = await brandCodes(site);
    return Array.from({ length: DELTAS }, (_none, turn) => {
      const body = Array.from({ length: rows }, (_row, index) => {
        const { number, brand } = samples.parts[(turn * rows + index) % samples.parts.length] ?? {
          number: '',
          brand: '',
        };
        const quantity = 10_000 + Math.floor(Math.random() * 1000);
        return { warehouse, brand: codes.get(brand) ?? brand, number, quantity };
      });
      const request = apiRequest('POST', 'integration/v1/stock', { token: KEY }, body);
      return {
        ...request,
        headers: { ...request.headers, 'idempotency-key': randomUUID() },
        expected: '"rejected":0',
      };
    });
  },
});

export const integrationCalls: readonly Call[] = [stockDeltas(1), stockDeltas(100)];
