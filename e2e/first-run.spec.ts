import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { codeOf, officeCases, officeTexts } from './backoffice.ts';
import { checkoutTexts } from './checkout-texts.ts';
import { contentTexts } from './content-texts.ts';
import { customerTexts } from './customer-texts.ts';
import { EmptyShop } from './empty-shop.ts';
import { firstRunTexts } from './first-run-texts.ts';
import { pngPicture } from './png-picture.ts';
import { setLanguage } from './visitor.ts';

/** PostgreSQL is made, and a person walks through twenty screens. */
const TIME = 240_000;

const STORE = 'Lublin Parts';
const COMPANY = 'Lublin Parts sp. z o.o.';
const BRANCH = 'Lublin';
const COURIER = 'DPD';
const TRANSFER = 'BLIK';
const BANNER = 'Hamulce taniej, brakes for less';
const PADS = '34 11 6 850 567';
const CUSTOMER = { email: 'anna@warsztat.example', password: 'warsztat' };

let shop: EmptyShop;

test.beforeEach(async () => {
  test.setTimeout(TIME);
  shop = await EmptyShop.start();
});
test.afterEach(() => shop.stop());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Whether each link of the page inside the shop leads to a screen. */
async function expectLiveLinks(page: Page): Promise<void> {
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  for (const link of new Set(links)) {
    const answer = await page.request.get(`${shop.address}${link ?? ''}`);
    expect(answer.status(), link ?? '').toBe(200);
  }
  expect(links.filter((link) => link?.startsWith('/p/'))).toEqual([]);
}

for (const { language, width } of officeCases) {
  const text = firstRunTexts[language];
  const office = officeTexts[language];
  const checkout = checkoutTexts[language];
  const customers = customerTexts[language];
  const content = contentTexts[language];

  const backToChecklist = async (page: Page, done: number) => {
    await page.getByRole('link', { name: text.back }).click();
    await expect(heading(page, text.checklist)).toBeVisible();
    await expect(page.getByText(text.steps(done), { exact: true })).toBeVisible();
  };
  const strip = (page: Page) => page.getByRole('complementary', { name: text.checklist });
  const open = (page: Page, step: keyof typeof text.step) =>
    page.getByRole('link', { name: text.step[step] }).click();

  const becomeAdministrator = async (page: Page) => {
    await page.goto(`${shop.address}/backoffice`);
    await field(page, text.setUpCode).fill(shop.code);
    await field(page, text.yourName).fill('Ewa Lis');
    await field(page, office.email).fill('ewa@dealer.example');
    await field(page, office.password).fill('a-good-password');
    await expectAccessible(page, 'the first administrator');
    await button(page, text.become).click();
    await expect(page.getByRole('img', { name: office.qrCode })).toBeVisible();
    const secret = (await page.getByRole('main').locator('code').textContent()) ?? '';
    await field(page, office.code).fill(codeOf(secret));
    await button(page, office.turnOn).click();
    await button(page, office.saved).click();
    await expect(heading(page, text.checklist)).toBeVisible();
    await expect(page.getByText(text.steps(1))).toBeVisible();
    await expectAccessible(page, 'the checklist of an empty shop');
  };

  const describeStore = async (page: Page) => {
    await open(page, 'store');
    await field(page, text.storeName).fill(STORE);
    await field(page, text.companyName).fill(COMPANY);
    await field(page, text.companyAddress).fill('ul. Długa 2, Lublin');
    await field(page, text.account).fill('PL15 9999 0002 0000 2222 2222 0001');
    await field(page, text.sender).fill('sklep@dealer.example');
    await button(page, text.save).click();
    await expect(heading(page, STORE)).toBeVisible();
    await backToChecklist(page, 2);
  };

  const addBranch = async (page: Page) => {
    await open(page, 'branches');
    await page.getByRole('link', { name: text.addBranch, exact: true }).click();
    await field(page, text.polishName).fill(BRANCH);
    await field(page, text.englishName).fill(BRANCH);
    await field(page, text.branchCode).fill('LUB');
    await field(page, text.street).fill('ul. Długa 2');
    await field(page, text.postcode).fill('20-001');
    await field(page, text.city).fill('Lublin');
    await expectAccessible(page, 'a new branch');
    await button(page, text.add).click();
    await expect(page.getByRole('heading', { level: 1, name: BRANCH, exact: true })).toBeVisible();
    await backToChecklist(page, 3);
  };

  const addMethods = async (page: Page) => {
    await open(page, 'delivery');
    for (const [add, name] of [
      [text.addDelivery, COURIER],
      [text.addPayment, TRANSFER],
    ] as const) {
      await page.getByRole('link', { name: add }).click();
      await field(page, text.polishName).fill(name);
      await field(page, text.englishName).fill(name);
      await button(page, text.add).click();
      await expect(page.getByRole('link', { name })).toBeVisible();
    }
    // Nothing says any more that there are none, also not to screen readers.
    await expect(page.getByRole('main')).not.toContainText(text.noneYet);
    await backToChecklist(page, 5);
  };

  const writeTerms = async (page: Page) => {
    await open(page, 'terms');
    await page.getByRole('link', { name: text.addPage }).click();
    await field(page, text.polishTitle).fill('Regulamin');
    await field(page, text.englishTitle).fill('Terms');
    await page.getByRole('textbox', { name: text.polishText }).fill('Sprzedajemy części.');
    await page.getByRole('textbox', { name: text.englishText }).fill('We sell parts.');
    await button(page, text.publish).click();
    await expect(page.getByText(text.published, { exact: true })).toBeVisible();
    await backToChecklist(page, 5);
    await page.getByRole('link', { name: text.choosePage }).click();
    await page.getByRole('combobox', { name: text.termsPage }).click();
    await page.getByRole('option', { name: /Regulamin|Terms/ }).click();
    await button(page, text.save).click();
    // The strip counts anew once it is saved.
    await expect(strip(page)).toContainText(text.counted(6));
    await backToChecklist(page, 6);
  };

  const loadCatalogue = async (page: Page) => {
    await open(page, 'catalogue');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: text.starter }).click();
    await field(page, text.zipFile).setInputFiles(await (await download).path());
    await expect(page.getByText(text.readyToLoad)).toBeVisible();
    await expectAccessible(page, 'the first catalogue before it is loaded');
    await button(page, text.load).click();
    await page.getByRole('dialog').getByRole('button', { name: text.load, exact: true }).click();
    await expect(page.getByText(text.loaded, { exact: true })).toBeVisible();
    await expect(strip(page)).toContainText(text.counted(8));
    await backToChecklist(page, 8);
  };

  const addStaff = async (page: Page) => {
    await open(page, 'staff');
    await page.getByRole('link', { name: office.addStaff }).click();
    await field(page, office.name).fill('Jan Nowak');
    await field(page, office.email).fill('jan@dealer.example');
    await page.getByRole('checkbox', { name: office.orderDesk }).check();
    await expect(page.getByText(text.withoutBranch)).toBeVisible();
    await expectAccessible(page, 'somebody without a branch');
    await page.getByRole('combobox', { name: text.branches }).click();
    await page.getByRole('option', { name: BRANCH, exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText(text.withoutBranch)).toBeHidden();
    await button(page, office.add).click();
    await page
      .getByRole('dialog', { name: office.oneTimePassword })
      .getByRole('button', { name: office.done })
      .click();
    await expect(heading(page, 'Jan Nowak')).toBeVisible();
  };

  const addBanner = async (page: Page) => {
    await page.goto(`${shop.address}/backoffice/banners`);
    await page.getByRole('link', { name: content.addBanner }).click();
    await page.getByLabel(content.polishHeadline).fill(BANNER);
    await page.getByLabel(content.englishHeadline).fill(BANNER);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer: pngPicture });
    await button(page, content.add).click();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: BANNER })).toBeVisible();
  };

  const register = async (page: Page) => {
    await page.goto(`${shop.address}/register`);
    await page.getByLabel(office.email).fill(CUSTOMER.email);
    await page.getByLabel(text.password).fill(CUSTOMER.password);
    await page.getByLabel(text.firstName).fill('Anna');
    await page.getByLabel(text.lastName).fill('Nowak');
    await page.getByLabel(text.company).fill(text.newCustomer);
    await page.getByLabel(text.shopStreet).fill('ul. Prosta 1');
    await page.getByLabel(text.street2).fill('hala B');
    await page.getByLabel(text.zip).fill('00-001');
    await page.getByLabel(text.city).fill('Warszawa');
    await page.getByLabel(text.country).selectOption({ label: text.poland });
    await page.getByRole('main').getByRole('button', { name: text.register }).click();
    await expect(heading(page, text.logIn)).toBeVisible();
    await page.getByLabel(office.email).fill(CUSTOMER.email);
    await page.getByLabel(office.password, { exact: true }).fill(CUSTOMER.password);
    await button(page, text.logIn).click();
    await expect(page).toHaveURL(`${shop.address}/`);
  };

  const approve = async (page: Page) => {
    await page
      .getByRole('navigation', { name: office.navigation })
      .getByRole('link', { name: customers.customers })
      .click();
    await page.getByRole('link', { name: text.newCustomer }).click();
    await button(page, customers.approveAct).click();
    await page.getByRole('dialog').getByRole('button', { name: customers.approve, exact: true }).click();
    await expect(page.getByRole('main').getByText(customers.approved, { exact: true }).first()).toBeVisible();
  };

  const buy = async (page: Page) => {
    await page.goto(shop.address);
    await expect(page.getByRole('banner').getByText(STORE)).toBeVisible();
    await expect(page.getByText(BANNER)).toBeVisible();
    await expectAccessible(page, 'the home page of a new shop');
    await page.getByRole('combobox').first().fill(PADS);
    await page.keyboard.press('Enter');
    await expect(heading(page, PADS)).toBeVisible();
    await page.getByRole('button', { name: text.addToCart }).first().click();
    await page.goto(`${shop.address}/cart`);
    await page.getByRole('link', { name: checkout.toCheckout }).click();
    await page.getByRole('radio', { name: /ul\. Prosta 1/ }).check();
    await page.getByRole('radio', { name: COURIER }).check();
    await button(page, checkout.next).click();
    await page.getByRole('radio', { name: TRANSFER }).check();
    await page.getByLabel(checkout.same).check();
    await button(page, checkout.next).click();
    await expect(page.getByRole('link', { name: checkout.terms })).toHaveAttribute('href', /^\/p\//);
    await page.getByRole('checkbox').check();
    await expectAccessible(page, 'the last step of the first order');
    await button(page, checkout.place).click();
    await expect(page.getByText(checkout.placed)).toBeVisible();
  };

  test(`an empty database becomes a shop that sells its first part, in the browser alone: ${language}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const context = await browser.newContext();
    const buyer = await context.newPage();
    for (const each of [page, buyer]) await setLanguage(each, language);

    await buyer.goto(`${shop.address}/login`);
    await expect(heading(buyer, text.logIn)).toBeVisible();
    await expectLiveLinks(buyer);
    await becomeAdministrator(page);
    await describeStore(page);
    // Registrations wait for staff from now on.
    await page.goto(`${shop.address}/backoffice/customers`);
    await button(page, customers.registrations).click();
    await page.getByRole('combobox', { name: STORE, exact: true }).click();
    await page.getByRole('option', { name: customers.byStaff }).click();
    await expect(page.getByRole('combobox', { name: STORE, exact: true })).toHaveValue(customers.byStaff);
    await page.getByRole('dialog').getByRole('button', { name: office.close }).click();

    // Somebody comes before there is anything to buy.
    await register(buyer);
    await expect(buyer.getByText(text.noCatalogue)).toBeVisible();
    await expectLiveLinks(buyer);
    await expectAccessible(buyer, 'the home page of a shop without a catalogue');

    await page.goto(`${shop.address}/backoffice`);
    await page.getByRole('link', { name: text.card }).click();
    await addBranch(page);
    await addMethods(page);
    await writeTerms(page);
    await loadCatalogue(page);
    await addStaff(page);
    await approve(page);
    await addBanner(page);
    await buy(buyer);

    await page.goto(`${shop.address}/backoffice/set-up`);
    await expect(page.getByText(text.ready)).toBeVisible();
    await expectAccessible(page, 'the checklist of a shop that sells');
    await page.goto(`${shop.address}/backoffice/orders`);
    await expect(page.getByRole('row', { name: new RegExp(text.newCustomer) })).toBeVisible();
    await context.close();
  });
}
