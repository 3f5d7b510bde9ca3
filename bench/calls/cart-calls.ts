import { fillCarts } from '../data/carts.ts';
import type { BenchCustomer } from '../data/customers.ts';
import { placeOrders } from '../data/orders.ts';
import type { LoadRequest } from '../load/load-job.ts';
import { apiRequest } from '../servers/site.ts';
import { SHOPPERS, type Call, type Scene } from './call.ts';

const partIds = ({ samples }: Scene): number[] => samples.parts.map(({ id }) => id);

const shoppers = (scene: Scene, lines: number): Promise<readonly BenchCustomer[]> =>
  scene.customers(`cart-${lines}`, SHOPPERS);

const filled =
  (lines: number) =>
  async (scene: Scene): Promise<void> =>
    fillCarts(scene.site, await shoppers(scene, lines), partIds(scene), lines);

/** The parts that a shopper's cart holds, as `fillCarts` chose them. */
function partsInCart(scene: Scene, shopper: number, lines: number): number[] {
  const ids = partIds(scene);
  return Array.from(
    { length: Math.min(lines, 50) },
    (_none, line) => ids[(line + 1 + (shopper + 1) * lines) % ids.length] ?? 0,
  );
}

/** Requests about lines of the carts, ordered so that a connection stays with its shopper. */
async function aboutLines(
  scene: Scene,
  lines: number,
  request: (shopper: BenchCustomer, partId: number, turn: number) => LoadRequest,
): Promise<LoadRequest[]> {
  const owners = await shoppers(scene, lines);
  const carts = owners.map((_owner, index) => partsInCart(scene, index, lines));
  const turns = Array.from({ length: Math.min(lines, 50) }, (_none, turn) => turn);
  return turns.flatMap((turn) =>
    owners.map((owner, index) => request(owner, carts[index]?.[turn] ?? 0, turn)),
  );
}

const readCart = (lines: number): Call => ({
  name: `cart of ${lines}: read`,
  prepare: filled(lines),
  requests: async (scene) =>
    (await shoppers(scene, lines)).map((shopper) => apiRequest('GET', 'Level4/Cart', shopper)),
});

const addItem = (lines: number): Call => ({
  name: `cart of ${lines}: add`,
  prepare: filled(lines),
  requests: (scene) =>
    aboutLines(scene, lines, (shopper, ProductId) =>
      apiRequest('POST', 'Level4/AddItem', shopper, { ProductId, Quantity: 1 }),
    ),
});

const updateItem = (lines: number): Call => ({
  name: `cart of ${lines}: change quantity`,
  prepare: filled(lines),
  requests: (scene) =>
    aboutLines(scene, lines, (shopper, ProductId, turn) =>
      apiRequest('POST', 'ShoppingCart/UpdateItem', shopper, { ProductId, Quantity: 2 + (turn % 7) }),
    ),
});

const SIZES = [1, 100, 1000];
const CSV_ROWS = 100;
const ORDERS = 10_000;

export const cartCalls: readonly Call[] = [
  ...SIZES.map(readCart),
  ...SIZES.map(addItem),
  ...SIZES.map(updateItem),
  {
    name: 'CSV of 100 rows',
    prepare: async (scene) =>
      fillCarts(scene.site, await scene.customers('csv', SHOPPERS), partIds(scene), CSV_ROWS),
    requests: async (scene) => {
      const rows = scene.samples.parts.slice(0, CSV_ROWS).map(({ number }) => ({ sku: number, quantity: 1 }));
      return (await scene.customers('csv', SHOPPERS)).map((shopper) =>
        apiRequest('POST', 'Level4/cartFromCsv', shopper, rows),
      );
    },
  },
  {
    name: 'order list at 10,000 orders',
    requests: async (scene) => {
      const [buyer] = await scene.customers('orders', 1);
      if (!buyer) return [];
      await placeOrders(scene.site, buyer, ORDERS);
      return [1, 2, 3, 250, 500].map((page) => apiRequest('GET', `Order/List?page=${page}`, buyer));
    },
  },
];
