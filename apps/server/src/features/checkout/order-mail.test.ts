import type { LanguageCode } from '@partsboard/contract/language';
import { PNG } from 'pngjs';
import { encode } from 'uqr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addBranch,
  addCustomer,
  addPart,
  addPriceList,
  addStock,
  type TestCustomer,
} from '../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { addParts } from '../cart/cart.service.ts';
import { readOrder } from '../orders/orders.service.ts';
import { databasePriceAndStock as prices } from '../pricing/pricing.service.ts';
import { findDelivery } from './methods.repository.ts';
import { composeOrderMail } from './order-mail.ts';
import { placeOrder } from './place-order.ts';

let database: TestDatabase;
let branch: number;
let partIds: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  const { discountGroupId } = await addPriceList(database.db);
  branch = await addBranch(database.db, 'WAW');
  const central = await addBranch(database.db, 'C', false);
  partIds = await Promise.all(
    [123_45, 9_99, 1_234_56].map((net, index) =>
      addPart(database.db, { number: `34 11 ${index} <b>`, net, discountGroupId }),
    ),
  );
  const [inBranch = 0, inCentral = 0] = partIds;
  await addStock(database.db, inBranch, branch, 100);
  await addStock(database.db, inCentral, central, 100);
});
afterAll(() => database.drop());

async function orderIn(language: LanguageCode, pickup: boolean) {
  const customer: TestCustomer = await addCustomer(database.db, { discountTable: 'A' });
  await addParts(
    database.db,
    prices,
    customer,
    partIds.map((partId, index) => ({ partId, quantity: index + 1 })),
  );
  const parts = { prices, delivery: findDelivery };
  const result = await placeOrder(
    database.db,
    parts,
    { ...customer, storeId: 1, language },
    {
      BillingAddressId: customer.addressId,
      TermsOfServiceOnOrderConfirmPage: true,
      OrderNote: 'Proszę <dzwonić> & czekać',
      OrderPointId: branch,
      ...(pickup
        ? { PickUpInStoreId: branch, PaymentMethodSystemName: 'Payments.Transfer' }
        : {
            ShippingAddressId: customer.addressId,
            ShippingRateComputationMethodSystemName: 'Shipping.Express',
            PaymentMethodSystemName: 'Payments.CashOnDelivery',
          }),
    },
  );
  if (!('placed' in result)) throw new Error('The order was refused');
  const order = await readOrder(database.db, customer.customerId, result.placed.id, language);
  const mail = await database.db
    .selectFrom('mail_outbox')
    .where('subject', 'like', `%${order.OrderNumber}`)
    .selectAll()
    .executeTakeFirstOrThrow();
  const body = await composeOrderMail(database.db, 'https://shop.example', mail.order_id ?? 0, language);
  return {
    order,
    mail,
    html: body.html,
    text: body.plainText.replaceAll('\u00a0', ' '),
  };
}

/** Which modules of a QR code are dark: all pixels of each must agree. */
function readModules(png: Buffer): boolean[][] {
  const picture = PNG.sync.read(png);
  const step = 8;
  const isDark = (x: number, y: number) => picture.data[(y * picture.width + x) * 4] === 0;
  return Array.from({ length: picture.height / step }, (_row, row) =>
    Array.from({ length: picture.width / step }, (_module, column) => {
      const pixels = Array.from({ length: step * step }, (_pixel, index) =>
        isDark(column * step + (index % step), row * step + Math.floor(index / step)),
      );
      if (new Set(pixels).size > 1) throw new Error(`The module in row ${row}, column ${column} is divided`);
      return pixels[0] ?? false;
    }),
  );
}

/** The visible text of the mail's HTML, row by row of its tables. */
const rowsOf = (html: string): string[][] =>
  [...html.replaceAll('\u00a0', ' ').matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
      cell.replaceAll('<br>', '\n').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    ),
  );

describe.each([
  {
    language: 'pl',
    locale: 'pl-PL',
    total: 'Razem do zapłaty (brutto)',
    subject: 'Potwierdzenie zamówienia',
    supply: ['w magazynie: Oddział WAW', 'w magazynie: Magazyn C', 'na zamówienie'],
    divided: 'w magazynie: Oddział WAW (1), Magazyn C (1)\nna zamówienie (3)',
  },
  {
    language: 'en',
    locale: 'en-GB',
    total: 'Order total (gross)',
    subject: 'Order confirmation',
    supply: ['in stock: Branch WAW', 'in stock: Warehouse C', 'back order'],
    divided: 'in stock: Branch WAW (1), Warehouse C (1)\nback order (3)',
  },
] as const)('the confirmation in $language', ({ language, locale, total, subject, supply, divided }) => {
  const money = (amount: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'PLN', useGrouping: 'always' })
      .format(amount)
      .replaceAll('\u00a0', ' ');

  it('says how a line is divided between warehouses and what is on back order', async () => {
    const { order } = await orderIn(language, true);
    await database.pool.query(
      `update order_supply set quantity = 1, reserved = 1 where order_id = $1 and line = 1`,
      [order.Id],
    );
    await database.pool.query(
      `insert into order_supply
       select order_id, 1, 2, kind, warehouse_id, warehouse_name_pl, warehouse_name_en, 1, 1
       from order_supply where order_id = $1 and line = 2
       union all select $1, 1, 3, 'back-order', null, null, null, 3, 0`,
      [order.Id],
    );
    const { html, plainText } = await composeOrderMail(
      database.db,
      'https://shop.example',
      order.Id,
      language,
    );
    expect(rowsOf(html).flat()).toContainEqual(expect.stringContaining(divided));
    for (const row of divided.split('\n')) expect(plainText).toContain(row);
  });

  it('has every line and every total of the order, in HTML and in text', async () => {
    const { order, mail, html, text } = await orderIn(language, false);
    expect(mail.subject).toBe(`${subject} ${order.OrderNumber}`);
    expect(mail.language).toBe(language);
    const rows = rowsOf(html);
    for (const [index, item] of order.Items.entries()) {
      expect(rows).toContainEqual([
        `${item.ProductName}
${item.Sku}
${supply[index] ?? ''}`,
        String(item.Quantity),
        `${money(item.UnitPrice)}
${language === 'pl' ? 'rabat' : 'discount'} 10%`,
        money(item.SubTotal),
      ]);
      expect(text).toContain(item.Sku);
      expect(text).toContain(money(item.SubTotal));
    }
    const amounts = [
      order.OrderSubtotal,
      order.OrderShipping,
      order.PaymentMethodAdditionalFee,
      order.OrderTotal,
      order.OrderTotalNetto,
      ...order.TaxRates.map((tax) => tax.Value),
    ];
    const lines = rows.flat();
    for (const amount of amounts) {
      expect(lines).toContain(money(amount));
      expect(text).toContain(money(amount));
    }
    expect(rows).toContainEqual([total, money(order.OrderTotal)]);
    const sum = order.Items.reduce((all, item) => all + item.SubTotal, 0);
    expect(sum).toBeCloseTo(order.OrderSubtotal, 2);
  });

  it('says where the goods go, how they are paid and what was noted, without markup of the buyer’s', async () => {
    const { order, html, text } = await orderIn(language, false);
    for (const texts of [order.ShippingMethod, order.PaymentMethod, order.OrderPoint ?? '', 'ul. Prosta 1']) {
      expect(html).toContain(texts);
      expect(text).toContain(texts);
    }
    expect(html).toContain('Proszę &lt;dzwonić&gt; &amp; czekać');
    expect(html).not.toContain('<dzwonić>');
    expect(html).not.toContain('<b>');
    expect(text).toContain('Proszę <dzwonić> & czekać');
    expect(html).toContain(`https://shop.example/orderdetails/${order.Id}`);
    expect(text).toContain(`https://shop.example/orderdetails/${order.Id}`);
  });

  it('is in its own language throughout, whatever the language of the order', async () => {
    const { order } = await orderIn(language === 'pl' ? 'en' : 'pl', true);
    const { html, plainText } = await composeOrderMail(database.db, '', order.Id, language);
    const [own, other] = language === 'pl' ? ['Polska', 'Poland'] : ['Poland', 'Polska'];
    const [ownBranch, otherBranch] =
      language === 'pl' ? ['Oddział WAW', 'Branch WAW'] : ['Branch WAW', 'Oddział WAW'];
    for (const text of [html, plainText]) {
      for (const word of [own, ownBranch]) expect(text).toContain(word);
      for (const word of [other, otherBranch]) expect(text).not.toContain(word);
    }
  });

  it('says where an order that is paid before is paid to, as it was when the order was placed', async () => {
    const payee = { company_name: 'Sklep & Syn', bank_account: 'PL15999900020000222222220001' };
    await database.db.updateTable('store').set(payee).where('id', '=', 1).execute();
    const { order, mail } = await orderIn(language, true);
    const other = { company_name: 'Other', bank_account: 'PL86999900020000333333330001' };
    await database.db.updateTable('store').set(other).where('id', '=', 1).execute();
    const { html, plainText } = await composeOrderMail(database.db, '', mail.order_id ?? 0, language);
    const account = 'PL15 9999 0002 0000 2222 2222 0001';
    expect(order.BankTransfer).toEqual({ Recipient: 'Sklep & Syn', AccountNumber: account });
    const [recipient, number, title, amount] =
      language === 'pl'
        ? ['Odbiorca przelewu', 'Numer rachunku', 'Tytuł przelewu', 'Kwota']
        : ['Recipient', 'Account number', 'Title of the transfer', 'Amount'];
    const rows = rowsOf(html);
    expect(rows).toContainEqual([recipient, 'Sklep & Syn']);
    expect(rows).toContainEqual([number, account]);
    expect(rows).toContainEqual([title, order.OrderNumber]);
    expect(rows).toContainEqual([amount, money(order.OrderTotal)]);
    expect(plainText).toContain(`${number}: ${account}`);
  });

  it('has the transfer as a picture that the app of a bank reads, unless its account is abroad', async () => {
    const payee = {
      company_name: 'Sklep & Syn',
      company_vat: 'PL525-000-00-00',
      bank_account: 'PL15999900020000222222220001',
    };
    await database.db.updateTable('store').set(payee).where('id', '=', 1).execute();
    const { order, html } = await orderIn(language, true);
    const grosze = String(Math.round(order.OrderTotal * 100)).padStart(6, '0');
    const [, picture] = /src="data:image\/png;base64,([^"]+)"/.exec(html) ?? [];
    const png = Buffer.from(picture ?? '', 'base64');
    expect(PNG.sync.read(png)).toMatchObject({ depth: 1, color: false });
    expect(readModules(png)).toEqual(
      encode(`5250000000|PL|15999900020000222222220001|${grosze}|Sklep & Syn|${order.OrderNumber}|||`, {
        border: 3,
        maskPattern: 3,
      }).data,
    );
    await database.pool.query(
      `update customer_order set bank_transfer = jsonb_set(bank_transfer, '{AccountNumber}', '"DE89 3704"')
       where id = $1`,
      [order.Id],
    );
    const abroad = await composeOrderMail(database.db, '', order.Id, language);
    expect(abroad.html).not.toContain('<img');
  });

  it('asks for no transfer where another way to pay was chosen, or the store has named no account', async () => {
    const named = { bank_account: 'PL15999900020000222222220001' };
    await database.db.updateTable('store').set(named).where('id', '=', 1).execute();
    const cash = await orderIn(language, false);
    await database.db.updateTable('store').set({ bank_account: null }).where('id', '=', 1).execute();
    const unnamed = await orderIn(language, true);
    for (const { order, text } of [cash, unnamed]) {
      expect(order.BankTransfer).toBeNull();
      expect(text).not.toMatch(/rachun|account/i);
    }
  });

  it('names the pickup point instead of a shipping address', async () => {
    const { html, text } = await orderIn(language, true);
    const branchName = language === 'pl' ? 'Oddział WAW' : 'Branch WAW';
    expect(html).toContain(branchName);
    expect(text).toContain('ul. Długa 2');
    expect(text).not.toMatch(/Adres dostawy|Shipping address/);
  });
});
