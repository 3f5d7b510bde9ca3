/** Mails to the customer about what becomes of an order. */
export const orderSteps = {
  confirm: {
    subject: (number: string) => `Zamówienie ${number} potwierdzone`,
    text: 'Potwierdzamy przyjęcie zamówienia do realizacji.',
  },
  ship: {
    subject: (number: string) => `Zamówienie ${number} wysłane`,
    text: 'Towar z zamówienia jest w drodze.',
  },
  'ship-part': {
    subject: (number: string) => `Część zamówienia ${number} wysłana`,
    text: 'Część towaru z zamówienia jest w drodze. Resztę wyślemy, gdy będzie dostępna.',
  },
  'make-ready': {
    subject: (number: string) => `Zamówienie ${number} gotowe do odbioru`,
    text: 'Towar czeka na odbiór w oddziale.',
  },
  collect: {
    subject: (number: string) => `Zamówienie ${number} odebrane`,
    text: 'Towar z zamówienia został odebrany w oddziale.',
  },
  'collect-part': {
    subject: (number: string) => `Część zamówienia ${number} odebrana`,
    text: 'Część towaru została odebrana w oddziale. O reszcie damy znać, gdy będzie dostępna.',
  },
  deliver: {
    subject: (number: string) => `Zamówienie ${number} dostarczone`,
    text: 'Towar z zamówienia został dostarczony.',
  },
  cancel: {
    subject: (number: string) => `Zamówienie ${number} anulowane`,
    text: 'Zamówienie zostało anulowane.',
  },
  'cancel-lines': {
    subject: (number: string) => `Zmiana w zamówieniu ${number}`,
    text: 'Poniższe pozycje zamówienia zostały anulowane.',
  },
  'mark-paid': {
    subject: (number: string) => `Płatność za zamówienie ${number} otrzymana`,
    text: 'Dziękujemy, otrzymaliśmy płatność za zamówienie.',
  },
  'note-to-customer': {
    subject: (number: string) => `Wiadomość o zamówieniu ${number}`,
    text: 'Mamy dla Ciebie wiadomość w sprawie zamówienia:',
  },
  columns: ['Część', 'Ilość'],
  branch: 'Oddział',
  carrier: 'Przewoźnik',
  trackingNumber: 'Numer przesyłki',
  parcels: 'Liczba paczek',
  track: 'Śledź przesyłkę',
  seeOrder: 'Zobacz zamówienie',
  ownVan: 'dostawa własna',
  otherCarrier: 'inny przewoźnik',
};
