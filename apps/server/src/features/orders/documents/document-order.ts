import type { OrderDetail } from '@partsboard/contract/orders';
import type { LanguageCode } from '@partsboard/contract/language';

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
  /** For which they are, in words. */
  readonly vehicles: readonly string[];
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
