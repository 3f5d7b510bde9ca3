import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { administrator, officeCases, officeTexts, openBackoffice } from './backoffice.ts';
import { setLanguage } from './visitor.ts';

const setUpTexts = {
  pl: {
    stores: 'Sklepy',
    branches: 'Oddziały',
    branch: 'Oddział Warszawa',
    methods: 'Dostawa i płatność',
    addMethod: 'Dodaj sposób dostawy',
    polishName: 'Nazwa polska',
    englishName: 'Nazwa angielska',
    offered: 'Oferowane przy składaniu zamówienia',
    add: 'Dodaj',
    save: 'Zapisz',
    notOffered: 'Nieoferowane',
    color: 'Kolor przycisków i odnośników',
    pale: 'Ten kolor jest za jasny',
    closedDays: 'Dni nieczynne',
  },
  en: {
    stores: 'Stores',
    branches: 'Branches',
    branch: 'Warsaw branch',
    methods: 'Delivery and payment',
    addMethod: 'Add a way of delivery',
    polishName: 'Polish name',
    englishName: 'English name',
    offered: 'Offered in the checkout',
    add: 'Add',
    save: 'Save',
    notOffered: 'Not offered',
    color: 'Color of buttons and links',
    pale: 'This color is too pale',
    closedDays: 'Closed days',
  },
} as const;

/** The heading of a calendar, such as “grudzień 2026”. */
const MONTH = /^\p{L}+ \d{4}$/u;

for (const { language, width } of officeCases) {
  test(`an administrator sets up stores, branches and methods: ${language}`, async ({ page }) => {
    const texts = setUpTexts[language];
    const navigation = page.getByRole('navigation', { name: officeTexts[language].navigation });
    await page.setViewportSize({ width, height: 900 });
    await setLanguage(page, language);
    await openBackoffice(page, officeTexts[language], administrator);

    await navigation.getByRole('link', { name: texts.stores }).click();
    await page.getByRole('link', { name: 'Partsboard', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Partsboard' })).toBeVisible();
    await expectAccessible(page, 'a store');
    await page.getByLabel(texts.color).fill('#ffee00');
    await page.getByRole('button', { name: texts.save, exact: true }).click();
    await expect(page.getByText(texts.pale)).toBeVisible();
    await page.getByLabel(texts.color).fill('');

    await navigation.getByRole('link', { name: texts.branches }).click();
    await expectAccessible(page, 'the branches');
    await page.getByRole('link', { name: texts.branch }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.branch })).toBeVisible();
    await expectAccessible(page, 'a branch');
    await page.getByRole('button', { name: texts.closedDays }).click();
    await expect(page.getByRole('button', { name: MONTH })).toBeVisible();
    await expectAccessible(page, 'the calendar of closed days');
    await page.keyboard.press('Escape');

    await navigation.getByRole('link', { name: texts.methods }).click();
    await expectAccessible(page, 'the methods');
    await page.getByRole('link', { name: texts.addMethod }).click();
    const name = `Nocny ${language} ${width}`;
    await page.getByLabel(texts.polishName).fill(name);
    await page.getByLabel(texts.englishName).fill(name);
    // Other journeys must not meet it in the checkout.
    await page.getByLabel(texts.offered).click();
    await expectAccessible(page, 'a way of delivery');
    await page.getByRole('button', { name: texts.add, exact: true }).click();
    await expect(page.getByRole('row', { name: new RegExp(`${name}.*${texts.notOffered}`) })).toBeVisible();
  });
}
