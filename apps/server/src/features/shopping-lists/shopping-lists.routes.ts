import type { shoppingListRoutes } from '@partsboard/contract/shopping-lists';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { inLanguage } from '../../messages/texts.ts';
import type { PriceAndStock } from '../pricing/pricing.service.ts';
import {
  addListToCart,
  listShoppingLists,
  removeList,
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
  deleteShoppingList: async ({ params, session }) => {
    await removeList(db, session.customerId, params.id);
    return {};
  },
  cartFromShoppingList: async ({ params, body, session, language }) => {
    const messages = await addListToCart(db, prices, session, params.id, {
      itemIds: body.ItemIds ?? [],
      skus: body.Sku,
    });
    return inLanguage(messages, language);
  },
});
