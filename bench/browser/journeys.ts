import type { BoardListItem, Category } from '@partsboard/contract/boards';
import type { Vehicle } from '@partsboard/contract/vehicles';
import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import type { Browser } from '@playwright/test';
import type { Scene } from '../calls/call.ts';
import { vehicleOf } from '../calls/vehicle-walks.ts';
import { fillCarts } from '../data/carts.ts';
import type { BenchCustomer } from '../data/customers.ts';
import { apiRequest, ask, type Site } from '../servers/site.ts';
import { clickToPainted } from './click-to-painted.ts';
import { slowVisitor } from './slow-visitor.ts';
import { untilQuiet } from './until-quiet.ts';
import { timeToUse } from './time-to-use.ts';

const CART_LINES = 300;
const DRAWING = { selector: 'img[alt^="Drawing of"]', kind: 'image' } as const;
const IN_CART = { selector: 'button[data-in-cart]', kind: 'appears' } as const;
const NOTICE = { selector: '.mantine-Notification-root', kind: 'appears' } as const;
/** The search fields of the header and of the screen, and the categories, which come from the server. */
const HOME = ['header input', 'main form input', '[aria-labelledby="categories"] a[href*="/level4"]'];
const LINE_TOTAL = { selector: '[data-label="Sub Total"]', kind: 'changes' } as const;

/** Where the journeys begin: a person with a vehicle and a category that has some boards for it. */
export interface Start {
  readonly customer: BenchCustomer;
  readonly vehicle: Vehicle;
  readonly categoryId: number;
  readonly boards: readonly BoardListItem[];
}

async function boardsOf(
  site: Site,
  customer: BenchCustomer,
  vehicle: Vehicle,
): Promise<Pick<Start, 'categoryId' | 'boards'>> {
  const filter = vehicleFilterInput(vehicle);
  const categories = (await ask(
    site,
    apiRequest('POST', 'Level4Category/List', customer, filter),
  )) as Category[];
  for (const { Id: id } of categories.filter((each) => each.ParentCategoryId !== 0 && each.BoardCount > 1)) {
    const body = { ...filter, id, searchType: 'GroupedSubCat' };
    const all = (await ask(
      site,
      apiRequest('POST', 'Level4Product/Boards', customer, body),
    )) as BoardListItem[];
    const boards = all.filter(({ Retrofit }) => !Retrofit);
    if (boards.length > 1) return { categoryId: id, boards };
  }
  throw new Error('The car has no category with two boards');
}

export async function journeyStart(scene: Scene): Promise<Start> {
  const [customer] = await scene.customers('browser', 1);
  const [car] = scene.samples.cars;
  if (!customer || !car) throw new Error('There is nobody to send through the shop');
  const vehicle = await vehicleOf(scene.site, customer, car);
  return { customer, vehicle, ...(await boardsOf(scene.site, customer, vehicle)) };
}

/** What the browser of somebody who comes back has stored. */
export const remembered = ({ customer, vehicle }: Start) => ({
  'user-token': customer.token,
  language: 'en',
  LEVEL4_VEHICLE_DATA: JSON.stringify(vehicle),
});

/** Comes back, logged in, to a home screen that was open before, in the shop's first language. */
export async function homeJourney(browser: Browser, baseUrl: string, start: Start): Promise<number> {
  const { page, comeBack, leave } = await slowVisitor(browser, baseUrl, {
    ...remembered(start),
    language: 'pl',
  });
  try {
    await page.goto('/');
    await untilQuiet(page);
    await page.close();
    return await timeToUse(await comeBack(), '/', HOME);
  } finally {
    await leave();
  }
}

/** Opens a board from its category, adds its first part, goes back and opens it again. */
export async function boardJourney(browser: Browser, baseUrl: string, start: Start) {
  const { page, leave } = await slowVisitor(browser, baseUrl, remembered(start));
  try {
    await page.goto(`/level4/category/${start.categoryId}?name=x`);
    const card = page.locator(`a[href*="/level4/product/${start.boards[0]?.Id ?? 0}"]`).first();
    await card.waitFor();
    await untilQuiet(page);
    const openBoardFirst = await clickToPainted(page, card, DRAWING);
    await untilQuiet(page);
    const add = page.getByRole('button', { name: /^Add to cart: / });
    const addAcknowledged = await clickToPainted(page, add.first(), IN_CART);
    await untilQuiet(page);
    const notice = page.locator(NOTICE.selector);
    await notice.waitFor();
    await notice.waitFor({ state: 'detached' });
    const addToCart = await clickToPainted(page, add.nth(1), NOTICE);
    await untilQuiet(page);
    await page.goBack();
    await card.waitFor();
    await untilQuiet(page);
    const openBoardAgain = await clickToPainted(page, card, DRAWING);
    return { openBoardFirst, addAcknowledged, addToCart, openBoardAgain };
  } finally {
    await leave();
  }
}

/** Raises a quantity in a cart of 300 lines. */
export async function cartJourney(scene: Scene, browser: Browser, baseUrl: string, start: Start) {
  const partIds = scene.samples.parts.map(({ id }) => id);
  await fillCarts(scene.site, [start.customer], partIds, CART_LINES);
  const { page, leave } = await slowVisitor(browser, baseUrl, remembered(start));
  try {
    await page.goto('/cart');
    const more = page.getByRole('button', { name: 'One more' }).first();
    await more.waitFor();
    await untilQuiet(page);
    return await clickToPainted(page, more, LINE_TOTAL);
  } finally {
    await leave();
    await fillCarts(scene.site, [start.customer], partIds, 0);
  }
}
