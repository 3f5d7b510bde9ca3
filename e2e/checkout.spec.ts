import { expect, test, type Page } from '@playwright/test';
import { pads } from './buyer.ts';
import { languages, Shopper, type Language } from './shopper.ts';
import { newestMailTo } from './visitor.ts';

const words = {
  en: {
    review: 'Order review',
    pickup: 'Pick up in a branch',
    branch: 'Branch executing the order',
    next: 'Next',
    back: 'Back',
    courier: /^Courier/,
    same: 'Same as shipping address',
    transfer: /^Prepaid transfer/,
    cash: /^Cash on delivery/,
    note: 'Order note',
    counter: '10 of 2000 characters',
    terms: 'terms of service',
    required: 'This field is required',
    place: 'Place order',
    placed: 'Your order was successfully placed',
    success: 'Success',
    number: /^Your order # is PB\d+$/,
    home: 'Return to home',
    see: 'See the order',
    notShipped: 'Not yet shipped',
    mail: 'Order confirmation PB',
    noPayment: 'No payment methods available for selected shipping.',
    goBack: 'Go back and select different shipping option.',
    changed:
      'Prices or the cart have changed since the totals were shown. Please check the new amounts and confirm again.',
    wrong: 'Something went wrong!',
  },
  pl: {
    review: 'Twoje zamówienie',
    pickup: 'Odbiór w oddziale',
    branch: 'Oddział realizujący zamówienie',
    next: 'Dalej',
    back: 'Wstecz',
    courier: /^Kurier(?! eks)/,
    same: 'Taki sam jak adres dostawy',
    transfer: /^Przelew/,
    cash: /^Płatność przy odbiorze/,
    note: 'Uwagi do zamówienia',
    counter: '10 z 2000 znaków',
    terms: 'regulamin',
    required: 'To pole jest wymagane',
    place: 'Złóż zamówienie',
    placed: 'Twoje zamówienie zostało złożone',
    success: 'Zamówienie złożone',
    number: /^Numer Twojego zamówienia: PB\d+$/,
    home: 'Wróć na stronę główną',
    see: 'Zobacz zamówienie',
    notShipped: 'Jeszcze nie wysłane',
    mail: 'Potwierdzenie',
    noPayment: 'Brak sposobów płatności dla wybranej dostawy.',
    goBack: 'Wróć i wybierz inny sposób dostawy.',
    changed:
      'Ceny lub zawartość koszyka zmieniły się od chwili podsumowania. Sprawdź nowe kwoty i potwierdź ponownie.',
    wrong: 'Coś poszło nie tak!',
  },
} as const satisfies Record<Language, unknown>;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name });

let shopper: Shopper;

test.beforeEach(async ({ request }) => {
  shopper = await Shopper.register(request);
});

/** Walks to the last step with the only address, the preselected courier and a transfer. */
async function reachConfirm(page: Page, language: Language): Promise<void> {
  const text = words[language];
  await shopper.put([pads, 2]);
  await shopper.visit(page, '/checkout', language);
  await radio(page, /ul\. Prosta 1/).check();
  await expect(radio(page, text.courier)).toBeChecked();
  await button(page, text.next).click();
  await page.getByLabel(text.same).check();
  await radio(page, text.transfer).check();
  await button(page, text.next).click();
  await expect(page.getByLabel(text.note)).toBeVisible();
}

for (const language of languages) {
  const text = words[language];

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`an order is placed in three steps, ${language}, ${viewport.width} wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await shopper.put([pads, 2]);
      await shopper.visit(page, '/checkout', language);
      const review = page.getByRole('complementary');
      await expect(review.getByRole('heading', { name: text.review })).toBeVisible();
      await expect(review.getByText(pads)).toBeVisible();

      await expect(button(page, text.next)).toBeDisabled();
      await radio(page, /ul\. Prosta 1/).check();
      await expect(radio(page, text.courier)).toBeChecked();
      await button(page, text.next).click();

      await expect(button(page, text.next)).toBeDisabled();
      await radio(page, text.cash).check();
      await expect(button(page, text.next)).toBeDisabled();
      await page.getByLabel(text.same).check();
      await button(page, text.next).click();

      const place = button(page, text.place);
      await expect(place).toBeDisabled();
      const terms = page.getByRole('checkbox');
      await terms.check();
      await terms.uncheck();
      await expect(page.getByText(text.required)).toBeVisible();
      await expect(place).toBeDisabled();
      await page.getByLabel(text.note).fill('Ring twice');
      await expect(page.getByText(text.counter)).toBeVisible();
      await terms.check();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await place.click();

      await expect(page).toHaveURL(/\/success\?order=PB\d+/);
      await expect(page.getByText(text.placed)).toBeVisible();
      await expect(page.getByRole('heading', { name: text.success })).toBeVisible();
      await expect(page.getByText(text.number)).toBeVisible();
      await expect(page.getByRole('link', { name: text.home })).toHaveAttribute('href', '/');
      await page.getByRole('link', { name: text.see }).click();
      await expect(page).toHaveURL(/\/my-account\/order-history\/\d+/);
      await expect(page.getByText('Ring twice')).toBeVisible();
      await expect(page.getByText(text.notShipped)).toBeVisible();
      expect(await shopper.cart()).toEqual([]);
      expect(await newestMailTo(shopper.email)).toContain(text.mail);
    });
  }

  test(`a cart that changed since the totals is said, kept, and ordered at the second try, ${language}`, async ({
    page,
  }) => {
    await reachConfirm(page, language);
    await page.getByLabel(text.note).fill('Stays here');
    await page.getByRole('checkbox').check();
    await shopper.put([pads, 3]);
    await button(page, text.place).click();
    await expect(page.getByRole('alert').filter({ hasText: text.changed })).toBeVisible();
    await expect(page.getByLabel(text.note)).toHaveValue('Stays here');
    await expect(page.getByRole('complementary').getByText('5 ×')).toBeVisible();
    expect(await shopper.orders()).toEqual([]);
    await button(page, text.place).click();
    await expect(page).toHaveURL(/\/success/);
    const [order] = await shopper.orders();
    expect((await shopper.order(order?.Id ?? 0)).Items).toMatchObject([{ Quantity: 5 }]);
  });

  test(`no payment method for the shipping is said with what to do, ${language}`, async ({ page }) => {
    await page.route(/PaymentMethods/i, async (route) => {
      const answer = await route.fetch();
      const methods = (await answer.json()) as object[];
      await route.fulfill({
        response: answer,
        json: methods.map((method) => ({ ...method, AvailableShipments: ['Shipping.Balloon'] })),
      });
    });
    await shopper.put([pads, 1]);
    await shopper.visit(page, '/checkout', language);
    await radio(page, /ul\. Prosta 1/).check();
    await button(page, text.next).click();
    await expect(page.getByText(text.noPayment)).toBeVisible();
    await expect(page.getByText(text.goBack)).toBeVisible();
    await expect(button(page, text.next)).toBeDisabled();
  });

  test(`a refusal without reasons says that something went wrong, ${language}`, async ({ page }) => {
    await reachConfirm(page, language);
    await page.getByRole('checkbox').check();
    await page.route(/ConfirmCheckout/i, (route) =>
      route.fulfill({ json: { Success: false, Errors: [], PlacedOrder: null } }),
    );
    await button(page, text.place).click();
    await expect(page.getByRole('alert').filter({ hasText: text.wrong })).toBeVisible();
    await page.unroute(/ConfirmCheckout/i);
    await button(page, text.place).click();
    await expect(page).toHaveURL(/\/success/);
  });
}

test('an empty cart has no checkout', async ({ page }) => {
  await shopper.visit(page, '/checkout');
  await expect(page).toHaveURL('/cart');
});

test('the success page without an order goes home', async ({ page }) => {
  await shopper.visit(page, '/success');
  await expect(page).toHaveURL('/');
});

test('a step that was not reached cannot be opened, one that was can be gone back to', async ({ page }) => {
  await reachConfirm(page, 'en');
  const step = (name: RegExp) => page.getByRole('button', { name });
  await step(/^\d? ?Shipping/).click();
  await expect(radio(page, /ul\. Prosta 1/)).toBeChecked();
  await expect(radio(page, words.en.courier)).toBeChecked();
  await step(/Confirm/).click({ force: true });
  await expect(radio(page, /ul\. Prosta 1/)).toBeVisible();
  await button(page, 'Next').click();
  await expect(page.getByLabel('Same as shipping address')).toBeChecked();
  await expect(radio(page, words.en.transfer)).toBeChecked();
});

test('a reload in the middle keeps the step and every choice', async ({ page }) => {
  await reachConfirm(page, 'en');
  await page.getByLabel('Order note').fill('Gate 3');
  await page.reload();
  await expect(page.getByLabel('Order note')).toHaveValue('Gate 3');
  await expect(page.getByText('Prepaid transfer')).toBeVisible();
  await button(page, 'Back').click();
  await expect(radio(page, words.en.transfer)).toBeChecked();
  await page.goto('/cart');
  await page.goto('/checkout');
  await expect(radio(page, words.en.transfer)).toBeChecked();
});

test('a lost connection keeps everything; trying again places the order once', async ({ page }) => {
  await reachConfirm(page, 'en');
  await page.getByLabel('Order note').fill('Gate 3');
  await page.getByRole('checkbox').check();
  // The order arrives, its answer does not.
  await page.route(/ConfirmCheckout/i, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page, 'Place order').click();
  await expect(page.getByText('Server or network error, please try later.')).toBeVisible();
  await expect(page.getByLabel('Order note')).toHaveValue('Gate 3');
  await page.unroute(/ConfirmCheckout/i);
  await button(page, 'Place order').click();
  await expect(page).toHaveURL(/\/success/);
  expect(await shopper.orders()).toHaveLength(1);
});

test('a double click places one order', async ({ page }) => {
  await reachConfirm(page, 'en');
  await page.getByRole('checkbox').check();
  await button(page, 'Place order').dblclick();
  await expect(page).toHaveURL(/\/success/);
  expect(await shopper.orders()).toHaveLength(1);
});

test('the terms lead to their page in a new tab', async ({ page, context }) => {
  await reachConfirm(page, 'en');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'terms of service' }).click();
  const terms = await opened;
  await expect(terms).toHaveURL('/p/terms');
  await expect(terms.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a new address inside the checkout is added, used, and its methods and totals are read', async ({
  page,
}) => {
  await shopper.put([pads, 1]);
  await shopper.visit(page, '/checkout');
  await button(page, 'New address').click();
  await page.getByRole('textbox', { name: 'Street address', exact: true }).fill('ul. Nowa 5');
  await page.getByLabel('Zip code').fill('20-001');
  await page.getByLabel('City').fill('Lublin');
  await page.getByLabel('Country').selectOption({ label: 'Poland' });
  const sent = page.waitForRequest(/AddAddress/i);
  const methods = page.waitForRequest(/ShippingMethods/i);
  await button(page, 'Save address').click();
  expect((await sent).postDataJSON()).not.toHaveProperty('MainEmail');
  await expect(page.getByText('New address was successfully added.')).toBeVisible();
  await methods;
  await expect(radio(page, /ul\. Nowa 5/)).toBeChecked();
  await expect(radio(page, words.en.courier)).toBeChecked();
  // Too far for the dealer's own van.
  await expect(radio(page, /van/)).toHaveCount(0);
  await expect(page.getByRole('complementary').getByText('chosen at checkout')).toHaveCount(0);
});

test('pickup takes the default point and its branch, needs no address, and pays without restriction', async ({
  page,
}) => {
  await shopper.put([pads, 1]);
  await shopper.visit(page, '/checkout');
  await radio(page, /ul\. Prosta 1/).check();
  await page.getByLabel('Pick up in a branch').check();
  await expect(radio(page, /^Warsaw branch/)).toBeChecked();
  await expect(page.getByText('Mon–Fri 7 am–6 pm, Sat 8 am–2 pm')).toBeVisible();
  await radio(page, /^Gdansk branch/).check();
  await expect(page.getByLabel('Branch executing the order')).toHaveValue(/\d+/);
  await expect(page.getByLabel('Branch executing the order').locator('option:checked')).toHaveText(
    'Gdansk branch',
  );
  const totals = page.waitForRequest(
    (request) =>
      /Totals/i.test(request.url()) && !request.postData()?.includes('"PaymentMethodSystemName":""'),
  );
  await button(page, 'Next').click();
  await expect(page.getByLabel('Same as shipping address')).toHaveCount(0);
  await expect(radio(page, words.en.transfer)).toBeVisible();
  await expect(radio(page, words.en.cash)).toHaveCount(0);
  await radio(page, /ul\. Prosta 1/).check();
  await radio(page, words.en.transfer).check();
  const body = (await totals).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({ ShippingAddressId: '' });
  expect(body['PickUpInStoreId']).toBe(body['OrderPointId']);
  await button(page, 'Next').click();
  await page.getByRole('checkbox').check();
  await button(page, 'Place order').click();
  await expect(page).toHaveURL(/\/success/);
  const [order] = await shopper.orders();
  expect(await shopper.order(order?.Id ?? 0)).toMatchObject({
    PickUpInStore: true,
    ShippingAddress: null,
    PickupAddress: { Company: 'Gdansk branch' },
    OrderPoint: 'Gdansk branch',
    OrderShipping: 0,
  });
});

test('turning pickup off again asks for an address', async ({ page }) => {
  await shopper.put([pads, 1]);
  await shopper.visit(page, '/checkout');
  const pickup = page.getByLabel('Pick up in a branch');
  await pickup.check();
  await expect(button(page, 'Next')).toBeEnabled();
  await pickup.uncheck();
  await expect(radio(page, /ul\. Prosta 1/)).not.toBeChecked();
  await expect(button(page, 'Next')).toBeDisabled();
});

for (const [what, flags] of [
  ['not allowed has no checkbox', { AllowPickUpInStore: false, PickupPoints: [] }],
  ['the only way is on and cannot be turned off', { PickUpInStoreOnly: true, PickUpInStore: true }],
] as const) {
  test(`pickup that is ${what}`, async ({ page }) => {
    await page.route(/ShoppingCart\/ShippingAddress/i, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), ...flags } });
    });
    await shopper.put([pads, 1]);
    await shopper.visit(page, '/checkout');
    const pickup = page.getByLabel('Pick up in a branch');
    if ('AllowPickUpInStore' in flags) {
      await expect(radio(page, /ul\. Prosta 1/)).toBeVisible();
      await expect(pickup).toHaveCount(0);
    } else {
      await expect(pickup).toBeChecked();
      await expect(pickup).toBeDisabled();
      await expect(radio(page, /^Warsaw branch/)).toBeChecked();
    }
  });
}

test('cash on delivery goes with the courier and not with the van', async ({ page }) => {
  await shopper.put([pads, 1]);
  await shopper.visit(page, '/checkout');
  await radio(page, /ul\. Prosta 1/).check();
  await radio(page, /van/).check();
  await button(page, 'Next').click();
  await expect(radio(page, words.en.transfer)).toBeVisible();
  await expect(radio(page, words.en.cash)).toHaveCount(0);
  await button(page, 'Back').click();
  await radio(page, words.en.courier).check();
  await button(page, 'Next').click();
  await radio(page, words.en.cash).check();
  await expect(page.getByRole('complementary').getByText('Payment fee')).toBeVisible();
});

test('trade credit shows what is left and is refused in words beyond the limit', async ({ page }) => {
  await shopper.put([pads, 1]);
  await shopper.visit(page, '/checkout');
  await radio(page, /ul\. Prosta 1/).check();
  await button(page, 'Next').click();
  await expect(page.getByText('Trade credit available')).toBeVisible();
  await expect(page.getByText('This order is more than the credit that is left.')).toBeVisible();
  await page.getByLabel('Same as shipping address').check();
  await radio(page, /^Trade credit/).check();
  await button(page, 'Next').click();
  await page.getByRole('checkbox').check();
  await button(page, 'Place order').click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The order exceeds your trade credit limit.' }),
  ).toBeVisible();
  expect(await shopper.cart()).toHaveLength(1);
});

test('what could not be loaded says so and comes with one click', async ({ page }) => {
  await page.route(/ShoppingCart\/ShippingAddress/i, (route) => route.fulfill({ status: 500, body: '' }));
  await shopper.put([pads, 1]);
  await shopper.visit(page, '/checkout');
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute(/ShoppingCart\/ShippingAddress/i);
  await retry.click();
  await expect(radio(page, /ul\. Prosta 1/)).toBeVisible();
});
