import type { LanguageCode } from '@partsboard/contract/language';
import type { PaymentMethod, PickupPoint, PlacedOrder, ShippingMethod } from '@partsboard/contract/checkout';
import { toMajor } from '@partsboard/domain/money';
import { openingHours } from '../../messages/opening-hours.ts';
import { inLanguage, type Message } from '../../messages/texts.ts';
import { feeFor, missesDeparture } from './delivery-rules.ts';
import type { BranchRow, PaymentMethodRow, ShippingMethodRow } from './methods.repository.ts';
import type { PlacedOrder as PlacedOrderRow } from './place-order.repository.ts';

export const toPlacedOrder = (row: PlacedOrderRow): PlacedOrder => ({
  Id: row.id,
  OrderNumber: row.number,
});

/** When something would leave, and when nothing does. */
interface Departure {
  readonly now: Date;
  readonly closedDays: readonly string[];
}

/** What a person should know before choosing a method now. */
function warningsOf({ order_until: until }: ShippingMethodRow, { now, closedDays }: Departure): Message[] {
  switch (missesDeparture(until, now, closedDays)) {
    case 'holiday':
      return [(t) => t.checkout.onHoliday];
    case 'weekend':
      return [(t) => t.checkout.onWeekend];
    case 'too-late':
      return [(t) => t.checkout.afterDeparture((until ?? '').slice(0, 5))];
    case null:
      return [];
  }
}

export const toShippingMethod = (
  row: ShippingMethodRow,
  cart: { readonly subTotal: number } & Departure,
  selected: boolean,
  language: LanguageCode,
): ShippingMethod => ({
  Name: row[`name_${language}`],
  Fee: toMajor(
    feeFor({ feeNet: row.fee_net, vatRate: row.vat_rate, freeFrom: row.free_from }, cart.subTotal).unit.gross,
  ),
  Description: row[`description_${language}`],
  ShippingRateComputationMethodSystemName: row.system_name,
  Selected: selected,
  WarehouseIds: row.branch_ids,
  Warnings: inLanguage(warningsOf(row, cart), language),
});

export const toPaymentMethod = (
  row: PaymentMethodRow,
  selected: boolean,
  language: LanguageCode,
): PaymentMethod => ({
  Name: row[`name_${language}`],
  Fee: toMajor(feeFor({ feeNet: row.fee_net, vatRate: row.vat_rate }, 0).unit.gross),
  Description: row[`description_${language}`],
  PaymentMethodSystemName: row.system_name,
  AvailableShipments: row.available_shipments,
  Selected: selected,
});

export const toPickupPoint = (row: BranchRow, isDefault: boolean, language: LanguageCode): PickupPoint => ({
  Id: row.id,
  Name: row[`name_${language}`],
  Description: openingHours({ ...row, hours: row[`opening_hours_${language}`] }, language),
  Default: isDefault,
  WarehouseId: row.id,
  Address: {
    Address1: row.address1,
    City: row.city,
    ZipPostalCode: row.zip_postal_code,
    CountryId: row.country_id,
    PhoneNumber: row.phone_number,
    Email: row.email,
  },
});
