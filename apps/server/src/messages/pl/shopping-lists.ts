export const shoppingLists = {
  unknownList: 'Nie ma takiej listy zakupów.',
  nameTaken: (name: string) => `Masz już listę zakupów o nazwie „${name}”. Podaj inną nazwę.`,
  unknownItem: 'Tej pozycji nie ma już na liście.',
  tooManyLists: (most: number) => `Możesz mieć najwyżej ${most} list zakupów.`,
  tooManyItems: (most: number, items: number) =>
    `Lista zakupów mieści najwyżej ${most} pozycji, a z koszykiem miałaby ${items}. Zapisz koszyk jako nową listę.`,
  tooManyItemsInAll: (most: number, items: number) =>
    `Wszystkie Twoje listy zakupów mieszczą razem najwyżej ${most} pozycji, a z koszykiem miałyby ${items}. Usuń listę, której już nie potrzebujesz.`,
  notInList: (sku: string) => `Części ${sku} nie ma na liście.`,
  removedMeanwhile: 'Niektórych wybranych pozycji nie ma już na liście.',
};
