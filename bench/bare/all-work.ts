import { randomUUID } from 'node:crypto';
import { fillCarts } from '../data/carts.ts';
import { checkoutChoice } from '../data/checkout-choice.ts';
import type { BenchCustomer } from '../data/customers.ts';
import type { LoadRequest } from '../load/load-job.ts';
import { apiRequest } from '../servers/site.ts';
import { bareSku, BARE_PRODUCTS, FIRST_LARGE_CART, LARGE_CARTS } from './bare-data.ts';
import type { Work, WorkPart, WorkRequests, WorkScene } from './work.ts';

/** Questions are drawn from all parts, so that few answers are known from before: a morning in a trade shop. */
const DRAWN = 12_000;
const CHECKOUTS = 150;
const LINES_OF_ORDER = 5;
const BUYERS = 10;

const drawnPart = ({ allParts }: WorkScene): WorkPart =>
  allParts[Math.floor(Math.random() * allParts.length)] ?? { id: 0, number: '', brand: '' };

const drawnSku = (): string => bareSku(Math.floor(Math.random() * BARE_PRODUCTS));

const drawn = (requests: () => readonly LoadRequest[], count = DRAWN): WorkRequests => {
  const pieces = Array.from({ length: count }, requests);
  return { requests: pieces.flat(), requestsOfPiece: pieces[0]?.length ?? 1 };
};

const bareRequest = (method: 'GET' | 'POST', path: string, body?: object): LoadRequest => ({
  method,
  path,
  headers: {},
  ...(body && { body: JSON.stringify(body) }),
});

const addToBareCart = (cart: number, sku: string) =>
  bareRequest('POST', `/cart/${cart}/items`, { sku, quantity: 1 });

const readBareProduct = () => drawn(() => [bareRequest('GET', `/product/${drawnSku()}`)]);

const add = (customer: BenchCustomer, { id }: WorkPart) =>
  apiRequest('POST', 'Level4/AddItem', customer, { ProductId: id, Quantity: 1 });

const reader = async (scene: WorkScene): Promise<BenchCustomer> => {
  const [customer] = await scene.customers('work-reader', 1);
  if (!customer) throw new Error('There is no customer to read with');
  return customer;
};

/** So many people with carts of so many lines, each adding a part that is drawn anew. */
const adding = (name: string, wanted: number, lines: number, people: number): Work => {
  const owners = (scene: WorkScene) => scene.customers(`work-${lines}`, people);
  return {
    name,
    wanted,
    prepare: async (scene) => {
      const ids = scene.allParts.map(({ id }) => id);
      await fillCarts(scene.site, await owners(scene), ids, lines);
    },
    shop: async (scene) => {
      const customers = await owners(scene);
      const requests = Array.from({ length: DRAWN }, (_none, turn) => {
        const customer = customers[turn % customers.length];
        return customer ? [add(customer, drawnPart(scene))] : [];
      });
      return { requests: requests.flat(), requestsOfPiece: 1 };
    },
    bare: () => drawn(() => [addToBareCart(1 + Math.floor(Math.random() * 10_000), drawnSku())]),
  };
};

const checkout = (scene: WorkScene, buyer: BenchCustomer): LoadRequest[] => {
  const choice = checkoutChoice(buyer, scene.branchId);
  return [
    ...Array.from({ length: LINES_OF_ORDER }, () => add(buyer, drawnPart(scene))),
    apiRequest('GET', 'ShoppingCart/ShippingAddress', buyer),
    apiRequest('GET', `ShoppingCart/ShippingMethods?addressId=${buyer.addressId}`, buyer),
    apiRequest('GET', `ShoppingCart/PaymentMethods?countryId=${scene.countryId}`, buyer),
    apiRequest('POST', 'ShoppingCart/Totals', buyer, choice),
    {
      ...apiRequest('POST', 'ShoppingCart/ConfirmCheckout', buyer, { ...choice, RequestKey: randomUUID() }),
      expected: '"Success":true',
    },
  ];
};

/** Numbers of carts that no round before has used. */
let nextBareCart = 2_000_000;

const bareCheckout = (): LoadRequest[] => {
  nextBareCart += 1;
  const cart = nextBareCart;
  const first = Math.floor(Math.random() * BARE_PRODUCTS);
  return [
    ...Array.from({ length: LINES_OF_ORDER }, (_none, line) =>
      addToBareCart(cart, bareSku(first + line * 7)),
    ),
    bareRequest('POST', `/cart/${cart}/order`, {
      address: { city: 'Berlin', street: 'Street 1', zip: '10115' },
    }),
  ];
};

export const allWork: readonly Work[] = [
  {
    name: 'product page, price and stock (2 calls)',
    wanted: 0.35,
    shop: async (scene) => {
      const customer = await reader(scene);
      return drawn(() => {
        const { id, number, brand } = drawnPart(scene);
        return [
          apiRequest('GET', `Product('${id}')`, customer),
          apiRequest('POST', 'level4/ProductStock', customer, { sku: number, marke: brand }),
        ];
      });
    },
    bare: readBareProduct,
  },
  {
    name: 'find by part number',
    wanted: 0.5,
    shop: async (scene) => {
      const customer = await reader(scene);
      return drawn(() => [
        apiRequest('POST', 'Level4Product/Find', customer, { Sku: drawnPart(scene).number }),
      ]);
    },
    bare: readBareProduct,
  },
  adding('add to a small cart', 0.55, 3, 250),
  {
    name: 'read a cart of 100 lines',
    wanted: 0.8,
    prepare: async (scene) => {
      const ids = scene.allParts.map(({ id }) => id);
      await fillCarts(scene.site, await scene.customers('work-100', 30), ids, 100);
    },
    shop: async (scene) => ({
      requests: (await scene.customers('work-100', 30)).map((one) => apiRequest('GET', 'Level4/Cart', one)),
      requestsOfPiece: 1,
    }),
    bare: () =>
      drawn(
        () => [bareRequest('GET', `/cart/${FIRST_LARGE_CART + Math.floor(Math.random() * LARGE_CARTS)}`)],
        1_000,
      ),
  },
  adding('add to a cart of 100 lines', 0.55, 100, 30),
  {
    name: 'whole checkout of 5 lines (10 calls; bare 6)',
    wanted: 0.35,
    prepare: async (scene) => fillCarts(scene.site, await scene.customers('work-buyer', BUYERS), [], 0),
    shop: async (scene) => {
      const buyers = await scene.customers('work-buyer', BUYERS);
      const pieces = Array.from({ length: CHECKOUTS }, (_none, turn) => {
        const buyer = buyers[turn % buyers.length];
        return buyer ? checkout(scene, buyer) : [];
      });
      return { requests: pieces.flat(), requestsOfPiece: LINES_OF_ORDER + 5, once: true };
    },
    bare: () => ({ ...drawn(bareCheckout, CHECKOUTS), once: true }),
  },
];
