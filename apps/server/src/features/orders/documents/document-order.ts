import type { OrderDetail } from '@partsboard/contract/orders';
import type { LanguageCode } from '@partsboard/contract/language';
import { texts } from '../../../messages/texts.ts';

/** Who sends the documents. */
export interface Letterhead {
  readonly name: string;
  readonly company_name: string;
  readonly company_address: string;
  readonly company_vat: string;
  readonly company_phone_number: string;
  readonly email: string;
}

/** Pieces that can be taken out of a warehouse for the order now. */
export interface PiecesToPick {
  readonly warehouse: string;
  readonly isHere: boolean;
  readonly bin: string;
  readonly number: string;
  readonly name: string;
  readonly quantity: number;
}

export interface PackedShipment {
  readonly createdAt: Date;
  readonly carrier: string | null;
  readonly trackingNumber: string;
  readonly parcels: number;
  readonly lines: readonly { readonly line: number; readonly quantity: number }[];
}

/** What documents say about an order, in the order's language. */
export interface DocumentOrder {
  readonly language: LanguageCode;
  readonly order: OrderDetail;
  readonly cancelledTotal: number;
  readonly letterhead: Letterhead;
  readonly toPick: readonly PiecesToPick[];
  readonly shipments: readonly PackedShipment[];
}

function makeFormats(language: LanguageCode) {
  const { locale } = texts[language];
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: 'PLN', useGrouping: 'always' });
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Warsaw' });
  return {
    money: (value: number) => amount.format(value),
    percent: (value: number) => `${percent.format(value)}%`,
    day: (value: Date | string) => day.format(new Date(value)),
  };
}

export const formats = { pl: makeFormats('pl'), en: makeFormats('en') } as const;
