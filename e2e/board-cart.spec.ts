import type { Board } from '@partsboard/contract/boards';
import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test } from '@playwright/test';
import { Catalogue } from './catalogue.ts';

// An answer that is on its way when a journey ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const [language, sentence, add] of [
  ['en', 'Not applicable to this vehicle. Select or change vehicle.', /^Add to cart/],
  ['pl', 'Nie pasuje do tego pojazdu. Wybierz lub zmień pojazd.', /^Do koszyka/],
] as const) {
  test(`an outdated board is told that a line does not fit (${language})`, async ({ page, request }) => {
    const catalogue = await Catalogue.open(request);
    const vehicle = await catalogue.vehicle(examples.vin);
    const front = await catalogue.category(/^Front (wheel )?brake/, vehicle);
    const [listed] = await catalogue.boards(front, vehicle);
    if (!listed) throw new Error('There is no front brake');
    const board = await catalogue.board(listed.Id, vehicle);
    const misfit = board.Products.find(({ NotApplicable }) => NotApplicable);
    if (!misfit) throw new Error('Every line fits');
    // The page still believes what it was told before the catalogue changed.
    await page.route('**/api/Level4Product/Board', async (route) => {
      const answer = (await (await route.fetch()).json()) as Board;
      const Products = answer.Products.map((line) => ({
        ...line,
        NotApplicable: false,
        Fit: 'unknown',
        Reason: null,
      }));
      await route.fulfill({ json: { ...answer, Products } });
    });
    await catalogue.visit(page, `/level4/product/${listed.Id}?equipment=all`, { vehicle, language });
    const row = page.getByRole('row').filter({ hasText: misfit.Sku }).first();
    const sent = page.waitForRequest(/Level4\/AddItem$/);
    await row.getByRole('button', { name: add }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      BoardLine: { BoardId: listed.Id, vehicleId: vehicle.VehicleId },
    });
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  });
}
