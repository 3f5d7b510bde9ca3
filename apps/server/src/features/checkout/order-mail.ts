import type { LanguageCode } from '@partsboard/contract/language';
import type { OrderAddress } from '@partsboard/contract/address';
import type { OrderDetail } from '@partsboard/contract/orders';
import type { SupplySource } from '@partsboard/contract/stock';
import type { Db } from '../../db/database.ts';
import { formats } from '../../messages/formats.ts';
import { filledLines, postalLines } from '../../messages/postal-lines.ts';
import { texts } from '../../messages/texts.ts';
import { vehicleLines } from '../../messages/vehicle-lines.ts';
import {
  enqueueMailOfOrder,
  renderBody,
  storeUrl,
  type MailBlock,
  type MailDocument,
  type PictureBlock,
} from '../mail/mail.service.ts';
import {
  readPlacedOrder,
  readSellerOfOrder,
  type OrderBranch,
  type OrderStore,
} from '../orders/orders.service.ts';
import { paymentPicture } from './payment-picture.ts';

const addressText = (address: OrderAddress): string =>
  filledLines([
    ...postalLines(address),
    address.StateProvince,
    address.Country,
    address.VatNumber && `NIP/VAT ${address.VatNumber}`,
    address.PhoneNumber,
  ]).join('\n');

/** Where a line comes from, in a row for stock and one for what is on back order; numbers only where it is divided. */
function supplyLines(supply: readonly SupplySource[], language: LanguageCode): string[] {
  const text = texts[language].orderMail;
  const amount = ({ Quantity }: SupplySource) => (supply.length > 1 ? ` (${Quantity})` : '');
  const stocked = supply.filter((source) => source.Kind !== 'back-order');
  const places = stocked.map((source) => `${source.WarehouseName ?? ''}${amount(source)}`).join(', ');
  const missing = supply.find((source) => source.Kind === 'back-order');
  return [
    ...(places === '' ? [] : [text.inStock(places)]),
    ...(missing ? [`${text.backOrder}${amount(missing)}`] : []),
  ];
}

function linesTable(order: OrderDetail, language: LanguageCode): MailBlock {
  const { money, percent } = formats[language];
  const text = texts[language].orderMail;
  return {
    kind: 'table',
    columns: text.columns.map((title, index) => ({ title, isNumber: index > 0 })),
    rows: order.Items.map((item) => [
      [
        item.ProductName,
        item.Sku,
        ...vehicleLines(item.Quantity, item.Vehicles, language),
        ...supplyLines(item.Supply, language),
      ].join('\n'),
      String(item.Quantity),
      [money(item.UnitPrice), ...(item.Discount > 0 ? [text.discount(percent(item.Discount))] : [])].join(
        '\n',
      ),
      [
        money(item.SubTotal),
        ...(item.CoreDeposit > 0 ? [text.deposit(money(item.CoreDeposit * item.Quantity))] : []),
      ].join('\n'),
    ]),
  };
}

function totals(order: OrderDetail, showsNet: boolean, language: LanguageCode): MailBlock {
  const { money, percent } = formats[language];
  const text = texts[language].orderMail;
  return {
    kind: 'facts',
    areAmounts: true,
    rows: [
      { name: text.subTotal, value: money(order.OrderSubtotal) },
      ...(order.OrderCoreDeposits === 0
        ? []
        : [{ name: text.deposits, value: money(order.OrderCoreDeposits) }]),
      { name: text.shipping, value: money(order.OrderShipping) },
      ...(order.PaymentMethodAdditionalFee === 0
        ? []
        : [{ name: text.paymentFee, value: money(order.PaymentMethodAdditionalFee) }]),
      ...(showsNet ? [{ name: text.net, value: money(order.OrderTotalNetto) }] : []),
      ...order.TaxRates.map((tax) => ({
        name: (showsNet ? text.tax : text.includedTax)(percent(tax.Rate)),
        value: money(tax.Value),
      })),
      { name: showsNet ? text.grossTotal : text.total, value: money(order.OrderTotal), isStrong: true },
    ],
  };
}

/** What a buyer copies into the bank's form. */
function payment(
  order: OrderDetail,
  language: LanguageCode,
  store: { readonly companyName: string; readonly vatNumber: string },
): (MailBlock | PictureBlock)[] {
  const { BankTransfer: transfer } = order;
  if (transfer === null) return [];
  const text = texts[language].orderMail;
  return [
    { kind: 'paragraph', text: text.pleasePay },
    {
      kind: 'facts',
      rows: [
        { name: text.recipient, value: transfer.Recipient },
        { name: text.account, value: transfer.AccountNumber },
        { name: text.transferTitle, value: order.OrderNumber },
        { name: text.amount, value: formats[language].money(order.OrderTotal) },
      ],
    },
    ...paymentPicture({ order, transfer, store, caption: text.scanToPay }),
  ];
}

/** The branch with whom to speak about the order and when, as it is today. */
const branchLines = (order: OrderDetail, branch: OrderBranch | undefined, language: LanguageCode): string =>
  [
    order.OrderPoint,
    ...(branch
      ? [
          `${branch.address1}, ${branch.zip_postal_code} ${branch.city}`,
          branch.phone_number,
          branch.email,
          branch[`opening_hours_${language}`],
        ]
      : []),
  ].join('\n');

const dayInWords = (day: string, language: LanguageCode): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(texts[language].locale, {
    timeZone: 'UTC',
    dateStyle: 'long',
  });

function delivery(order: OrderDetail, branch: string, language: LanguageCode): MailBlock {
  const text = texts[language].orderMail;
  const facts: (readonly [string, string | null])[] = [
    [text.shippingMethod, order.ShippingMethod],
    [text.paymentMethod, order.PaymentMethod],
    [text.paymentDue, order.PaymentDue && dayInWords(order.PaymentDue, language)],
    [text.branch, branch],
    [text.pickup, order.PickupAddress && addressText(order.PickupAddress)],
    [text.shipTo, order.ShippingAddress && addressText(order.ShippingAddress)],
    [text.billTo, addressText(order.BillingAddress)],
    [text.reference, order.CustomerReference === '' ? null : order.CustomerReference],
    ...order.OrderNotes.map((note) => [text.note, note.Note] as const),
  ];
  return {
    kind: 'facts',
    rows: facts.flatMap(([name, value]) => (value === null ? [] : [{ name, value }])),
  };
}

/** Announces the confirmation of an order; what it says is read from the order when it is sent. */
export const enqueueOrderMail = (
  tx: Db,
  order: { readonly id: number; readonly number: string; readonly recipient: string },
  { storeId, language }: { readonly storeId: number; readonly language: LanguageCode },
) =>
  enqueueMailOfOrder(tx, {
    kind: 'order-confirmation',
    storeId,
    recipient: order.recipient,
    language,
    subject: texts[language].orderMail.subject(order.number),
    orderId: order.id,
  });

/** The confirmation says what the order says, which never changes. */
export async function composeOrderMail(db: Db, shopUrl: string, orderId: number, language: LanguageCode) {
  const [order, { store, branch }] = await Promise.all([
    readPlacedOrder(db, orderId, language),
    readSellerOfOrder(db, orderId),
  ]);
  const confirmed = { order, store, branch: branchLines(order, branch, language) };
  const url = storeUrl(shopUrl, store.hostName);
  return renderBody(orderConfirmationMail(url, confirmed, language), store.name);
}

interface ConfirmedOrder {
  readonly order: OrderDetail;
  readonly store: OrderStore;
  /** Whom to ask about the order, in lines. */
  readonly branch: string;
}

export function orderConfirmationMail(
  shopUrl: string,
  { order, store, branch }: ConfirmedOrder,
  language: LanguageCode,
): MailDocument {
  const text = texts[language].orderMail;
  return {
    language,
    subject: text.subject(order.OrderNumber),
    blocks: [
      { kind: 'paragraph', text: text.intro },
      linesTable(order, language),
      totals(order, store.showsNet, language),
      ...payment(order, language, store),
      delivery(order, branch, language),
      { kind: 'button', label: text.button, url: `${shopUrl}/orderdetails/${order.Id}` },
    ],
  };
}
