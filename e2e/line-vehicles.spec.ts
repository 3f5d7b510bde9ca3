import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { administrator, officeTexts, openBackoffice } from './backoffice.ts';
import { pads } from './buyer.ts';
import { languages } from './cart-texts.ts';
import { button, checkoutTexts, ownAddress, radio } from './checkout-texts.ts';
import { arrive, carByVin, otherPads, putForCar } from './chosen-car.ts';
import { orderOnce } from './first-order.ts';
import { Shopper } from './shopper.ts';
import { setLanguage } from './visitor.ts';

const texts = {
  en: {
    add: /^Add to cart: /,
    added: 'Product added to cart',
    cart: 'Cart',
    for: (end: string, pieces: number) => `${end}: ${pieces} pcs`,
    fits: 'Fits',
    doesNotFit: 'Does not fit',
    less: 'One less',
    more: 'One more',
    remove: /^Remove item/,
    undo: 'Undo',
    checkTitle: 'Check against vehicle',
    againstChosen: 'Check against the chosen vehicle',
    endCheck: 'End the check',
    warning: 'do not fit the vehicle',
    again: 'Order again',
    listName: 'List name',
    move: 'Move all to cart',
    products: 'Products',
  },
  pl: {
    add: /^Do koszyka: /,
    added: 'Dodano produkt do koszyka',
    cart: 'Koszyk',
    for: (end: string, pieces: number) => `${end} – ${pieces} szt.`,
    fits: 'Pasuje',
    doesNotFit: 'Nie pasuje',
    less: 'O jedną mniej',
    more: 'O jedną więcej',
    remove: /^Usuń pozycję/,
    undo: 'Cofnij',
    checkTitle: 'Sprawdź z pojazdem',
    againstChosen: 'Sprawdź z wybranym pojazdem',
    endCheck: 'Zakończ sprawdzanie',
    warning: 'nie pasują do pojazdu',
    again: 'Zamów ponownie',
    listName: 'Nazwa listy',
    move: 'Przenieś wszystko do koszyka',
    products: 'Produkty',
  },
} as const;

/** The end of what a line says of a car. */
const endOf = (vin: string) => `${vin.slice(0, 3)}…${vin.slice(-7)}`;
const chosen = endOf(examples.vin);
const motorcycle = endOf(examples.motorcycleVin);

const lineOf = (page: Page, cart: string) =>
  page.getByRole('region', { name: cart }).getByRole('listitem').filter({ hasText: pads });

for (const language of languages) {
  const t = texts[language];
  const text = checkoutTexts[language];

  test(`a part for two vehicles is one line that is judged for each, ${language}`, async ({
    page,
    request,
  }) => {
    const catalogue = await arrive(page, request, { language });
    await page.goto('/cart');
    await putForCar(page, pads, await carByVin(request, examples.motorcycleVin), 2);
    await page.goto(`/level4/product/${(await catalogue.part(pads)).Id}`);
    await page.getByRole('main').getByRole('button', { name: t.add }).click();
    await expect(page.getByText(t.added)).toBeVisible();

    await page.goto('/cart');
    const line = lineOf(page, t.cart);
    await expect(line).toContainText(t.for(motorcycle, 2));
    await expect(line).toContainText(t.for(chosen, 1));
    await expect(line.getByText(t.doesNotFit, { exact: true })).toBeVisible();
    await expect(line.getByText(t.fits, { exact: true })).toBeVisible();
    const box = page.getByRole('heading', { name: t.checkTitle }).locator('..');
    await expect(box.getByRole('listitem')).toHaveText([`${t.doesNotFit}: 1`, `${t.fits}: 1`]);
    await expectAccessible(page, 'a cart line for two vehicles');

    await box.getByRole('button', { name: t.againstChosen }).click();
    await expect(box.getByRole('listitem')).toHaveText([`${t.fits}: 1`]);
    await expect(line.getByText(t.doesNotFit, { exact: true })).toHaveCount(0);
    await box.getByRole('button', { name: t.endCheck }).click();
    await expect(line.getByText(t.doesNotFit, { exact: true })).toBeVisible();

    await line.getByRole('button', { name: t.remove }).click();
    await page.getByRole('button', { name: t.undo }).click();
    await expect(line).toContainText(t.for(motorcycle, 2));
    await expect(line).toContainText(t.for(chosen, 1));

    await page.goto('/checkout');
    await radio(page, ownAddress).check();
    await button(page, text.next).click();
    await page.getByLabel(text.same).check();
    await radio(page, text.transfer).check();
    await button(page, text.next).click();
    const warning = page.getByRole('status').filter({ hasText: t.warning });
    await expect(warning.getByRole('listitem')).toHaveCount(1);
    await expect(warning).toContainText(motorcycle);
    await expect(page.getByRole('list', { name: t.products })).toContainText(t.for(chosen, 1));
  });

  test(`pieces go from the vehicle added last, and come to it, ${language}`, async ({ page, request }) => {
    await arrive(page, request, { language });
    await page.goto('/cart');
    await putForCar(page, pads, await carByVin(request, examples.vin), 2);
    await putForCar(page, pads, await carByVin(request, examples.motorcycleVin));
    await page.reload();
    const line = lineOf(page, t.cart);
    await expect(line).toContainText(t.for(motorcycle, 1));
    const saved = () => page.waitForResponse((answer) => answer.url().includes('UpdateItem'));
    for (const [click, car, pieces] of [
      [t.more, motorcycle, 2],
      [t.less, motorcycle, 1],
    ] as const) {
      const answer = saved();
      await line.getByRole('button', { name: click }).click();
      await expect(line).toContainText(t.for(car, pieces));
      await answer;
    }
    const answer = saved();
    await line.getByRole('button', { name: t.less }).click();
    await expect(line).not.toContainText(motorcycle);
    await answer;
    await page.reload();
    await expect(line).toContainText(chosen);
    await expect(line).not.toContainText(motorcycle);
  });

  test(`a list keeps the vehicles of the cart, judges them and gives them back, ${language}`, async ({
    page,
    request,
  }) => {
    await arrive(page, request, { language });
    await page.goto('/cart');
    await putForCar(page, pads, await carByVin(request, examples.motorcycleVin), 2);
    await page.reload();
    await page.getByLabel(t.listName).fill('Serwis');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/shopping-list/);
    const item = page.getByRole('listitem').filter({ hasText: pads });
    await expect(item).toContainText(motorcycle);
    await expect(item.getByText(t.doesNotFit, { exact: true })).toBeVisible();
    await expect(item.getByText(t.fits, { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: t.move }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(lineOf(page, t.cart)).toContainText(motorcycle);
    await expect(lineOf(page, t.cart)).not.toContainText(chosen);
  });

  test(`an order says for which vehicle it is, to staff too, and is ordered again for it, ${language}`, async ({
    page,
    request,
    browser,
  }) => {
    const shopper = await Shopper.register(request);
    await orderOnce(shopper, otherPads, await carByVin(request, examples.vin));
    const [order] = await shopper.orders();
    await shopper.visit(page, `/my-account/order-history/${order?.Id}`, language);
    const row = page.getByRole('row').filter({ hasText: otherPads });
    await expect(row).toContainText(chosen);
    await expect(row).toContainText(t.doesNotFit);
    await page.getByRole('button', { name: t.again }).click();
    await expect(page).toHaveURL(/\/cart$/);
    expect((await shopper.cart()).map(({ Vehicles }) => Vehicles.map(({ Vin }) => Vin))).toEqual([
      [examples.vin],
    ]);

    const desk = await browser.newPage();
    await setLanguage(desk, language);
    await openBackoffice(desk, officeTexts[language], administrator);
    await desk.goto(`/backoffice/orders/${order?.Id}`);
    await expect(desk.getByRole('row').filter({ hasText: otherPads })).toContainText(examples.vin);
    await desk.close();
  });
}
