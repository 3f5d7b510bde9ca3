import fastify from 'fastify';
import pg from 'pg';
import { registerBareShop } from './bare-shop.ts';

/**
 * What one core can do at best: a bare Fastify route with one prepared single-row query, answering as many bytes
 * as the call that is measured beside it. No session, no rules, no log. Beside it the bare shop of `npm run bench -- bare`.
 */

interface Row {
  readonly id: number;
  readonly number: string;
  readonly name: string;
}

const STATEMENT = {
  name: 'row',
  text: 'select id, number, name_pl as name from part where id = $1',
};

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const paddings = new Map<number, string>();

function paddingOf(bytes: number): string {
  const known = paddings.get(bytes) ?? 'x'.repeat(bytes);
  paddings.set(bytes, known);
  return known;
}

const app = fastify();
const text = { type: 'string' };

app.get('/ready', () => ({}));

app.get<{ Params: { id: number; bytes: number } }>(
  '/row/:id/:bytes',
  {
    schema: {
      params: { type: 'object', properties: { id: { type: 'integer' }, bytes: { type: 'integer' } } },
      response: {
        200: {
          type: 'object',
          properties: { id: { type: 'integer' }, number: text, name: text, padding: text },
        },
      },
    },
  },
  async ({ params }) => {
    const { rows } = await pool.query<Row>({ ...STATEMENT, values: [params.id] });
    const [row] = rows;
    if (!row) throw new Error(`There is no part ${params.id}`);
    // The names of the fields and the row itself are part of the answer's size.
    return { ...row, padding: paddingOf(Math.max(0, params.bytes - 90)) };
  },
);

registerBareShop(app, pool);

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.on('SIGTERM', () => process.exit());
