import { Closed, Id, LookupText, Nothing, Text, Type, type Static } from './schema.ts';
import { defineRoutes } from './route.ts';
import { LineQuantity, MAX_CART_LINES, Messages } from './cart.ts';
import { forVehicle, LineVehicles } from './line-vehicles.ts';

export const MAX_SHOPPING_LISTS = 200;
/** A list is made to be moved to the cart, so that it holds no more than the cart. */
export const MAX_SHOPPING_LIST_ITEMS = MAX_CART_LINES;
/** In all lists of a customer together, since they are read together. */
export const MAX_ITEMS_OF_ALL_LISTS = 20_000;

export const ShoppingList = Closed({
  Id,
  Name: Type.String(),
  Items: Type.Array(
    Closed({
      Id,
      ProductId: Id,
      Sku: Type.String(),
      Name: Type.String(),
      Quantity: Type.Integer(),
      Vehicles: LineVehicles,
    }),
  ),
});
export type ShoppingList = Static<typeof ShoppingList>;

const listId = Closed({ id: Id });

export const shoppingListRoutes = defineRoutes({
  shoppingLists: {
    method: 'GET',
    path: 'ShoppingList',
    access: 'customer',
    tag: 'User',
    summary: `The customer’s shopping lists, at most ${MAX_SHOPPING_LISTS}`,
    response: Type.Array(ShoppingList),
  },
  createShoppingList: {
    method: 'POST',
    path: 'ShoppingList',
    access: 'customer',
    tag: 'User',
    summary: `Save the cart as a new list, whose name no other list has; all lists hold at most ${MAX_ITEMS_OF_ALL_LISTS} items`,
    body: Closed({ Name: Text(120) }),
    response: ShoppingList,
  },
  addCartToShoppingList: {
    method: 'PUT',
    path: 'ShoppingList/{id}',
    access: 'customer',
    tag: 'User',
    summary: `Add the cart’s lines to a list of at most ${MAX_SHOPPING_LIST_ITEMS} items; quantities of parts already there are added up`,
    params: listId,
    response: ShoppingList,
  },
  renameShoppingList: {
    method: 'POST',
    path: 'ShoppingList/Rename/{id}',
    access: 'customer',
    tag: 'User',
    summary: 'Give a list another name, which no other list of the customer has',
    params: listId,
    body: Closed({ Name: Text(120) }),
    response: Nothing,
  },
  updateShoppingListItem: {
    method: 'POST',
    path: 'ShoppingList/UpdateItem/{id}',
    access: 'customer',
    tag: 'User',
    summary: 'Set the quantity of an item of a list',
    params: listId,
    body: Closed({ ItemId: Id, Quantity: LineQuantity }),
    response: Nothing,
  },
  deleteShoppingListItem: {
    method: 'POST',
    path: 'ShoppingList/DeleteItem/{id}',
    access: 'customer',
    tag: 'User',
    summary: 'Remove an item of a list',
    params: listId,
    body: Closed({ ItemId: Id }),
    response: Nothing,
  },
  deleteShoppingList: {
    method: 'DELETE',
    path: 'ShoppingList/{id}',
    access: 'customer',
    tag: 'User',
    summary: 'Remove a list',
    params: listId,
    response: Nothing,
  },
  cartFromShoppingList: {
    method: 'POST',
    path: 'ShoppingList/CreateCart/{id}',
    access: 'customer',
    needsApproval: true,
    tag: 'User',
    summary:
      'Add items of a list to the cart, all of them when none is named, but not what is unavailable. Items keep their vehicles; those without one are for the vehicle of the call',
    params: listId,
    body: Closed({
      Sku: Type.Array(LookupText(60), { maxItems: 2000 }),
      Vehicle: forVehicle,
      ItemIds: Type.Optional(
        Type.Array(Id, {
          maxItems: 2000,
          description: 'Items by their Id, in place of Sku: parts of two brands may have one number',
        }),
      ),
    }),
    response: Messages,
  },
});
