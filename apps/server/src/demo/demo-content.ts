import type { Db } from '../db/database.ts';
import { hashPassword } from '../security/password.ts';
import { adoptTopics } from '../features/content/pages.service.ts';
import { savePictures } from '../features/pictures/pictures.service.ts';
import { demoBranches } from './demo-branches.ts';
import { CREDIT_DAYS, DEMO_PASSWORD, demoCustomers } from './demo-customers.ts';
import { counterPayment, methodAbroad, readDelivery, type DemoDelivery } from './demo-delivery.ts';
import { demoMethods } from './demo-methods.ts';
import { demoPages } from './demo-pages.ts';
import { demoSlides } from './demo-slides.ts';
import { demoStores } from './demo-stores.ts';
import {
  addCounterPayment,
  addMethodAbroad,
  chooseFirstAddresses,
  choosePickupPoints,
  findCustomerId,
  findHomeCountryId,
  insertAddresses,
  insertCustomers,
  insertMethods,
  insertSlides,
  insertStore,
  insertTopics,
  insertWarehouses,
  limitVan,
  updateDefaultStore,
} from './demo-content.repository.ts';
import { readAllArtwork, type ArtworkName } from './demo-artwork.ts';

type PictureIds = (name: ArtworkName) => number;

const POLISH_ID = 1;

const storeRow = (store: (typeof demoStores)[number], pictureId: PictureIds) => ({
  is_default: store.isDefault,
  name: store.name,
  url: store.url,
  company_name: store.companyName,
  company_address: store.companyAddress,
  company_phone_number: store.companyPhoneNumber,
  company_vat: store.companyVat,
  bank_account: store.bankAccount,
  order_prefix: store.orderPrefix,
  email: store.email,
  mail_from: store.email,
  default_language_id: POLISH_ID,
  seo_title_pl: store.titlePl,
  seo_title_en: store.titleEn,
  seo_description_pl: store.descriptionPl,
  seo_description_en: store.descriptionEn,
  logo_picture_id: pictureId('logo'),
  logo_dark_picture_id: pictureId('logo-dark'),
  intro_picture_id: pictureId('intro'),
  show_price_netto: store.showPriceNetto,
  show_accounting_orders: store.showAccountingOrders,
  default_branch_url: '/p/contact',
  terms_page: 'terms',
  copyright_pl: store.copyrightPl,
  copyright_en: store.copyrightEn,
});

const warehouseRows = (countryId: number, pictureId: PictureIds) =>
  demoBranches.map((branch, position) => ({
    code: branch.code,
    is_branch_office: branch.isBranchOffice,
    position,
    name_pl: branch.namePl,
    name_en: branch.nameEn,
    url: branch.url,
    image_picture_id: branch.hasImage ? pictureId(`branch-${branch.code}`) : null,
    opening_hours_pl: branch.hoursPl,
    opening_hours_en: branch.hoursEn,
    address1: branch.address1,
    city: branch.city,
    zip_postal_code: branch.zipPostalCode,
    country_id: countryId,
    phone_number: branch.phoneNumber,
    email: branch.email,
  }));

const slideRows = (storeIds: readonly number[], delivery: DemoDelivery, pictureId: PictureIds) =>
  storeIds.flatMap((storeId) =>
    demoSlides(delivery).map((slide, position) => ({
      store_id: storeId,
      slider_type: slide.type,
      position,
      picture_id: pictureId(`banner-${slide.banner}`),
      full_width: slide.fullWidth,
      description_pl: slide.descriptionPl,
      description_en: slide.descriptionEn,
      button_text_pl: slide.button?.pl ?? null,
      button_text_en: slide.button?.en ?? null,
      link: slide.link,
    })),
  );

const topicRows = (storeId: number, delivery: DemoDelivery, isFleetShop: boolean) =>
  demoPages(delivery)
    .filter((page) => !isFleetShop || page.inFleetShop)
    .map((page, position) => ({
      store_id: storeId,
      se_name: page.seName,
      position,
      title_pl: page.titlePl,
      title_en: page.titleEn,
      body_pl: page.bodyPl.trim(),
      body_en: page.bodyEn.trim(),
      in_footer_row_1: page.footerRow === 1,
      in_footer_row_2: page.footerRow === 2,
      in_footer_row_3: page.footerRow === 3,
      in_sitemap: page.hiddenFromSitemap !== true,
      in_top_menu: page.topMenu === true && !isFleetShop,
    }));

const customerRows = (passwordHashes: readonly string[]) =>
  demoCustomers.map((customer, index) => ({
    email: customer.email,
    password_hash: passwordHashes[index] ?? '',
    first_name: customer.firstName,
    last_name: customer.lastName,
    phone: customer.phone,
    company: customer.company,
    vat_number: customer.vatNumber,
    credit_limit: customer.creditLimit,
    payment_days: CREDIT_DAYS,
  }));

const addressRows = (countryId: number, idByEmail: ReadonlyMap<string, number>) =>
  demoCustomers.flatMap((customer) =>
    customer.addresses.map((address) => ({
      customer_id: idByEmail.get(customer.email) ?? 0,
      first_name: customer.firstName,
      last_name: customer.lastName,
      company: customer.company,
      vat_number: customer.vatNumber,
      country_id: countryId,
      city: address.city,
      address1: address.address1,
      address2: address.address2,
      zip_postal_code: address.zipPostalCode,
      phone_number: address.phoneNumber,
      email: customer.email,
    })),
  );

const codesOf = (service: 'runsVan' | 'takesPayment'): string[] =>
  demoBranches.filter((branch) => branch[service]).map(({ code }) => code);

/** Fills a database with two stores, branches, banners, pages and two customers: all of it, once, or nothing. */
export async function loadDemoContent({ db }: { readonly db: Db }): Promise<void> {
  const [trade, fleet] = demoStores;
  const passwordHashes = await Promise.all(demoCustomers.map(() => hashPassword(DEMO_PASSWORD)));
  await db.transaction().execute(async (transaction) => {
    // Loaded before by a server that died before it could note it down.
    if (await findCustomerId(transaction, demoCustomers[0]?.email ?? '')) return;
    const pictureId = await savePictures(transaction, readAllArtwork());
    const countryId = await findHomeCountryId(transaction);
    const tradeId = await updateDefaultStore(transaction, storeRow(trade, pictureId));
    const fleetId = await insertStore(transaction, storeRow(fleet, pictureId));
    await insertWarehouses(transaction, warehouseRows(countryId, pictureId));
    await choosePickupPoints(transaction, [
      { storeId: tradeId, code: trade.pickupBranch },
      { storeId: fleetId, code: fleet.pickupBranch },
    ]);
    await insertMethods(transaction, demoMethods);
    await addMethodAbroad(transaction, methodAbroad);
    await limitVan(transaction, codesOf('runsVan'));
    await addCounterPayment(transaction, counterPayment, codesOf('takesPayment'));
    const delivery = await readDelivery(transaction);
    await insertSlides(transaction, slideRows([tradeId, fleetId], delivery, pictureId));
    await insertTopics(transaction, [
      ...topicRows(tradeId, delivery, false),
      ...topicRows(fleetId, delivery, true),
    ]);
    await adoptTopics(transaction);
    const customers = await insertCustomers(transaction, customerRows(passwordHashes));
    const idByEmail = new Map(customers.map((customer) => [customer.email, customer.id]));
    await insertAddresses(transaction, addressRows(countryId, idByEmail));
    await chooseFirstAddresses(transaction, [...idByEmail.values()]);
  });
}
