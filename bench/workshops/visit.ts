import { randomUUID } from 'node:crypto';
import type { Board, BoardListItem, Category, Condition } from '@partsboard/contract/boards';
import type { CartLine } from '@partsboard/contract/cart';
import type { ConfirmCheckoutResponse } from '@partsboard/contract/checkout';
import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import type { Vehicle, VehicleFilterInput } from '@partsboard/contract/vehicles';
import { checkoutChoice } from '../data/checkout-choice.ts';
import { CallFailed, type ShopCall } from './shop-client.ts';
import type { Simulation, Workshop } from './simulation.ts';

/** Sends a call as the workshop of the visit, after the time in which a person reads the answer before. */
export type Send = <Answer>(call: ShopCall) => Promise<Answer>;

const ORDERS = 0.4;
const UPLOADS = 0.05;
const UPLOADED_ROWS = 20;
const MOST_BOARDS = 3;

const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

const post = (name: string, path: string, body: unknown): ShopCall => ({ name, method: 'POST', path, body });

async function openBoard(send: Send, filter: VehicleFilterInput, id: number): Promise<Board> {
  const conditions = await send<Condition[]>(
    post('equipment', 'Level4Product/VehicleConditions', { ...filter, id }),
  );
  const vehicleConditions = conditions.map(({ Id, Selected, EquipmentWithSpring }) => ({
    Id,
    Selected,
    EquipmentWithSpring,
  }));
  return send<Board>(post('board', 'Level4Product/Board', { ...filter, id, vehicleConditions }));
}

/** Opens some boards of one group of the car and puts a part of each into the cart. */
async function fillCart(send: Send, vin: string): Promise<void> {
  const [car] = await send<Vehicle[]>({ name: 'VIN', method: 'GET', path: `level4/Vehicle?vin=${vin}` });
  if (car === undefined) return;
  const filter = vehicleFilterInput(car);
  const groups = await send<Category[]>(post('groups', 'Level4Category/List', filter));
  const group = oneOf(groups.filter((each) => each.ParentCategoryId !== 0 && each.BoardCount > 0));
  if (group === undefined) return;
  const body = { ...filter, id: group.Id, searchType: 'GroupedSubCat' };
  const boards = await send<BoardListItem[]>(post('boards', 'Level4Product/Boards', body));
  for (const { Id } of boards.slice(0, 1 + Math.floor(Math.random() * MOST_BOARDS))) {
    const { Products } = await openBoard(send, filter, Id);
    const fitting = Products.filter((line) => line.Fit !== 'does-not-fit');
    if (fitting.length === 0) continue;
    const ProductIds = [...new Set(fitting.map((line) => line.Id))];
    await send(post('prices', 'level4/ProductStockList', { ProductIds }));
    const line = oneOf(fitting);
    if (line) await send(post('add', 'Level4/AddItem', { ProductId: line.Id, Quantity: 1 }));
  }
}

async function upload(send: Send, partNumbers: readonly string[]): Promise<void> {
  const rows = Array.from({ length: UPLOADED_ROWS }, () => ({ sku: oneOf(partNumbers), quantity: 1 }));
  await send(post('file', 'Level4/cartFromCsv', rows));
}

/** Whether the cart became an order: one that is empty, or holds what cannot be bought, is left as it is. */
async function order(send: Send, { addressId }: Workshop, shop: Simulation): Promise<boolean> {
  const get = (name: string, path: string) => send({ name, method: 'GET', path });
  const lines = await send<CartLine[]>({ name: 'cart', method: 'GET', path: 'Level4/Cart' });
  if (lines.length === 0) return false;
  if (lines.some(({ Product }) => Product.Price === 0)) {
    await send({ name: 'clear', method: 'POST', path: 'ShoppingCart/ClearCart' });
    return false;
  }
  await get('addresses', 'ShoppingCart/ShippingAddress');
  await get('delivery', `ShoppingCart/ShippingMethods?addressId=${addressId}`);
  await get('payment', `ShoppingCart/PaymentMethods?countryId=${shop.countryId}`);
  const choice = checkoutChoice({ addressId }, shop.branchId);
  await send(post('totals', 'ShoppingCart/Totals', choice));
  const confirm = post('confirm', 'ShoppingCart/ConfirmCheckout', { ...choice, RequestKey: randomUUID() });
  const { Success, Errors } = await send<ConfirmCheckoutResponse>(confirm);
  if (!Success) throw new CallFailed(confirm, Errors.join(' '));
  return true;
}

/** What a workshop does when it has a car on the lift; returns whether it has ordered. */
export async function visit(send: Send, workshop: Workshop, shop: Simulation): Promise<boolean> {
  const vin = oneOf(shop.vins);
  if (vin !== undefined) await fillCart(send, vin);
  if (Math.random() < UPLOADS) await upload(send, shop.partNumbers);
  return Math.random() < ORDERS ? order(send, workshop, shop) : false;
}
