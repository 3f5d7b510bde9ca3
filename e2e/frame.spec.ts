import { examples } from '@partsboard/demo-catalogue/examples';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { arrive } from './chosen-car.ts';
import { logIn, setEnglish } from './visitor.ts';

test('the header hides on scrolling down within 300 ms and returns on scrolling up', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1024, height: 500 });
  await logIn(page);
  const header = page.getByRole('banner');
  expect(await header.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.3s');
  await page.mouse.move(500, 300);
  await page.mouse.wheel(0, 400);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -120);
  await expect(header).toBeInViewport();
});

test('the footer has three columns of content pages, the copyright and the version', async ({ page }) => {
  await logIn(page);
  const footer = page.getByRole('contentinfo');
  const columns = footer.getByRole('navigation');
  await expect(columns).toHaveCount(3);
  for (const column of await columns.all()) expect(await column.getByRole('link').count()).toBeGreaterThan(0);
  await expect(footer.getByText('©')).toBeVisible();
  await expect(footer.getByText('Version 1.6.0')).toBeVisible();
});

test('the side menu has account links for a customer and a login link for a guest', async ({ page }) => {
  await setEnglish(page);
  await page.goto('/register');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Order history' })).toHaveCount(0);
  await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await logIn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  for (const name of ['My profile', 'Addresses', 'Order history', 'Shopping lists', 'Log out']) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await expect(menu.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('every navigation starts at the top, back and forward too, and moves the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 500 });
  await logIn(page);
  const top = () => page.evaluate(() => window.scrollY);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  await expect.poll(top).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();

  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Branch offices' })).toBeVisible();
  await expect.poll(top).toBe(0);
});

test('the colour scheme can be chosen and survives a reload', async ({ page }) => {
  await logIn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByText('Dark').click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('the banner slider shows one banner, moves on by itself and can be stopped', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await logIn(page);
  const slider = page.getByRole('region', { name: 'Banners' });
  const slide = (number: number) => slider.getByRole('group', { name: `${number} of 3` });
  await expect(slide(1)).toBeInViewport();
  await expect(slide(2)).not.toBeInViewport();

  await page.clock.runFor(5_100);
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
  await slider.getByRole('button', { name: 'Pause slider' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(15_000);
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 });

  await slider.getByRole('button', { name: 'Next slide' }).click();
  await expect(slide(3)).toBeInViewport({ ratio: 0.9 });
  await expect(slide(3).getByRole('link')).toHaveAttribute('target', '_blank');
});

test('the banner slider goes round in one direction, whichever it is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await logIn(page);
  const slider = page.getByRole('region', { name: 'Banners' });
  const slide = (number: number) => slider.getByRole('group', { name: `${number} of 3` });
  await expect(slide(1)).toBeInViewport({ ratio: 0.9 });
  await slider.getByRole('button', { name: 'Pause slider' }).click();
  await slider.evaluate((region) => {
    const between = region.querySelector('[role=group]:nth-child(2)');
    // How much of the second slide there was to see at each step of the way.
    const seen: number[] = [];
    region.addEventListener(
      'scroll',
      () => {
        const [frame, inside] = [region.getBoundingClientRect(), between?.getBoundingClientRect()];
        if (!inside) return;
        seen.push(Math.min(frame.right, inside.right) - Math.max(frame.left, inside.left));
      },
      { capture: true },
    );
    Object.assign(window, { seen });
  });
  const wayOfSecond = () =>
    page.evaluate(() => {
      const { seen } = window as unknown as { seen: number[] };
      return { steps: seen.length, most: Math.max(...seen) };
    });

  await slider.getByRole('button', { name: 'Previous slide' }).click();
  await expect(slide(3)).toBeInViewport({ ratio: 0.99 });
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await expect(slide(1)).toBeInViewport({ ratio: 0.99 });
  const { steps, most } = await wayOfSecond();
  expect(steps).toBeGreaterThan(4);
  expect(most).toBeLessThanOrEqual(2);

  await slider.getByRole('button', { name: 'Next slide' }).click();
  await expect(slide(2)).toBeInViewport({ ratio: 0.99 });
  expect((await wayOfSecond()).most).toBeGreaterThan(100);
});

test('a person who asked for less motion sees no moving banners', async ({ page }) => {
  await page.clock.install();
  await logIn(page);
  const slider = page.getByRole('region', { name: 'Banners' });
  await page.clock.runFor(15_000);
  await expect(slider.getByRole('group', { name: '1 of 3' })).toBeInViewport({ ratio: 0.9 });
  await expect(slider.getByRole('button', { name: 'Pause slider' })).toHaveCount(0);
});

test('each branch office has a link, a picture or the logo, and an e-mail address', async ({ page }) => {
  await logIn(page);
  const branches = page.getByRole('article');
  await expect(branches).toHaveCount(6);
  for (const branch of await branches.all()) {
    await expect(branch.getByRole('heading').getByRole('link')).toBeVisible();
    await expect(branch.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:.+@.+/);
  }
  await expect(page.getByRole('link', { name: 'Wroclaw branch' })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'Gdansk branch' })).toHaveAttribute('href', '/p/contact');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`a branch without a picture shows the logo that the header shows (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await logIn(page);
    const branch = page.getByRole('article').filter({ hasText: 'Poznan branch' });
    const logo = branch.locator('img');
    await logo.scrollIntoViewIfNeeded();
    const header = await page.getByRole('banner').locator('img').getAttribute('src');
    await expect(logo).toHaveAttribute('src', header ?? '');
    await expect(logo).toBeVisible();
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
}

/** How far from the left the content of a screen begins, and the frame around it. */
async function leftEdges(page: Page): Promise<readonly number[]> {
  const edges = [
    page.getByRole('navigation', { name: 'Breadcrumbs' }),
    page.getByRole('banner').getByRole('button', { name: 'Menu' }),
    page.getByRole('region', { name: 'Chosen vehicle' }).locator('svg').first(),
    page.getByRole('contentinfo').locator('address'),
    page.getByRole('contentinfo').getByText('©'),
  ];
  return Promise.all(edges.map((edge) => edge.evaluate((element) => element.getBoundingClientRect().left)));
}

test('the frame is as wide as the screen in it', async ({ page, request }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  const catalogue = await arrive(page, request);
  const car = await catalogue.vehicle(examples.vin);
  const front = await catalogue.category(/^Front (wheel )?brake/, car);
  await page.goto(`/level4/category/${front.Id}?name=x`);
  const board = page
    .getByRole('main')
    .getByRole('link', { name: /^1?Front brake/ })
    .first();
  await expect(board).toBeVisible();
  const narrow = await leftEdges(page);
  await board.click();
  await expect(page.getByRole('table', { name: 'Parts' })).toBeVisible();
  const wide = await leftEdges(page);
  const widened = narrow.map((left, place) => Math.round(left - (wide[place] ?? 0)));
  expect(new Set(widened)).toEqual(new Set([(1672 - 1280) / 2]));
  await page.goBack();
  await expect(board).toBeVisible();
  expect(await leftEdges(page)).toEqual(narrow);
});

/** The share of a picture that its box leaves to be seen, in width and height. */
const shownOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => {
    const { clientWidth: width, clientHeight: height, naturalWidth, naturalHeight } = image;
    const scale = Math.max(width / naturalWidth, height / naturalHeight);
    return { width: width / naturalWidth / scale, height: height / naturalHeight / scale };
  });

/** What fits into a field: in pixels, in digits, and how wide its hint is. */
function roomOf(element: Element) {
  if (!(element instanceof HTMLInputElement)) throw new Error('This is no field');
  const style = getComputedStyle(element);
  const width = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('Nothing can be measured');
  pen.font = style.font;
  const measure = (text: string) => pen.measureText(text).width;
  return { width, characters: Math.floor(width / measure('0')), hint: measure(element.placeholder) };
}

for (const width of [1440, 1024, 390]) {
  test(`pictures of branches and banners are not cut into at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await logIn(page);
    for (const branch of await page.getByRole('article').all()) {
      const picture = branch.locator('img');
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      const shown = await shownOf(picture);
      expect(shown.width).toBeGreaterThan(0.98);
      expect(shown.height).toBeGreaterThan(0.85);
    }
    const banner = page.getByRole('region', { name: 'Banners' }).locator('img').first();
    const shown = await shownOf(banner);
    // A banner's left half is ground for its words; on a phone they stand below it.
    expect(shown.width).toBeGreaterThan(width > 768 ? 0.95 : 0.5);
    expect(shown.height).toBeGreaterThan(0.98);
  });
}

for (const width of [1440, 1024, 820]) {
  test(`the search shows a whole VIN and more at ${width} pixels, and hints are read to their end`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await logIn(page);
    for (const language of ['English', 'Polski']) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByText(language).click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const room = await page.getByRole('banner').getByRole('combobox').evaluate(roomOf);
      expect(room.characters).toBeGreaterThanOrEqual(28);
      for (const field of await page.locator('input[placeholder]').all()) {
        const { hint, width: inside } = await field.evaluate(roomOf);
        expect(hint, (await field.getAttribute('placeholder')) ?? '').toBeLessThanOrEqual(inside);
      }
    }
  });
}

test('a banner’s button and the slider’s own stand beside each other on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await logIn(page);
  const slider = page.getByRole('region', { name: 'Banners' });
  await slider.getByRole('button', { name: 'Pause slider' }).click();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const controls = await slider.getByRole('button', { name: 'Previous slide' }).boundingBox();
    const edges = await slider
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().width));
    const start = (await slider.boundingBox())?.x ?? 0;
    // Each slide begins where the slider does, and its button at the words' own margin.
    for (const wide of edges) expect(start + 16 + wide, `${width}`).toBeLessThanOrEqual(controls?.x ?? 0);
  }
});
