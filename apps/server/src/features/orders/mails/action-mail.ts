import type { LanguageCode } from '@partsboard/contract/language';
import { carriers, isCarrier, trackingUrl } from '@partsboard/domain/carriers';
import type { LineQuantity } from '@partsboard/domain/order-supply';
import { toMajor } from '@partsboard/domain/money';
import { formats } from '../../../messages/formats.ts';
import { texts, type Texts } from '../../../messages/texts.ts';
import type { OutgoingMail, MailBlock } from '../../mail/mail.service.ts';

export type ActionMailKind = {
  [K in keyof Texts['orderActionMails']]: Texts['orderActionMails'][K] extends { readonly subject: unknown }
    ? K
    : never;
}[keyof Texts['orderActionMails']];

export interface Parcel {
  readonly carrier: string | null;
  readonly trackingNumber: string;
  readonly parcels: number;
}

/** What a mail about an action says besides which action it is. */
export interface ActionMail {
  readonly kind: ActionMailKind;
  /** The lines that it is about; none where it is about the whole order. */
  readonly lines?: readonly LineQuantity[];
  readonly parcel?: Parcel;
  readonly note?: string;
  /** Of the return that it is about. */
  readonly returnNumber?: string;
  /** What is refunded, in grosze. */
  readonly amount?: number;
  /** What will be paid back, in grosze. */
  readonly refundDue?: number;
  /** The lines that wait for pieces. */
  readonly missing?: readonly LineQuantity[];
}

/** What is known of the order that a mail is about. */
export interface MailedOrder {
  readonly recipient: string;
  readonly order: {
    readonly id: number;
    readonly store_id: number | null;
    readonly number: string;
    readonly language: LanguageCode;
    readonly warehouse_name_pl: string;
    readonly warehouse_name_en: string;
  };
  readonly lines: readonly {
    readonly line: number;
    readonly sku: string;
    readonly name_pl: string;
    readonly name_en: string;
  }[];
}

export function carrierName(code: string | null, language: LanguageCode): string | null {
  if (!isCarrier(code)) return null;
  const { ownVan, otherCarrier } = texts[language].orderActionMails;
  return carriers[code].name ?? (code === 'own-van' ? ownVan : otherCarrier);
}

function linesTable(
  { lines }: MailedOrder,
  wanted: readonly LineQuantity[],
  language: LanguageCode,
): MailBlock {
  const [part = '', quantity = ''] = texts[language].orderActionMails.columns;
  const lineOf = new Map(lines.map((line) => [line.line, line]));
  return {
    kind: 'table',
    columns: [{ title: part }, { title: quantity, isNumber: true }],
    rows: wanted.map((each) => {
      const line = lineOf.get(each.line);
      return [[line?.[`name_${language}`], line?.sku].filter(Boolean).join('\n'), String(each.quantity)];
    }),
  };
}

function parcelFacts(parcel: Parcel, language: LanguageCode): MailBlock[] {
  const text = texts[language].orderActionMails;
  const carrier = carrierName(parcel.carrier, language);
  if (carrier === null) return [];
  return [
    {
      kind: 'facts',
      rows: [
        { name: text.carrier, value: carrier },
        ...(parcel.trackingNumber === ''
          ? []
          : [{ name: text.trackingNumber, value: parcel.trackingNumber }]),
        { name: text.parcels, value: String(parcel.parcels) },
      ],
    },
  ];
}

function moneyFacts(
  { returnNumber, amount, refundDue = 0 }: ActionMail,
  language: LanguageCode,
): MailBlock[] {
  const text = texts[language].orderActionMails;
  const money = (name: string, grosze: number) => ({
    name,
    value: formats[language].money(toMajor(grosze)),
    isStrong: true,
  });
  const rows = [
    ...(returnNumber === undefined ? [] : [{ name: text.returnNumber, value: returnNumber }]),
    ...(amount === undefined ? [] : [money(text.amount, amount)]),
    ...(refundDue > 0 ? [money(text.refundDue, refundDue)] : []),
  ];
  return rows.length === 0 ? [] : [{ kind: 'facts', rows }];
}

const IN_BRANCH: readonly ActionMailKind[] = ['make-ready', 'make-ready-part', 'allot-ready', 'allot-coming'];

/** The mail to the customer about an action on an order, in the order's language. */
export function composeActionMail(shopUrl: string, mailed: MailedOrder, mail: ActionMail): OutgoingMail {
  const { order, recipient } = mailed;
  const { language } = order;
  const text = texts[language].orderActionMails;
  const { subject, text: intro } = text[mail.kind];
  const tracking = mail.parcel && trackingUrl(mail.parcel.carrier, mail.parcel.trackingNumber);
  return {
    kind: 'order-step',
    storeId: order.store_id,
    orderId: order.id,
    language,
    recipient,
    subject: subject(order.number),
    blocks: [
      { kind: 'paragraph', text: intro },
      ...(mail.note === undefined ? [] : [{ kind: 'paragraph' as const, text: mail.note }]),
      ...(mail.lines === undefined ? [] : [linesTable(mailed, mail.lines, language)]),
      ...(mail.parcel ? parcelFacts(mail.parcel, language) : []),
      ...(mail.missing === undefined
        ? []
        : [
            { kind: 'paragraph' as const, text: text.stillToCome },
            linesTable(mailed, mail.missing, language),
          ]),
      ...moneyFacts(mail, language),
      ...(IN_BRANCH.includes(mail.kind)
        ? [
            {
              kind: 'facts' as const,
              rows: [{ name: text.branch, value: order[`warehouse_name_${language}`] }],
            },
          ]
        : []),
      ...(tracking ? [{ kind: 'button' as const, label: text.track, url: tracking }] : []),
      { kind: 'button', label: text.seeOrder, url: `${shopUrl}/orderdetails/${order.id}` },
    ],
  };
}
