import type { shoppingListRoutes } from '@partsboard/contract/shopping-lists';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { inLanguage } from '../../messages/texts.ts';
import type { PriceAndStock } from '../pricing/pricing.service.ts';
import {
  addListToCart,
  changeItem,
  listShoppingLists,
  removeItem,
  removeList,
  renameList,
  saveCartAsList,
  saveCartIntoList,
} from './shopping-lists.service.ts';

interface ShoppingListDeps {
  readonly db: Db;
  readonly prices: PriceAndStock;
}

export const shoppingListHandlers = ({
  db,
  prices,
}: ShoppingListDeps): Handlers<typeof shoppingListRoutes> => ({
  shoppingLists: ({ session, language }) => listShoppingLists(db, session.customerId, language),
  createShoppingList: ({ body, session, language }) =>
    saveCartAsList(db, session.customerId, body.Name, language),
  addCartToShoppingList: ({ params, session, language }) =>
    saveCartIntoList(db, session.customerId, params.id, language),
  renameShoppingList: async ({ params, body, session }) => {
    await renameList(db, session.customerId, params.id, body.Name);
    return {};
  },
  updateShoppingListItem: async ({ params, body, session }) => {
    const { ItemId: itemId, Quantity: quantity } = body;
    await changeItem(db, session.customerId, { listId: params.id, itemId, quantity });
    return {};
  },
  deleteShoppingListItem: async ({ params, body, session }) => {
    await removeItem(db, session.customerId, { listId: params.id, itemId: body.ItemId });
    return {};
  },
  deleteShoppingList: async ({ params, session }) => {
    await removeList(db, session.customerId, params.id);
    return {};
  },
  cartFromShoppingList: async ({ params, body, session, language }) => {
    const messages = await addListToCart(db, prices, session, params.id, {
      itemIds: body.ItemIds ?? [],
      skus: body.Sku,
      vehicle: body.Vehicle ?? null,
    });
    return inLanguage(messages, language);
  },
});
