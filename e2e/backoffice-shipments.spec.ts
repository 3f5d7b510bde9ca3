import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAtWork } from './accessible.ts';
import { officeCases, officeTexts, openBackoffice, orderDesk } from './backoffice.ts';
import { placeOrder } from './desk-orders.ts';
import { deskTexts } from './desk-texts.ts';
import { setLanguage } from './visitor.ts';

const shipmentTexts = {
  pl: {
    act: 'Popraw wysyłkę …',
    save: 'Zapisz',
    saved: 'Wysyłka została poprawiona.',
    done: 'Poprawiono wysyłkę',
    timeline: 'Przebieg',
  },
  en: {
    act: 'Correct shipment …',
    save: 'Save',
    saved: 'The shipment was corrected.',
    done: 'Shipment corrected',
    timeline: 'Time line',
  },
} as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const { language, width } of officeCases) {
  const texts = officeTexts[language];
  const text = { ...deskTexts[language], ...shipmentTexts[language] };

  test.describe(`a shipment (${language}, ${width} wide)`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => setLanguage(page, language));

    test('gets the tracking number that came after the parcel had left', async ({ page, request }) => {
      const order = await placeOrder(request);
      await openBackoffice(page, texts, orderDesk);
      await page.goto(`/backoffice/orders/${order.id}`);
      await button(page, text.confirm).click();
      await button(page, text.startPicking).click();
      await expect(button(page, text.startPicking)).toBeHidden();
      await button(page, text.shipAct).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: text.ship, exact: true }).click();
      const shipments = page.getByRole('region', { name: text.shipments, exact: true });
      await expect(shipments.getByRole('link')).toHaveCount(0);
      await shipments.getByRole('button', { name: text.act }).click();
      await expect(dialog.getByRole('button', { name: text.save, exact: true })).toBeDisabled();
      await dialog.getByLabel(text.tracking).fill('0098765');
      await expectAccessibleAtWork(page, 'dialog of a shipment that has left');
      await dialog.getByRole('button', { name: text.save, exact: true }).click();
      await expect(page.getByText(text.saved)).toBeVisible();
      await expect(shipments.getByRole('link', { name: '0098765' })).toHaveAttribute('href', /dpd.*0098765/);
      const timeline = page.getByRole('region', { name: text.timeline, exact: true });
      await expect(timeline.getByText(text.done)).toBeVisible();
      await expect(timeline.getByText('0098765')).toBeVisible();
    });
  });
}
