import type { LanguageCode } from '@partsboard/contract/language';
import type { LineVehicles } from '@partsboard/contract/line-vehicles';
import { toMajor } from '@partsboard/domain/money';
import { formats } from '../../../messages/formats.ts';
import { texts } from '../../../messages/texts.ts';
import { vehicleLines } from '../../../messages/vehicle-lines.ts';
import type { OutgoingMail } from '../../mail/mail.service.ts';

/** Which branch is told, and in which language. */
export interface ToldBranch {
  readonly email: string;
  readonly language: LanguageCode;
}

export interface BranchMail {
  readonly orderId: number;
  readonly number: string;
  readonly customer: string;
  /** The customer's own; empty where there is none. */
  readonly reference: string;
  readonly delivery: string;
  readonly payment: string;
  readonly notes: readonly string[];
  /** In grosze. */
  readonly total: number;
  readonly lines: readonly {
    readonly name: string;
    readonly sku: string;
    readonly quantity: number;
    readonly vehicles: LineVehicles;
    /** Pieces that have to be ordered. */
    readonly missing: number;
  }[];
}

/** Tells a branch of one new order. */
export function composeBranchMail(
  shopUrl: string,
  { email, language }: ToldBranch,
  mail: BranchMail,
): OutgoingMail {
  const { branchMail: text } = texts[language];
  const [part = '', quantity = '', toOrder = ''] = text.columns;
  return {
    kind: 'branch-order',
    orderId: mail.orderId,
    language,
    recipient: email,
    subject: text.subject(mail.number, mail.customer),
    blocks: [
      { kind: 'paragraph', text: text.intro },
      {
        kind: 'table',
        columns: [{ title: part }, { title: quantity, isNumber: true }, { title: toOrder, isNumber: true }],
        rows: mail.lines.map((line) => [
          [line.name, line.sku, ...vehicleLines(line.quantity, line.vehicles, language)].join('\n'),
          String(line.quantity),
          String(line.missing),
        ]),
      },
      {
        kind: 'facts',
        rows: [
          { name: text.customer, value: mail.customer },
          ...(mail.reference === '' ? [] : [{ name: text.reference, value: mail.reference }]),
          { name: text.delivery, value: mail.delivery },
          { name: text.payment, value: mail.payment },
          ...mail.notes.map((note) => ({ name: text.note, value: note })),
          { name: text.total, value: formats[language].money(toMajor(mail.total)) },
        ],
      },
      { kind: 'button', label: text.button, url: `${shopUrl}/backoffice/orders/${mail.orderId}` },
    ],
  };
}

export interface DigestLine {
  readonly number: string;
  readonly customer: string;
  readonly lines: number;
  /** In grosze. */
  readonly total: number;
}

/** Tells a branch of all orders since the last digest. */
export function composeDigest(
  shopUrl: string,
  { email, language }: ToldBranch,
  orders: readonly DigestLine[],
): OutgoingMail {
  const { branchMail: text } = texts[language];
  const [number = '', customer = '', lines = '', total = ''] = text.digestColumns;
  return {
    kind: 'branch-digest',
    language,
    recipient: email,
    subject: text.digestSubject(orders.length),
    blocks: [
      { kind: 'paragraph', text: text.digestIntro },
      {
        kind: 'table',
        columns: [
          { title: number },
          { title: customer },
          { title: lines, isNumber: true },
          { title: total, isNumber: true },
        ],
        rows: orders.map((order) => [
          order.number,
          order.customer,
          String(order.lines),
          formats[language].money(toMajor(order.total)),
        ]),
      },
      { kind: 'button', label: text.digestButton, url: `${shopUrl}/backoffice/orders` },
    ],
  };
}
