import type { shoppingLists as Polish } from '../pl/shopping-lists.ts';

export const shoppingLists: typeof Polish = {
  unknownList: 'There is no such shopping list.',
  nameTaken: (name: string) =>
    `You have a shopping list named “${name}” already. Please choose another name.`,
  unknownItem: 'This item is not on the list any more.',
  tooManyLists: (most) => `You can have at most ${most} shopping lists.`,
  tooManyItems: (most, items) =>
    `A shopping list holds at most ${most} items, and with the cart it would have ${items}. Save the cart as a new list.`,
  tooManyItemsInAll: (most, items) =>
    `All your shopping lists together hold at most ${most} items, and with the cart they would have ${items}. Remove a list that you no longer need.`,
  notInList: (sku) => `Part ${sku} is not in the list.`,
  removedMeanwhile: 'Some of the chosen items are no longer in the list.',
};
