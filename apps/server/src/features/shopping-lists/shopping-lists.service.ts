import type { LanguageCode } from '@partsboard/contract/language';
import {
  MAX_ITEMS_OF_ALL_LISTS,
  MAX_SHOPPING_LIST_ITEMS,
  MAX_SHOPPING_LISTS,
  type ShoppingList,
} from '@partsboard/contract/shopping-lists';
import { normalisePartNumber } from '@partsboard/domain/part-number';
import type { LineVehicle } from '@partsboard/contract/line-vehicles';
import type { Db } from '../../db/database.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import type { Message } from '../../messages/texts.ts';
import { addParts, type CartOwner } from '../cart/cart.service.ts';
import { allForVehicle, readVehicles } from '../cart/line-vehicles.service.ts';
import type { PriceAndStock } from '../pricing/pricing.service.ts';
import * as repository from './shopping-lists.repository.ts';

const toShoppingList = (
  list: { readonly id: number; readonly name: string },
  items: readonly repository.ItemRow[],
  language: LanguageCode,
): ShoppingList => ({
  Id: list.id,
  Name: list.name,
  Items: items.map((item) => ({
    Id: item.id,
    ProductId: item.part_id,
    Sku: item.number,
    Name: item[`name_${language}`] ?? item.name_pl,
    Quantity: item.quantity,
    Vehicles: readVehicles(item.vehicles, item.quantity),
  })),
});

export async function listShoppingLists(
  db: Db,
  customerId: number,
  language: LanguageCode,
): Promise<ShoppingList[]> {
  const lists = await repository.findLists(db, customerId, MAX_SHOPPING_LISTS);
  const items = await repository.findItems(
    db,
    lists.map((list) => list.id),
  );
  const itemsOf = new Map<number, repository.ItemRow[]>(lists.map((list) => [list.id, []]));
  for (const item of items) itemsOf.get(item.shopping_list_id)?.push(item);
  return lists.map((list) => toShoppingList(list, itemsOf.get(list.id) ?? [], language));
}

/** Fills a list from the cart inside the transaction that made or found it. */
async function fill(
  tx: Db,
  customerId: number,
  list: { readonly id: number; readonly name: string },
  language: LanguageCode,
): Promise<ShoppingList> {
  if ((await repository.addCartToList(tx, customerId, list.id)) === 0) {
    throw new DomainError('conflict', { title: (t) => t.cart.empty });
  }
  const { inList, inAll } = await repository.countItems(tx, customerId, list.id);
  if (inList > MAX_SHOPPING_LIST_ITEMS)
    throw new DomainError('conflict', {
      title: (t) => t.shoppingLists.tooManyItems(MAX_SHOPPING_LIST_ITEMS, inList),
    });
  if (inAll > MAX_ITEMS_OF_ALL_LISTS)
    throw new DomainError('conflict', {
      title: (t) => t.shoppingLists.tooManyItemsInAll(MAX_ITEMS_OF_ALL_LISTS, inAll),
    });
  return toShoppingList(list, await repository.findItems(tx, [list.id]), language);
}

/** Signs without a width. */
const UNSEEN = /[\u00AD\u200B\u2060\uFEFF]/g;

/** As it looks: two names that nobody could tell apart are the same. */
function requiredName(name: string): string {
  const tidy = name.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  if (tidy === '') throw fieldError('Name', (t) => t.validation.required);
  return tidy;
}

/** While the customer's lists are locked, so that two requests cannot give one name twice. */
async function checkName(tx: Db, customerId: number, name: string, exceptId: number | null): Promise<void> {
  if (await repository.isNameTaken(tx, customerId, name, exceptId))
    throw new DomainError('conflict', { title: (t) => t.shoppingLists.nameTaken(name) });
}

export async function renameList(db: Db, customerId: number, listId: number, name: string): Promise<void> {
  const tidy = requiredName(name);
  await db.transaction().execute(async (tx) => {
    await repository.lockLists(tx, customerId);
    await checkName(tx, customerId, tidy, listId);
    if (await repository.renameList(tx, customerId, listId, tidy)) return;
    throw new DomainError('not-found', { title: (t) => t.shoppingLists.unknownList });
  });
}

/** Who changes an item that was removed elsewhere is told so. */
export async function changeItem(
  db: Db,
  customerId: number,
  item: { readonly listId: number; readonly itemId: number; readonly quantity: number },
): Promise<void> {
  if (await repository.updateItem(db, customerId, item)) return;
  throw new DomainError('not-found', { title: (t) => t.shoppingLists.unknownItem });
}

export async function removeItem(
  db: Db,
  customerId: number,
  item: { readonly listId: number; readonly itemId: number },
): Promise<void> {
  if (await repository.deleteItem(db, customerId, item)) return;
  throw new DomainError('not-found', { title: (t) => t.shoppingLists.unknownItem });
}

export async function saveCartAsList(
  db: Db,
  customerId: number,
  name: string,
  language: LanguageCode,
): Promise<ShoppingList> {
  const tidy = requiredName(name);
  return db.transaction().execute(async (tx) => {
    await repository.lockLists(tx, customerId);
    await checkName(tx, customerId, tidy, null);
    if ((await repository.countLists(tx, customerId)) >= MAX_SHOPPING_LISTS) {
      throw new DomainError('conflict', { title: (t) => t.shoppingLists.tooManyLists(MAX_SHOPPING_LISTS) });
    }
    return fill(tx, customerId, await repository.insertList(tx, customerId, tidy), language);
  });
}

export async function saveCartIntoList(
  db: Db,
  customerId: number,
  listId: number,
  language: LanguageCode,
): Promise<ShoppingList> {
  return db.transaction().execute(async (tx) => {
    await repository.lockLists(tx, customerId);
    const list = await repository.lockList(tx, customerId, listId);
    if (list === undefined) throw new DomainError('not-found', { title: (t) => t.shoppingLists.unknownList });
    return fill(tx, customerId, list, language);
  });
}

export async function removeList(db: Db, customerId: number, listId: number): Promise<void> {
  if (await repository.deleteList(db, customerId, listId)) return;
  throw new DomainError('not-found', { title: (t) => t.shoppingLists.unknownList });
}

/** Items by their ids, or by numbers where no id is given: parts of two brands may have one number. */
interface ChosenItems {
  readonly itemIds: readonly number[];
  readonly skus: readonly string[];
}

interface FoundItems {
  readonly found: readonly repository.ItemRow[];
  /** Messages about those that the list does not have. */
  readonly missing: readonly Message[];
}

function findChosen(items: readonly repository.ItemRow[], { itemIds, skus }: ChosenItems): FoundItems {
  if (itemIds.length > 0) {
    const wanted = new Set(itemIds);
    const found = items.filter((item) => wanted.has(item.id));
    return { found, missing: found.length < wanted.size ? [(t) => t.shoppingLists.removedMeanwhile] : [] };
  }
  if (skus.length === 0) return { found: items, missing: [] };
  const wanted = new Set(skus.map(normalisePartNumber));
  const held = new Set(items.map((item) => item.normalised));
  return {
    found: items.filter((item) => wanted.has(item.normalised)),
    missing: skus
      .filter((sku) => !held.has(normalisePartNumber(sku)))
      .map((sku) => (t) => t.shoppingLists.notInList(sku)),
  };
}

/**
 * Adds the chosen items of a list to the cart, or all of them, for their own vehicles or else for this one; the list stays
 * as it is.
 */
export async function addListToCart(
  db: Db,
  prices: PriceAndStock,
  owner: CartOwner,
  listId: number,
  { vehicle = null, ...chosen }: ChosenItems & { readonly vehicle?: LineVehicle | null },
): Promise<Message[]> {
  const list = await repository.findList(db, owner.customerId, listId);
  if (list === undefined) throw new DomainError('not-found', { title: (t) => t.shoppingLists.unknownList });
  const { found, missing } = findChosen(await repository.findItems(db, [list.id]), chosen);
  const messages = await addParts(
    db,
    prices,
    owner,
    found.map(({ part_id: partId, quantity, vehicles }) => {
      const own = readVehicles(vehicles, quantity);
      return { partId, quantity, vehicles: own.length > 0 ? own : allForVehicle(vehicle, quantity) };
    }),
  );
  return [...messages, ...missing];
}
