import type { ShoppingList } from '@partsboard/contract/shopping-lists';
import { expect, test } from '@playwright/test';
import { pads } from './buyer.ts';
import { cartTexts, languages } from './cart-texts.ts';
import { Catalogue } from './catalogue.ts';
import { Shopper } from './shopper.ts';

const words = {
  en: {
    rename: 'Rename list',
    name: 'List name',
    save: 'Save',
    taken: 'You have a shopping list named “Serwis” already. Please choose another name.',
    removeItem: 'Remove item',
    stays: 'The parts are added to what is in the cart. The list stays as it is.',
    price: /zł|PLN/,
    stock: /in stock/,
  },
  pl: {
    rename: 'Zmień nazwę listy',
    name: 'Nazwa listy',
    save: 'Zapisz',
    taken: 'Masz już listę zakupów o nazwie „Serwis”. Podaj inną nazwę.',
    removeItem: 'Usuń pozycję',
    stays: 'Części trafią do koszyka obok tego, co już w nim jest. Lista się nie zmieni.',
    price: /zł/,
    stock: /na stanie/,
  },
};

for (const language of languages) {
  const texts = { ...cartTexts[language], ...words[language] };

  test(`a list is renamed and its items are changed, ${language}`, async ({ page, request }) => {
    await page.setViewportSize(
      language === 'pl' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    );
    const other = (await (await Catalogue.open(request)).numbers(1))[0] ?? '';
    const shopper = await Shopper.register(request);
    await shopper.put([pads, 2]);
    await shopper.call('POST', 'ShoppingList', { Name: 'Serwis' });
    await shopper.put([other, 1]);
    await shopper.call('POST', 'ShoppingList', { Name: 'Hamulce' });
    await shopper.visit(page, '/my-account/shopping-list', language);
    await page.getByRole('button', { name: /Hamulce/ }).click();
    await page.getByRole('button', { name: /Serwis/ }).click();
    // A closed list stays in the page.
    const list = page.getByRole('region', { name: /Hamulce/ });
    const row = list.getByRole('listitem').filter({ hasText: pads });
    await expect(row).toContainText(texts.price);
    await expect(row).toContainText(texts.stock);
    await expect(row.getByRole('link', { name: pads })).toHaveAttribute('href', /\/level4\/product\/\d+/);
    await expect(list.getByText(texts.stays)).toBeVisible();

    await list.getByRole('textbox', { name: texts.quantityOf(pads) }).fill('7');
    await page.getByRole('button', { name: `${texts.removeItem}: ${other}` }).click();
    await expect(list.getByRole('listitem').filter({ hasText: other })).toHaveCount(0);
    await list.getByRole('button', { name: texts.rename }).click();
    await page.getByLabel(texts.name).fill('Serwis');
    await page.getByRole('button', { name: texts.save, exact: true }).click();
    await expect(page.getByText(texts.taken)).toBeVisible();
    await page.getByLabel(texts.name).fill('Hamulce przód');
    await page.getByRole('button', { name: texts.save, exact: true }).click();
    await expect(page.getByRole('button', { name: /Hamulce przód/ })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expect
      .poll(async () => (await shopper.call<ShoppingList[]>('GET', 'ShoppingList')).at(1))
      .toMatchObject({ Name: 'Hamulce przód', Items: [{ Sku: pads, Quantity: 7 }] });
  });
}
