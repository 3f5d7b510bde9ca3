/** Mails to the customer about what becomes of an order. */
export const orderActionMails = {
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
  'make-ready-part': {
    subject: (number: string) => `Część zamówienia ${number} gotowa do odbioru`,
    text: 'Poniższy towar czeka na odbiór w oddziale. O reszcie damy znać, gdy będzie dostępna.',
  },
  'allot-ready': {
    subject: (number: string) => `Kolejny towar z zamówienia ${number} gotowy do odbioru`,
    text: 'Poniższy towar także dotarł i czeka na odbiór w oddziale.',
  },
  'allot-coming': {
    subject: (number: string) => `Kolejny towar z zamówienia ${number} w drodze`,
    text: 'Poniższy towar jest już dla Ciebie zarezerwowany i jedzie do oddziału.',
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
  refund: {
    subject: (number: string) => `Zwrot pieniędzy za zamówienie ${number}`,
    text: 'Oddaliśmy pieniądze wpłacone za anulowany towar.',
  },
  'note-to-customer': {
    subject: (number: string) => `Wiadomość o zamówieniu ${number}`,
    text: 'Mamy dla Ciebie wiadomość w sprawie zamówienia:',
  },
  'request-return': {
    subject: (number: string) => `Zgłoszenie zwrotu do zamówienia ${number}`,
    text: 'Otrzymaliśmy zgłoszenie zwrotu. Odpowiemy, gdy tylko je sprawdzimy. Do tego czasu nie odsyłaj towaru.',
  },
  'approve-return': {
    subject: (number: string) => `Zwrot do zamówienia ${number} przyjęty do realizacji`,
    text: 'Zgadzamy się na zwrot poniższych części. Odeślij je do oddziału, który realizował zamówienie, albo przekaż kierowcy.',
  },
  'refuse-return': {
    subject: (number: string) => `Zwrot do zamówienia ${number} odrzucony`,
    text: 'Nie możemy przyjąć zwrotu poniższych części.',
  },
  'receive-return': {
    subject: (number: string) => `Zwrot do zamówienia ${number} dotarł`,
    text: 'Otrzymaliśmy od Ciebie poniższe części.',
  },
  'refund-return': {
    subject: (number: string) => `Zwrot do zamówienia ${number} rozliczony`,
    text: 'Rozliczyliśmy zwrot. O tę kwotę zmniejsza się należność; jeśli zamówienie jest już opłacone, oddamy pieniądze.',
  },
  amount: 'Kwota',
  refundDue: 'Kwota, którą oddamy',
  stillToCome: 'Jeszcze czekamy na:',
  returnNumber: 'Numer zwrotu',
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
