import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { officeCases, officeTexts, openBackoffice } from './backoffice.ts';
import { contentTexts } from './content-texts.ts';
import { pngPicture } from './png-picture.ts';
import { setLanguage } from './visitor.ts';

const editor = { email: 'editor@partsboard.example', password: 'partsboard' };

async function openScreen(page: Page, language: 'pl' | 'en', width: number, screen: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await setLanguage(page, language);
  await openBackoffice(page, officeTexts[language], editor);
  await page
    .getByRole('navigation', { name: officeTexts[language].navigation })
    .getByRole('link', { name: screen, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
}

for (const { language, width } of officeCases) {
  const texts = contentTexts[language];
  const office = officeTexts[language];

  test(`an editor writes, publishes, restores and deletes a page: ${language}`, async ({
    page,
    request,
  }, info) => {
    // Another try finds what the one before has left.
    const slug = `journey-${language}-${info.retry}`;
    const inShop = async () => (await request.get(`/api/Topic/get?seName=${slug}`)).status();
    await openScreen(page, language, width, texts.pages);
    await expectAccessible(page, 'the pages');

    await page.getByRole('link', { name: texts.addPage }).click();
    await page.getByLabel(texts.polishTitle).fill(`Journey ${language} ${info.retry}`);
    await page.getByLabel(texts.englishTitle).fill(`Journey in ${language}`);
    await expect(page.getByLabel(texts.address)).toHaveValue(slug);
    const polish = page.getByRole('textbox', { name: texts.polishText });
    const english = page.getByRole('textbox', { name: texts.englishText });
    await polish.fill('Pierwszy tekst');
    await page.getByRole('button', { name: texts.publish }).click();
    await expect(page.getByText(texts.noEnglishText)).toBeVisible();
    await english.fill('First text');
    await english.press('ControlOrMeta+a');
    await page.getByRole('button', { name: texts.bold }).last().click();
    await expectAccessible(page, 'a new page');

    await page.getByRole('button', { name: texts.preview, exact: true }).click();
    const preview = page.getByRole('dialog', { name: texts.preview });
    await preview.getByText('English').click();
    await expect(preview.getByText('First text')).toBeVisible();
    await expectAccessible(page, 'the preview of a page');
    await preview.getByRole('button', { name: office.close }).click();

    await page.getByRole('button', { name: texts.saveDraft }).click();
    await expect(page.getByText(texts.draft, { exact: true }).first()).toBeVisible();
    expect(await inShop()).toBe(404);
    await page.getByRole('button', { name: texts.publish }).click();
    await expect(page.getByText(texts.published, { exact: true })).toBeVisible();
    expect(await inShop()).toBe(200);

    await english.fill('Second text');
    await page.getByRole('link', { name: texts.pages, exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: office.stay }).click();
    await page.getByRole('button', { name: texts.saveDraft }).click();
    await expect(page.getByText(texts.newerDraft)).toBeVisible();
    await page.getByRole('button', { name: texts.restoreFirst }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.restore, exact: true }).click();
    await expect(english).toHaveText('First text');
    await expectAccessible(page, 'a page with its history');

    await page.getByRole('button', { name: texts.deletePage }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.delete, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.pages })).toBeVisible();
    expect(await inShop()).toBe(404);
  });

  test(`the terms of sale cannot be deleted: ${language}`, async ({ page }) => {
    await openScreen(page, language, width, texts.pages);
    await page.getByRole('link', { name: texts.terms, exact: true }).click();
    await page.getByRole('button', { name: texts.deletePage }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.delete, exact: true }).click();
    await expect(page.getByText(texts.isTermsPage)).toBeVisible();
  });

  test(`an editor adds, orders and deletes a banner: ${language}`, async ({ page }, info) => {
    const headline = `Journey ${language} ${info.retry}`;
    await openScreen(page, language, width, texts.banners);
    // A place that the shop does not show, so that other journeys do not meet the banner.
    await page.getByRole('combobox', { name: texts.where }).click();
    await page.getByRole('option', { name: texts.categories }).click();
    await expect(page.getByRole('listitem').filter({ has: page.locator('img') })).not.toHaveCount(0);
    await expectAccessible(page, 'the banners');

    await page.getByRole('link', { name: texts.addBanner }).click();
    await page.getByLabel(texts.polishHeadline).fill(headline);
    await page.getByLabel(texts.englishHeadline).fill(headline);
    await page.getByLabel(texts.link, { exact: true }).fill('javascript:alert(1)');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer: pngPicture });
    await page.getByRole('button', { name: texts.add, exact: true }).click();
    await expect(page.getByText(texts.noLink)).toBeVisible();
    await page.getByLabel(texts.link, { exact: true }).fill('/p/delivery');
    await page.getByRole('button', { name: texts.shownFrom }).click();
    await expectAccessible(page, 'a new banner with the calendar of its schedule');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: texts.add, exact: true }).click();

    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('img') });
    await expect(rows.last()).toContainText(headline);
    const total = await rows.count();
    const up = page.getByRole('button', { name: `${texts.moveUp}: ${headline}` });
    await up.click();
    await expect(rows.nth(total - 2)).toContainText(headline);
    await expect(up).toBeFocused();

    // A move while the last one is being saved is saved as well.
    let answer: (() => void) | undefined;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    const saved: number[] = [];
    await page.route('**/banner-order', async (route) => {
      await isAnswered;
      const response = await route.fetch();
      saved.push(response.status());
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: `${texts.moveDown}: ${headline}` }).click();
    await expect(rows.last()).toContainText(headline);
    await up.click();
    await expect(rows.nth(total - 2)).toContainText(headline);
    answer?.();
    await expect.poll(() => saved).toEqual([200, 200]);
    await expect(rows.nth(total - 2)).toContainText(headline);

    // By the keyboard, as the drag handle says.
    const handle = page.getByRole('button', { name: `${texts.drag}: ${headline}` });
    await handle.focus();
    const announced = page.locator('[id^="rfd-announcement"]');
    await page.keyboard.press('Space');
    await expect(announced).not.toBeEmpty();
    const lifted = (await announced.textContent()) ?? '';
    await page.keyboard.press('ArrowDown');
    await expect(announced).not.toHaveText(lifted);
    await page.keyboard.press('Space');
    await expect(rows.last()).toContainText(headline);

    await page.getByRole('link', { name: headline }).click();
    await expectAccessible(page, 'a banner');
    await page.getByRole('button', { name: texts.deleteBanner }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.delete, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.banners })).toBeVisible();
    await expect(page.getByText(headline)).toHaveCount(0);
  });
}
