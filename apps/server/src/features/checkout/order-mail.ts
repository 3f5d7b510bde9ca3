import type { OrderAddress, OrderDetail } from '@partsboard/contract/orders';
import type { Db } from '../../db/database.ts';
import type { LanguageCode } from '../../plugins/handlers.ts';
import { enqueueMail, type MailBlock } from '../mail/mail.service.ts';
import { readOrder } from '../orders/orders.service.ts';

interface OrderMail {
  readonly customerId: number;
  readonly orderId: number;
  readonly language: LanguageCode;
  readonly recipient: string;
  readonly shopUrl: string;
}

const words = {
  pl: {
    subject: (number: string) => `Potwierdzenie zamówienia ${number}`,
    intro: 'Dziękujemy za zamówienie. Przyjęliśmy je do realizacji.',
    columns: ['Część', 'Ilość', 'Cena brutto', 'Wartość brutto'],
    discount: (rate: string) => `rabat ${rate}`,
    subTotal: 'Wartość towarów',
    shipping: 'Dostawa',
    paymentFee: 'Opłata za płatność',
    tax: (rate: string) => `w tym VAT ${rate}`,
    total: 'Razem do zapłaty',
    shippingMethod: 'Sposób dostawy',
    paymentMethod: 'Sposób płatności',
    branch: 'Oddział realizujący',
    pickup: 'Miejsce odbioru',
    shipTo: 'Adres dostawy',
    billTo: 'Dane do faktury',
    note: 'Uwagi',
    button: 'Zobacz zamówienie',
  },
  en: {
    subject: (number: string) => `Order confirmation ${number}`,
    intro: 'Thank you for your order. We are working on it.',
    columns: ['Part', 'Quantity', 'Gross price', 'Gross total'],
    discount: (rate: string) => `discount ${rate}`,
    subTotal: 'Sub total',
    shipping: 'Shipping',
    paymentFee: 'Payment fee',
    tax: (rate: string) => `including VAT ${rate}`,
    total: 'Order total',
    shippingMethod: 'Shipping method',
    paymentMethod: 'Payment method',
    branch: 'Executing branch',
    pickup: 'Pickup point',
    shipTo: 'Shipping address',
    billTo: 'Billing address',
    note: 'Note',
    button: 'See the order',
  },
} as const satisfies Record<LanguageCode, unknown>;

const locales = { pl: 'pl-PL', en: 'en-GB' } as const;

function formatters(language: LanguageCode) {
  const amount = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'PLN',
    useGrouping: 'always',
  });
  const percent = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 });
  return {
    money: (value: number) => amount.format(value),
    percent: (value: number) => `${percent.format(value)} %`,
  };
}

const addressLines = (address: OrderAddress): string =>
  [
    address.Company,
    `${address.FirstName} ${address.LastName}`.trim(),
    [address.Address1, address.Address2].filter(Boolean).join(' '),
    `${address.ZipPostalCode} ${address.City}`,
    address.StateProvince,
    address.Country,
    address.VatNumber && `NIP/VAT ${address.VatNumber}`,
    address.PhoneNumber,
  ]
    .filter((part) => part !== null && part !== '')
    .join('\n');

function linesTable(order: OrderDetail, language: LanguageCode): MailBlock {
  const { money, percent } = formatters(language);
  const text = words[language];
  return {
    kind: 'table',
    columns: text.columns.map((title, index) => ({ title, isNumber: index > 0 })),
    rows: order.Items.map((item) => [
      `${item.ProductName}\n${item.Sku}`,
      String(item.Quantity),
      [money(item.UnitPrice), ...(item.Discount > 0 ? [text.discount(percent(item.Discount))] : [])].join(
        '\n',
      ),
      money(item.SubTotal),
    ]),
  };
}

function totals(order: OrderDetail, language: LanguageCode): MailBlock {
  const { money, percent } = formatters(language);
  const text = words[language];
  return {
    kind: 'facts',
    areAmounts: true,
    rows: [
      { name: text.subTotal, value: money(order.OrderSubtotal) },
      { name: text.shipping, value: money(order.OrderShipping) },
      ...(order.PaymentMethodAdditionalFee === 0
        ? []
        : [{ name: text.paymentFee, value: money(order.PaymentMethodAdditionalFee) }]),
      ...order.TaxRates.map((tax) => ({ name: text.tax(percent(tax.Rate)), value: money(tax.Value) })),
      { name: text.total, value: money(order.OrderTotal), isStrong: true },
    ],
  };
}

function delivery(order: OrderDetail, language: LanguageCode): MailBlock {
  const text = words[language];
  const facts: (readonly [string, string | null])[] = [
    [text.shippingMethod, order.ShippingMethod],
    [text.paymentMethod, order.PaymentMethod],
    [text.branch, order.OrderPoint],
    [text.pickup, order.PickupAddress && addressLines(order.PickupAddress)],
    [text.shipTo, order.ShippingAddress && addressLines(order.ShippingAddress)],
    [text.billTo, addressLines(order.BillingAddress)],
    ...order.OrderNotes.map((note) => [text.note, note.Note] as const),
  ];
  return {
    kind: 'facts',
    rows: facts.flatMap(([name, value]) => (value === null ? [] : [{ name, value }])),
  };
}

/** The confirmation says what the order says: both are read from the same rows, in the same transaction. */
export async function enqueueOrderMail(tx: Db, mail: OrderMail): Promise<void> {
  const { language } = mail;
  const order = await readOrder(tx, mail.customerId, mail.orderId, language);
  const text = words[language];
  await enqueueMail(tx, {
    kind: 'order-confirmation',
    recipient: mail.recipient,
    language,
    subject: text.subject(order.OrderNumber),
    blocks: [
      { kind: 'paragraph', text: text.intro },
      linesTable(order, language),
      totals(order, language),
      delivery(order, language),
      { kind: 'button', label: text.button, url: `${mail.shopUrl}/orderdetails/${mail.orderId}` },
    ],
  });
}
