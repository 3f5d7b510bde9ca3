import type { Content } from 'pdfmake';
import { formats } from '../../../messages/formats.ts';
import { texts } from '../../../messages/texts.ts';
import { vehicleLines } from '../../../messages/vehicle-lines.ts';
import type { DocumentOrder } from './document-order.ts';
import { beginning, facts, named, tableOf } from './layout.ts';

function linesOf({ order, language }: DocumentOrder): Content {
  const t = texts[language].documents;
  const { money, percent } = formats[language];
  return tableOf(
    [
      { title: t.columns.line, width: 22 },
      { title: t.columns.part, width: '*' },
      { title: t.columns.quantity, width: 'auto', isNumber: true },
      { title: t.columns.unitPrice, width: 'auto', isNumber: true },
      { title: t.columns.total, width: 'auto', isNumber: true },
    ],
    order.Items.map((item, index) => {
      const missing = item.Supply.find(({ Kind }) => Kind === 'back-order')?.Quantity ?? 0;
      return [
        String(index + 1),
        named(
          item.ProductName,
          item.Sku,
          ...vehicleLines(item.Quantity, item.Vehicles, language),
          ...(item.Discount > 0 ? [t.discount(percent(item.Discount))] : []),
          ...(item.CoreDeposit > 0 ? [t.deposit(money(item.CoreDeposit))] : []),
          ...(missing > 0 ? [t.backOrder(missing)] : []),
          ...(item.CancelledQuantity > 0 ? [t.cancelled(item.CancelledQuantity)] : []),
        ),
        String(item.Quantity),
        money(item.UnitPrice),
        money(item.SubTotal),
      ];
    }),
  );
}

function sums({ order, language, cancelledTotal }: DocumentOrder): Content {
  const t = texts[language].documents;
  const { money, percent } = formats[language];
  const rows: (readonly [string, number])[] = [
    [t.goods, order.OrderSubtotal],
    ...(order.OrderCoreDeposits > 0 ? [[t.deposits, order.OrderCoreDeposits] as const] : []),
    [t.shipping, order.OrderShipping],
    [t.paymentFee, order.PaymentMethodAdditionalFee],
    [t.net, order.OrderTotalNetto],
    ...order.TaxRates.map(({ Rate, Value }) => [t.tax(percent(Rate)), Value] as const),
  ];
  const totals: (readonly [string, number])[] =
    cancelledTotal > 0
      ? [
          [t.total, order.OrderTotal],
          [t.cancelledGoods, -cancelledTotal],
          [t.remaining, order.OrderTotal - cancelledTotal],
        ]
      : [[t.total, order.OrderTotal]];
  const last = totals.length - 1;
  return {
    unbreakable: true,
    columns: [
      { width: '*', text: '' },
      {
        width: 'auto',
        layout: 'noBorders',
        table: {
          body: [
            ...rows.map(([label, value]) => [
              { text: label, style: 'quiet' },
              { text: money(value), alignment: 'right' as const },
            ]),
            ...totals.map(([label, value], index) => [
              { text: label, ...(index === last ? { style: 'total' } : {}) },
              {
                text: money(value),
                alignment: 'right' as const,
                ...(index === last ? { style: 'total' } : {}),
              },
            ]),
          ],
        },
      },
    ],
  };
}

/** What the customer has ordered, with prices and how to pay. */
export function orderConfirmation(document: DocumentOrder): Content[] {
  const { order, language, cancelledTotal } = document;
  const t = texts[language].documents;
  // Nobody pays for what was cancelled altogether.
  const transfer = order.OrderTotal > cancelledTotal ? order.BankTransfer : null;
  return [
    ...beginning('confirmation', document),
    linesOf(document),
    sums(document),
    facts(
      [
        [t.payment, order.PaymentMethod],
        [t.account, transfer?.AccountNumber ?? null],
        [t.transferTitle, transfer === null ? null : order.OrderNumber],
        [t.notes, order.OrderNotes.map(({ Note }) => Note).join('\n')],
      ],
      14,
    ),
  ];
}
