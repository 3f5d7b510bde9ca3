import { expect, type Page } from '@playwright/test';
import { pads } from './buyer.ts';
import type { Language, Shopper } from './shopper.ts';

/** What the checkout says, in both languages: the journeys run in each. */
export const checkoutTexts = {
  en: {
    toCheckout: 'Go to Checkout',
    review: 'Order review',
    shippingStep: /^\d? ?Shipping/,
    confirmStep: /Confirm/,
    pickup: 'Pick up in a branch',
    warsaw: /^Warsaw branch/,
    gdansk: 'Gdansk branch',
    krakow: 'Krakow branch',
    hours: 'Mon–Fri 7 am–6 pm, Sat 8 am–2 pm',
    branch: 'Branch executing the order',
    next: 'Next',
    back: 'Back',
    useForShipping: 'Use for shipping',
    useForBilling: 'Use for billing',
    shippingAddress: 'Shipping address',
    billingAddress: 'Billing address',
    courier: /^Courier/,
    van: /van/,
    notYetChosen: 'chosen at checkout',
    newAddress: 'New address',
    street: 'Street address',
    zip: 'Zip code',
    city: 'City',
    country: 'Country',
    poland: 'Poland',
    saveAddress: 'Save address',
    addressAdded: 'New address was successfully added.',
    same: 'Same as shipping address',
    transfer: /^Prepaid transfer/,
    cash: /^Cash on delivery/,
    credit: /^Trade credit/,
    creditLeft: 'Trade credit available',
    creditAfter: /^Left after this order: /,
    paymentDue: /^Payment due on /,
    beyondCredit: 'This order is more than the credit that is left.',
    paymentFee: 'Payment fee',
    note: 'Order note',
    reference: 'Your reference',
    counter: '10 of 2000 characters',
    fullCounter: '2000 of 2000 characters',
    terms: 'terms of service',
    required: 'This field is required',
    place: 'Place order',
    placed: 'Your order was successfully placed',
    success: 'Success',
    number: /^Your order # is PB\d+$/,
    home: 'Return to home',
    see: 'See the order',
    recipient: 'Partsboard Grupa Dealerska sp. z o.o.',
    transferHeading: 'Bank transfer',
    notShipped: 'Not yet shipped',
    mail: 'Order confirmation PB',
    noPayment: 'No payment methods available for selected shipping.',
    goBack: 'Go back and select different shipping option.',
    changed:
      'Prices or the cart have changed since the totals were shown. Please check the new amounts and confirm again.',
    wrong: 'Something went wrong!',
    network: 'Server or network error, please try later.',
    retry: 'Retry',
    emptyCart: 'Your shopping cart is empty.',
    orderedElsewhere: (number: string) =>
      `This cart was ordered in another window or on another device: order ${number}.`,
    addressGone: 'The address that was chosen is not among yours any more. Please choose another one.',
    noSuchAddress: 'There is no such address.',
    showAll: (count: number) => `Show all ${count} lines`,
    nextSteps: 'What happens next',
    confirmationTo: (email: string) => `A confirmation of the order goes to ${email}.`,
    orderTotal: 'Order total',
    pickupPoint: 'Pickup point',
    noSuchOrder: 'There is no order with this number among yours.',
    sessionEnded: 'There is no session or it has ended. Please log in.',
    email: 'Email',
    password: 'Password',
    logIn: 'Log in',
  },
  pl: {
    toCheckout: 'Przejdź do zamówienia',
    review: 'Twoje zamówienie',
    shippingStep: /^\d? ?Dostawa/,
    confirmStep: /Potwierdzenie/,
    pickup: 'Odbiór w oddziale',
    warsaw: /^Oddział Warszawa/,
    gdansk: 'Oddział Gdańsk',
    krakow: 'Oddział Kraków',
    hours: 'pn.–pt. 7:00–18:00, sob. 8:00–14:00',
    branch: 'Oddział realizujący zamówienie',
    next: 'Dalej',
    back: 'Wstecz',
    useForShipping: 'Użyj do dostaw',
    useForBilling: 'Użyj do faktur',
    shippingAddress: 'Adres dostawy',
    billingAddress: 'Adres do faktury',
    courier: /^Kurier(?! eks)/,
    van: /^Samochód dostawczy/,
    notYetChosen: 'do wyboru przy zamówieniu',
    newAddress: 'Nowy adres',
    street: 'Ulica i numer',
    zip: 'Kod pocztowy',
    city: 'Miejscowość',
    country: 'Kraj',
    poland: 'Polska',
    saveAddress: 'Zapisz adres',
    addressAdded: 'Nowy adres został dodany.',
    same: 'Taki sam jak adres dostawy',
    transfer: /^Przelew/,
    cash: /^Płatność przy odbiorze/,
    credit: /^Kredyt kupiecki/,
    creditLeft: 'Dostępny kredyt kupiecki',
    creditAfter: /^Po tym zamówieniu zostanie: /,
    paymentDue: /^Termin płatności: /,
    beyondCredit: 'To zamówienie przekracza dostępny kredyt.',
    paymentFee: 'Opłata za płatność',
    note: 'Uwagi do zamówienia',
    reference: 'Twój numer',
    counter: '10 z 2000 znaków',
    fullCounter: '2000 z 2000 znaków',
    terms: 'regulamin',
    required: 'To pole jest wymagane',
    place: 'Złóż zamówienie',
    placed: 'Twoje zamówienie zostało złożone',
    success: 'Zamówienie złożone',
    number: /^Numer Twojego zamówienia: PB\d+$/,
    home: 'Wróć na stronę główną',
    see: 'Zobacz zamówienie',
    recipient: 'Partsboard Grupa Dealerska sp. z o.o.',
    transferHeading: 'Przelew',
    notShipped: 'Jeszcze niewysłane',
    mail: 'Potwierdzenie',
    noPayment: 'Brak sposobów płatności dla wybranej dostawy.',
    goBack: 'Wróć i wybierz inny sposób dostawy.',
    changed:
      'Ceny lub zawartość koszyka zmieniły się od chwili podsumowania. Sprawdź nowe kwoty i potwierdź ponownie.',
    wrong: 'Coś poszło nie tak!',
    network: 'Błąd serwera lub sieci, spróbuj później.',
    retry: 'Spróbuj ponownie',
    emptyCart: 'Twój koszyk jest pusty.',
    orderedElsewhere: (number: string) =>
      `Ten koszyk zamówiono już w innym oknie lub na innym urządzeniu – zamówienie ${number}.`,
    addressGone: 'Wybranego adresu nie ma już wśród Twoich adresów. Wybierz inny.',
    noSuchAddress: 'Nie ma takiego adresu.',
    showAll: (count: number) => `Pokaż wszystkie ${count} pozycji`,
    nextSteps: 'Co dalej',
    confirmationTo: (email: string) => `Potwierdzenie zamówienia wyślemy na adres ${email}.`,
    orderTotal: 'Razem',
    pickupPoint: 'Punkt odbioru',
    noSuchOrder: 'Wśród Twoich zamówień nie ma zamówienia o tym numerze.',
    sessionEnded: 'Sesja wygasła lub jej brak. Zaloguj się.',
    email: 'E-mail',
    password: 'Hasło',
    logIn: 'Zaloguj się',
  },
} as const satisfies Record<Language, unknown>;

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name });

/** The only address of a new shopper. */
export const ownAddress = /ul\. Prosta 1/;

/** Opens the checkout with a set of brake pads in the cart. */
export async function openCheckout(page: Page, shopper: Shopper, language: Language): Promise<void> {
  await shopper.put([pads, 1]);
  await shopper.visit(page, '/checkout', language);
}

/** Walks to the payment with the only address and the preselected courier. */
export async function reachPayment(page: Page, shopper: Shopper, language: Language): Promise<void> {
  const text = checkoutTexts[language];
  await openCheckout(page, shopper, language);
  await radio(page, ownAddress).check();
  await expect(radio(page, text.courier)).toBeChecked();
  await button(page, text.next).click();
}

/** Walks to the last step with the only address, the preselected courier and a transfer. */
export async function reachConfirm(page: Page, shopper: Shopper, language: Language): Promise<void> {
  const text = checkoutTexts[language];
  await reachPayment(page, shopper, language);
  await page.getByLabel(text.same).check();
  await radio(page, text.transfer).check();
  await button(page, text.next).click();
  await expect(page.getByLabel(text.note)).toBeVisible();
}

/** The order arrives, its answer does not. */
export const loseAnswer = (page: Page): Promise<unknown> =>
  page.route(/ConfirmCheckout/i, async (route) => {
    await route.fetch();
    await route.abort();
  });

/** Lets the shop read an answer of the server that was changed on its way, also one that would come with the page. */
export async function alterAnswer<T>(page: Page, path: RegExp, change: (answer: T) => T): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/(id="answers">).*?(<\/script>)/, '$1$2') });
  });
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as T) });
  });
}
