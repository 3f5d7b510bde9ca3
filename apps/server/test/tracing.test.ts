import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otlpReceiver, type ReceivedSpan } from './otlp-receiver.ts';
import { RealServers, urlOf } from './real-servers.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const servers = new RealServers();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const TRACEPARENT = `00-${TRACE}-b7ad6b7169203331-01`;
const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;

const attribute = ({ attributes }: ReceivedSpan, name: string) =>
  attributes.find(({ key }) => key === name)?.value;

describe('traces', { timeout: 60_000 }, () => {
  it.each(['1', '2'])(
    'of requests, statements and tasks are sent to a receiver (%s workers)',
    async (WORKERS) => {
      const receiver = await otlpReceiver();
      const server = servers.start({
        DATABASE_URL: database.url,
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
        OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
        WORKERS,
      });
      const url = await urlOf(server);
      const headers = { traceparent: TRACEPARENT, 'x-request-id': 'traced-one' };
      expect((await fetch(`${url}/api/Currency`, { headers })).status).toBe(200);
      await database.pool.query(`select graphile_worker.add_job('remove-expired')`);
      const finished = async () => {
        const { rows } = await database.pool.query<{ left: number }>(
          `select count(*)::int as left from graphile_worker.jobs where task_identifier = 'remove-expired'
           and key is null`,
        );
        return rows[0]?.left;
      };
      await expect.poll(finished, { timeout: 20_000 }).toBe(0);
      // What is left is sent before the end.
      await server.end('SIGTERM');
      const request = receiver.spans.find(({ name }) => name === 'GET /api/Currency');
      expect(request).toMatchObject({ kind: SERVER, traceId: TRACE, parentSpanId: 'b7ad6b7169203331' });
      expect(request && attribute(request, 'http.response.status_code')).toEqual({ intValue: 200 });
      expect(request && attribute(request, 'partsboard.request_id')).toEqual({ stringValue: 'traced-one' });
      const statements = receiver.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
      expect(statements.length).toBeGreaterThan(0);
      expect(statements.every(({ kind, traceId }) => kind === CLIENT && traceId === TRACE)).toBe(true);
      expect(statements.map((span) => JSON.stringify(attribute(span, 'db.query.text'))).join()).toContain(
        'currency',
      );
      const task = receiver.spans.find(({ name }) => name === 'task remove-expired');
      expect(task).toMatchObject({ kind: CONSUMER });
      expect(receiver.spans.filter(({ parentSpanId }) => parentSpanId === task?.spanId)).not.toEqual([]);
      expect(JSON.stringify(receiver.resources)).toContain('"deployment.environment.name"');
      expect(JSON.stringify(receiver.resources)).toContain('{"stringValue":"partsboard"}');
      await receiver.close();
    },
  );

  it('load no code where no receiver is configured', async () => {
    const countAtEnd = `import module from 'node:module';
      process.on('exit', () => console.log('loaded', Object.keys(module._cache).filter((file) =>
        /@opentelemetry.(sdk|core|exporter)/.test(file)).length, Object.keys(module._cache).length > 0));`;
    const server = servers.start({
      DATABASE_URL: database.url,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(countAtEnd)}`,
    });
    await fetch(`${await urlOf(server)}/api/Currency`);
    const loaded = server.line(/^loaded/);
    await server.end('SIGTERM');
    expect(await loaded).toBe('loaded 0 true');
  });
});
