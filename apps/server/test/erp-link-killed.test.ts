import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repositoryFolder } from '../src/config/folders.ts';
import { addTestKey } from './integration-app.ts';
import { placeManyOrders } from './many-orders.ts';
import { createOrderShop, type OrderShop } from './order-fixture.ts';
import { createServerToKill, type ServerToKill } from './processes/server-to-kill.ts';
import { StartedProcess } from './processes/started-process.ts';
import { takePort } from './real-servers.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const TIME = 120_000;
const ORDERS_IN_ROUND = 60;
/** So much of a round has arrived when somebody is killed. */
const ARRIVED_BEFORE_KILL = 7;

type Side = 'shop' | 'erp' | 'link';

let database: TestDatabase;
let servers: ServerToKill;
let orders: OrderShop;
let folder: string;
let key: string;
let ports: { readonly shop: string; readonly erp: string };
const running = new Map<Side, StartedProcess>();

async function freePort(): Promise<string> {
  const { port, holder } = await takePort();
  holder.close();
  await once(holder, 'close');
  return String(port);
}

beforeAll(async () => {
  database = await createTestDatabase();
  orders = await createOrderShop(database.db);
  folder = mkdtempSync(join(tmpdir(), 'erp-link-killed-'));
  const { authorization = '' } = await addTestKey({ database });
  key = authorization.slice('Bearer '.length);
  ports = { shop: await freePort(), erp: await freePort() };
  servers = await createServerToKill(database, { PORT: ports.shop, TASKS: 'off' });
}, TIME);
afterAll(async () => {
  await Promise.all([...running.values()].map((each) => each.end('SIGKILL')));
  await servers.remove();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const script = (...path: readonly string[]) => join(repositoryFolder, ...path, 'src', 'main.ts');
const book = () => join(folder, 'orders.ndjson');

/** What the ERP has on its disk. */
const arrived = (): { readonly position: number; readonly order: { readonly number: string } }[] =>
  existsSync(book())
    ? readFileSync(book(), 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as ReturnType<typeof arrived>[number])
    : [];

const start: Readonly<Record<Side, () => Promise<void>>> = {
  shop: async () => {
    running.set('shop', (await servers.start()).server);
  },
  erp: async () => {
    const erp = new StartedProcess(script('tools', 'erp-simulator'), ['--port', ports.erp, '--book', book()]);
    running.set('erp', erp);
    await erp.line(/answers on/);
  },
  link: () => {
    const environment = {
      SHOP_URL: `http://127.0.0.1:${ports.shop}`,
      SHOP_KEY: key,
      ERP_URL: `http://127.0.0.1:${ports.erp}`,
      POLL_MILLISECONDS: '20',
    };
    running.set(
      'link',
      new StartedProcess(script('examples', 'erp-link'), ['pull', '--follow'], environment),
    );
    return Promise.resolve();
  },
};

const untilArrived = (count: number) =>
  expect.poll(() => arrived().length, { timeout: TIME, interval: 5 }).toBeGreaterThanOrEqual(count);

it(
  'every order arrives once and in order, whichever of shop, link and ERP is killed meanwhile',
  { timeout: TIME },
  async () => {
    await Promise.all([start.shop(), start.erp(), start.link()]);
    let expected = 0;
    for (const victims of [['link'], ['erp'], ['shop'], ['shop', 'erp', 'link']] as const) {
      const placing = placeManyOrders(database, orders, ORDERS_IN_ROUND);
      await untilArrived(expected + ARRIVED_BEFORE_KILL);
      await Promise.all(
        victims.flatMap((side) => {
          const victim = running.get(side);
          return victim === undefined ? [] : [victim.end('SIGKILL')];
        }),
      );
      await Promise.all(victims.map((side) => start[side]()));
      await placing;
      expected += ORDERS_IN_ROUND;
    }
    await untilArrived(expected);
    const { rows } = await database.pool.query<{ number: string; position: number }>(
      'select o.number, f.position::integer from order_feed f join customer_order o on o.id = f.order_id order by f.position',
    );
    expect(rows).toHaveLength(expected);
    expect(arrived().map(({ position, order }) => ({ number: order.number, position }))).toEqual(rows);
  },
);
