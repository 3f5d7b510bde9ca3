export const checkout = {
  unavailable: 'Usuń niedostępne produkty, aby przejść do zamówienia.',
  noteTooLong: (most: number) => `Uwagi do zamówienia mogą mieć najwyżej ${most} znaków.`,
  unknownCountry: 'Nie ma takiego kraju.',
  billingAddressRequired: 'Wybierz adres do faktury.',
  shippingAddressRequired: 'Wybierz adres dostawy.',
  shippingMethodRequired: 'Wybierz sposób dostawy.',
  shippingMethodNotAllowed: 'Wybrany sposób dostawy nie jest dostępny pod tym adresem.',
  shippingMethodNotOfBranch: 'Ten oddział nie prowadzi wybranego sposobu dostawy.',
  lastAddressGone: 'Adresu z ostatniego zamówienia nie ma już wśród Twoich adresów. Wybierz inny.',
  lastBranchGone: 'Oddział z ostatniego zamówienia już nie przyjmuje zamówień. Wybierz inny.',
  lastShippingGone: (method: string) =>
    `Dostawa z ostatniego zamówienia (${method}) nie jest teraz możliwa. Wybierz inną.`,
  lastPaymentGone: (method: string) =>
    `Płatność z ostatniego zamówienia (${method}) nie jest teraz możliwa. Wybierz inną.`,
  pickupNotAllowed: 'Odbiór w oddziale jest niedostępny.',
  pickupOnly: 'Możliwy jest tylko odbiór w oddziale.',
  unknownPickupPoint: 'Nie ma takiego punktu odbioru.',
  otherBranchThanPickup: 'Zamówienie z odbiorem w oddziale realizuje ten sam oddział.',
  branchRequired: 'Wybierz oddział realizujący zamówienie.',
  unknownBranch: 'Nie ma takiego oddziału.',
  paymentMethodRequired: 'Wybierz sposób płatności.',
  paymentMethodNotAllowed: 'Wybrany sposób płatności nie jest dostępny dla tej dostawy.',
  creditExceeded: (available: string) =>
    `Zamówienie przekracza limit kredytu kupieckiego. Dostępne: ${available}.`,
  pricesChanged:
    'Ceny lub zawartość koszyka zmieniły się od chwili podsumowania. Sprawdź nowe kwoty i potwierdź ponownie.',
  unconfirmed:
    'W tej chwili nie można potwierdzić cen i dostępności. Potwierdź zamówienie ponownie za kilka minut.',
  stockChanged:
    'Stan magazynów zmienił się od chwili podsumowania. Sprawdź, czego brakuje, i potwierdź ponownie.',
  backOrdersGone:
    'Stan magazynów zmienił się od chwili podsumowania: wszystkie pozycje są teraz dostępne. Potwierdź ponownie.',
  partlyMissing: (sku: string, wanted: number, missing: number) =>
    `${sku}: z ${wanted} szt. na zamówienie ${missing}.`,
  notEnough: (sku: string, wanted: number, available: number) =>
    `${sku}: zamawiasz ${wanted}, dostępne ${available}. Zmniejsz ilość w koszyku.`,
  moreLines: (count: number) => `Brakuje także części innych pozycji: ${count}.`,
  usedKey: (number: string) =>
    `To potwierdzenie złożyło już zamówienie ${number}. Sprawdź koszyk i potwierdź go na nowo.`,
  afterDeparture: (until: string) => `Jest po ${until}: zamówienie wyruszy następnego dnia roboczego.`,
  onWeekend: 'W weekend nie wysyłamy: zamówienie wyruszy w najbliższy dzień roboczy.',
  onHoliday: 'Dziś wszystkie oddziały są zamknięte: zamówienie wyruszy w najbliższy dzień roboczy.',
  pickup: 'Odbiór w oddziale',
};
