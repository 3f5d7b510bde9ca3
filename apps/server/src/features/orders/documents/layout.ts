import type { OrderAddress } from '@partsboard/contract/address';
import type { OrderDocumentKind } from '@partsboard/contract/backoffice/order-documents';
import type { Content, CustomTableLayout, TableCell } from 'pdfmake';
import { formats } from '../../../messages/formats.ts';
import { filledLines, postalLines } from '../../../messages/postal-lines.ts';
import { texts } from '../../../messages/texts.ts';
import type { DocumentOrder } from './document-order.ts';
import type { DocumentDefinition } from './pdf.ts';

const ACCENT = '#d9480f';
const QUIET = '#4a5563';
const RULE = '#d6dee5';

/** Thin lines below the rows, a strong one below the head. */
const rows: CustomTableLayout = {
  hLineWidth: (index, { table }) => (index === 0 || index === table.body.length ? 0 : index === 1 ? 1 : 0.5),
  hLineColor: (index) => (index === 1 ? QUIET : RULE),
  vLineWidth: () => 0,
  paddingTop: () => 5,
  paddingBottom: () => 5,
  paddingLeft: (index) => (index === 0 ? 0 : 6),
  paddingRight: (index, { table }) => (index === (table.body[0]?.length ?? 0) - 1 ? 0 : 6),
};

export interface Column {
  readonly title: string;
  readonly width: number | '*' | 'auto';
  readonly isNumber?: boolean;
}

/** A table whose head is repeated on each page; no row is broken in two. */
export const tableOf = (columns: readonly Column[], body: readonly (readonly Content[])[]): Content => ({
  layout: rows,
  margin: [0, 14, 0, 10],
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: columns.map(({ width }) => width),
    body: [
      columns.map(({ title, isNumber }): TableCell => ({
        text: title,
        style: 'head',
        alignment: isNumber === true ? 'right' : 'left',
      })),
      ...body.map((cells) =>
        cells.map((cell, index): TableCell => ({
          stack: [cell],
          alignment: columns[index]?.isNumber === true ? 'right' : 'left',
        })),
      ),
    ],
  },
});

/** A name in bold, and what more there is to say about it in quiet lines below. */
export const named = (name: string, ...more: readonly string[]): Content => [
  { text: name, bold: true },
  ...more.map((text): Content => ({ text, style: 'quiet' })),
];

const addressLines = (address: OrderAddress): string[] =>
  filledLines([...postalLines(address), address.Country, address.PhoneNumber]);

export const block = (title: string, lines: readonly string[]): Content => ({
  stack: [{ text: title, style: 'label' }, ...lines.map((text): Content => ({ text }))],
});

/** Label and value, two columns; what has no value is left out. */
export function facts(entries: readonly (readonly [string, string | null])[], marginTop = 0): Content {
  const known = entries.filter(([, value]) => value !== null && value !== '');
  if (known.length === 0) return [];
  return {
    margin: [0, marginTop, 0, 0],
    layout: { defaultBorder: false, paddingLeft: () => 0, paddingTop: () => 1, paddingBottom: () => 1 },
    table: {
      widths: ['auto', '*'],
      body: known.map(([label, value]) => [
        // Their lines stand on one line of type, whatever their sizes are.
        { text: label, style: 'quiet', noWrap: true, margin: [0, 1, 0, 0] },
        { text: value ?? '' },
      ]),
    },
  };
}

function letterhead({ letterhead: sender, language }: DocumentOrder): Content {
  const t = texts[language].documents;
  return {
    columns: [
      { text: sender.name, fontSize: 18, bold: true, color: ACCENT, width: '*' },
      {
        width: 'auto',
        alignment: 'right',
        style: 'quiet',
        stack: [
          { text: sender.company_name, bold: true },
          sender.company_address,
          t.vatNumber(sender.company_vat),
          [t.phone(sender.company_phone_number), sender.email].join(' · '),
        ],
      },
    ],
    margin: [0, 0, 0, 18],
  };
}

/** What every document begins with: who sends it, what it is, when and by whom the order was placed. */
export function beginning(kind: OrderDocumentKind, document: DocumentOrder): Content[] {
  const { order, language } = document;
  const t = texts[language].documents;
  return [
    letterhead(document),
    { text: t.titles[kind](order.OrderNumber), style: 'title' },
    {
      columns: [
        facts([
          [t.placed, formats[language].day(order.CreatedOn)],
          [t.reference, order.CustomerReference],
          [t.branch, order.OrderPoint],
          [t.delivery, order.ShippingMethod],
        ]),
        order.PickupAddress
          ? block(t.pickup, addressLines(order.PickupAddress))
          : block(t.shipTo, order.ShippingAddress ? addressLines(order.ShippingAddress) : []),
        block(t.billTo, [
          ...addressLines(order.BillingAddress),
          ...(order.BillingAddress.VatNumber ? [t.vatNumber(order.BillingAddress.VatNumber)] : []),
        ]),
      ],
      columnGap: 16,
    },
  ];
}

/** One file of several documents, each beginning on a page of its own. */
export function fileOf(
  title: string,
  documents: readonly Content[][],
  page: (page: number, pages: number) => string,
) {
  return {
    info: { title },
    pageSize: 'A4',
    pageMargins: [42, 42, 42, 48],
    defaultStyle: { font: 'Roboto', fontSize: 9, color: '#1b2430', lineHeight: 1.2 },
    styles: {
      title: { fontSize: 15, bold: true, margin: [0, 0, 0, 10] },
      head: { fontSize: 8, color: QUIET, bold: true },
      label: { fontSize: 8, color: QUIET, bold: true },
      quiet: { fontSize: 8, color: QUIET },
      total: { fontSize: 11, bold: true },
    },
    footer: (current, pages) => ({
      text: page(current, pages),
      alignment: 'right',
      style: 'quiet',
      margin: [42, 12, 42, 0],
    }),
    content: documents.map((stack, index) => ({
      stack,
      ...(index === 0 ? {} : { pageBreak: 'before' as const }),
    })),
  } satisfies DocumentDefinition;
}
