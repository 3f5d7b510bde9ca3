import type { LanguageCode } from '@partsboard/contract/language';
import { carriers, isCarrier, trackingUrl } from '@partsboard/domain/carriers';
import type { LineQuantity } from '@partsboard/domain/order-supply';
import { texts, type Texts } from '../../messages/texts.ts';
import type { OutgoingMail, MailBlock } from '../mail/mail.service.ts';
import type { LockedOrder } from './order-changes.repository.ts';

export type StepMailKind = {
  [K in keyof Texts['orderSteps']]: Texts['orderSteps'][K] extends { readonly subject: unknown } ? K : never;
}[keyof Texts['orderSteps']];

export interface Parcel {
  readonly carrier: string | null;
  readonly trackingNumber: string;
  readonly parcels: number;
}

/** What a mail about a step says besides which step it is. */
export interface StepMail {
  readonly kind: StepMailKind;
  /** The lines that it is about; none where it is about the whole order. */
  readonly lines?: readonly LineQuantity[];
  readonly parcel?: Parcel;
  readonly note?: string;
}

export function carrierName(code: string | null, language: LanguageCode): string | null {
  if (!isCarrier(code)) return null;
  const { ownVan, otherCarrier } = texts[language].orderSteps;
  return carriers[code].name ?? (code === 'own-van' ? ownVan : otherCarrier);
}

function linesTable(locked: LockedOrder, wanted: readonly LineQuantity[], language: LanguageCode): MailBlock {
  const [part = '', quantity = ''] = texts[language].orderSteps.columns;
  const lineOf = new Map(locked.lines.map((line) => [line.line, line]));
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
  const text = texts[language].orderSteps;
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

/** The mail to the customer about a step of an order, in the order's language. */
export function composeStepMail(shopUrl: string, locked: LockedOrder, mail: StepMail): OutgoingMail {
  const { order, recipient } = locked;
  const { language } = order;
  const text = texts[language].orderSteps;
  const { subject, text: intro } = text[mail.kind];
  const tracking = mail.parcel && trackingUrl(mail.parcel.carrier, mail.parcel.trackingNumber);
  return {
    kind: 'order-step',
    language,
    recipient,
    subject: subject(order.number),
    blocks: [
      { kind: 'paragraph', text: intro },
      ...(mail.note === undefined ? [] : [{ kind: 'paragraph' as const, text: mail.note }]),
      ...(mail.lines === undefined ? [] : [linesTable(locked, mail.lines, language)]),
      ...(mail.parcel ? parcelFacts(mail.parcel, language) : []),
      ...(mail.kind === 'make-ready'
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
