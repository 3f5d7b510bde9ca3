/** What the screens say about where pieces come from, in both languages. */
export const supplyTexts = {
  en: {
    inStock: 'in stock: Warsaw branch',
    central: 'from the central warehouse',
    backOrder: 'on back order',
    notInStock: 'not in stock',
    missingHere: (missing: number) => `${missing} not in stock`,
    pieces: (count: number, where: string) => `${count} pcs ${where}`,
    allHere: 'all here',
    someHere: (here: number, pieces: number) => `${here} of ${pieces} here`,
    rest: 'rest from the central warehouse',
    beyond: (missing: number, available: number) =>
      `${missing} pcs on back order: only ${available} are in stock`,
    lineOnBackOrder: '1 line has pieces on back order.',
    backOrders: 'On back order',
    youOrderThem:
      'These pieces are not in stock. You order them too; they follow as soon as they have arrived.',
    mailed: 'back order',
    stockChanged: 'Stock has changed since the totals were shown.',
    missing: (sku: string, wanted: number, missing: number) =>
      `${sku}: ${missing} of ${wanted} on back order.`,
    lowerTo: (available: number) => `only ${available} pcs are in stock: please lower the quantity`,
    lineRefused: '1 line is not in stock in this quantity.',
    noBackOrders: 'the shop takes no back orders at the moment',
  },
  pl: {
    inStock: 'na stanie: Oddział Warszawa',
    central: 'z magazynu centralnego',
    backOrder: 'na zamówienie',
    notInStock: 'niedostępne',
    missingHere: (missing: number) => `${missing} niedostępne`,
    pieces: (count: number, where: string) => `${count} szt. ${where}`,
    allHere: 'wszystko na miejscu',
    someHere: (here: number, pieces: number) => `${here} z ${pieces} na miejscu`,
    rest: 'reszta z magazynu centralnego',
    beyond: (missing: number, available: number) =>
      `${missing} szt. na zamówienie – na stanie tylko ${available} szt.`,
    lineOnBackOrder: '1 pozycja ma sztuki na zamówienie.',
    backOrders: 'Na zamówienie',
    youOrderThem:
      'Tych sztuk nie ma w magazynach. Zamawiasz je razem z resztą – wydamy je, gdy tylko nadejdą.',
    mailed: 'na zamówienie',
    stockChanged: 'Stan magazynów zmienił się od chwili podsumowania.',
    missing: (sku: string, wanted: number, missing: number) =>
      `${sku}: z ${wanted} szt. na zamówienie ${missing}.`,
    lowerTo: (available: number) => `na stanie tylko ${available} szt. – zmniejsz ilość`,
    lineRefused: '1 pozycji brakuje na stanie w tej ilości.',
    noBackOrders: 'sklep nie przyjmuje teraz zamówień na brakujący towar',
  },
} as const;
