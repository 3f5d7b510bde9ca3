import type { LanguageCode } from '@partsboard/contract/language';
import type { OrderAddress } from '@partsboard/contract/address';
import type { BankTransfer } from '@partsboard/contract/orders';
import type { OrderTotals } from '@partsboard/domain/totals';
import { sql, type InsertObject } from 'kysely';
import type { ActingStaff } from '../../http/handlers.ts';
import type { Tables } from '../../db/tables.ts';
import type { LocalisedName } from '../../messages/texts.ts';
import type { PricedCartLine } from '../cart/cart.service.ts';
import type { PaymentMethodRow } from './methods.repository.ts';

export interface NewOrder {
  readonly customerId: number;
  readonly storeId: number;
  readonly language: LanguageCode;
  readonly paymentStatus: InsertObject<Tables, 'customer_order'>['payment_status'];
  readonly pickupAddress: OrderAddress | null;
  readonly shippingAddress: OrderAddress | null;
  readonly billingAddress: OrderAddress;
  readonly shippingMethod: LocalisedName;
  readonly paymentMethod: Pick<PaymentMethodRow, 'system_name' | 'name_pl' | 'name_en'>;
  readonly bankTransfer: BankTransfer | null;
  readonly branch: { readonly id: number; readonly name_pl: string; readonly name_en: string };
  /** Empty where the customer gave none. */
  readonly customerReference: string;
  readonly totals: OrderTotals;
  readonly chosen: ChosenInOrder;
  /** Who places it for the customer; null where the customer does. */
  readonly placedBy: ActingStaff | null;
  /** The last day for paying it, `YYYY-MM-DD`; null where it is not on credit. */
  readonly paymentDue: string | null;
}

/** What the next checkout begins with. */
interface ChosenInOrder {
  /** Null for what is picked up. */
  readonly shippingMethod: string | null;
  readonly shippingAddressId: number | null;
  readonly billingAddressId: number;
}

/** What an order stores of a line of the cart. */
export type OrderedLine = Pick<PricedCartLine, 'partId' | 'sku' | 'name' | 'quantity' | 'price' | 'deposit'>;

const asJson = (value: object | null) => (value === null ? null : JSON.stringify(value));

/** The next number, with what a store's numbers begin with. */
const numberIn = (storeId: number) =>
  sql<string>`(select order_prefix from store where id = ${storeId}) || nextval('order_number_seq')`;

/** An order as its table stores it: names and amounts, independent of later changes. */
export const orderRow = (order: NewOrder) =>
  ({
    customer_id: order.customerId,
    store_id: order.storeId,
    number: numberIn(order.storeId),
    language: order.language,
    payment_status: order.paymentStatus,
    pick_up_in_store: order.pickupAddress !== null,
    pickup_address: asJson(order.pickupAddress),
    shipping_address: asJson(order.shippingAddress),
    billing_address: JSON.stringify(order.billingAddress),
    shipping_method_pl: order.shippingMethod.pl,
    shipping_method_en: order.shippingMethod.en,
    payment_method: order.paymentMethod.system_name,
    payment_method_pl: order.paymentMethod.name_pl,
    payment_method_en: order.paymentMethod.name_en,
    bank_transfer: asJson(order.bankTransfer),
    warehouse_id: order.branch.id,
    warehouse_name_pl: order.branch.name_pl,
    warehouse_name_en: order.branch.name_en,
    customer_reference: order.customerReference,
    sub_total: order.totals.subTotal,
    core_deposits: order.totals.deposits,
    shipping: order.totals.shipping ?? 0,
    payment_fee: order.totals.paymentFee,
    order_discount: order.totals.orderDiscount,
    tax: order.totals.tax,
    total: order.totals.total,
    shipping_method: order.chosen.shippingMethod,
    shipping_address_id: order.chosen.shippingAddressId,
    billing_address_id: order.chosen.billingAddressId,
    payment_due: order.paymentDue,
    placed_by_staff_id: order.placedBy?.staffId ?? null,
    placed_by_staff: order.placedBy?.name ?? '',
  }) satisfies InsertObject<Tables, 'customer_order'>;

/** The lines of an order at the prices at which they were charged, numbered as they stand in the cart. */
export const lineRows = (lines: readonly OrderedLine[]) =>
  lines.map((line, index) => ({
    line: index + 1,
    part_id: line.partId,
    sku: line.sku,
    name_pl: line.name.pl,
    name_en: line.name.en,
    quantity: line.quantity,
    vat_rate: line.price.vatRate,
    discount: line.price.discount,
    unit_net: line.price.own.net,
    unit_gross: line.price.own.gross,
    catalogue_gross: line.price.catalogue.gross,
    core_deposit: line.deposit.gross,
    core_days: line.deposit.days,
  }));
