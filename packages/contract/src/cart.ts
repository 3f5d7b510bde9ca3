import { Amount, Closed, Id, Nothing, Nullable, Text, Type, type Static } from './schema.ts';
import { defineRoutes } from './route.ts';
import { PriceFields } from './products.ts';
import { VehicleKind } from './vehicles.ts';

export const MAX_CSV_ROWS = 100;
export const MAX_ORDER_NOTE_LENGTH = 2000;
export const MAX_LINE_QUANTITY = 99_999;

export const LineQuantity = Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY });

export const CartLine = Closed({
  Quantity: Type.Integer(),
  Product: Closed({
    Id,
    Sku: Type.String(),
    Name: Type.String(),
    ...PriceFields,
    PictureUrl: Nullable(Type.String()),
  }),
  Total: Amount,
});
export type CartLine = Static<typeof CartLine>;

/** Sentences about what could not be done as asked; empty when all went well. */
export const Messages = Type.Array(Type.String());

export const Totals = Closed({
  SubTotal: Amount,
  SubTotalDiscount: Amount,
  Shipping: Nullable(Amount),
  PaymentMethodAdditionalFee: Amount,
  DisplayTax: Type.Boolean(),
  Tax: Amount,
  DisplayTaxRates: Type.Boolean(),
  TaxRates: Type.Array(Closed({ Rate: Type.Number(), Value: Amount })),
  OrderTotalDiscount: Amount,
  OrderTotal: Amount,
  Total: Amount,
  Fingerprint: Type.String({ description: 'Changes when any line, price, fee or amount does' }),
});
export type Totals = Static<typeof Totals>;

/** An id, or nothing chosen; clients also send the empty string for that. */
const ChosenId = Type.Optional(Type.Union([Id, Type.Null(), Type.Literal('')]));
const ChosenName = Type.Optional(Nullable(Text(200)));

/** The choices of the checkout, as `Totals` and `ConfirmCheckout` take them. */
export const CheckoutRequest = Closed({
  BillingAddressId: ChosenId,
  ShippingAddressId: ChosenId,
  ShippingMethodName: ChosenName,
  ShippingRateComputationMethodSystemName: ChosenName,
  PickUpInStoreId: ChosenId,
  PaymentMethodSystemName: ChosenName,
  TermsOfServiceOnOrderConfirmPage: Type.Optional(Type.Boolean()),
  OrderNote: Type.Optional(Nullable(Text(20_000))),
  OrderPointId: ChosenId,
});
export type CheckoutRequest = Static<typeof CheckoutRequest>;

const CsvRow = Closed({ sku: Text(200), quantity: Type.Union([Type.Number(), Text(40)]) });

export const CsvRowOutcome = Closed({
  Row: Type.Integer({ description: 'Counted from 1, without the header' }),
  Sku: Type.String(),
  Quantity: Nullable(Type.Integer()),
  Status: Type.Enum(['added', 'replaced', 'unavailable', 'unknown', 'ambiguous', 'bad-quantity']),
  Message: Nullable(Type.String()),
  Product: Nullable(Closed({ Id, Sku: Type.String(), Name: Type.String(), ...PriceFields })),
});
export type CsvRowOutcome = Static<typeof CsvRowOutcome>;

const CsvRows = Type.Array(CsvRow, { maxItems: MAX_CSV_ROWS });

export const cartRoutes = defineRoutes({
  cart: {
    method: 'GET',
    path: 'Level4/Cart',
    access: 'customer',
    tag: 'Cart',
    summary: 'The customer’s cart at today’s prices',
    response: Type.Array(CartLine),
  },
  addItem: {
    method: 'POST',
    path: 'Level4/AddItem',
    access: 'customer',
    tag: 'Cart',
    summary: 'Add a part; its quantity is added to what the cart holds',
    body: Closed({
      ProductId: Id,
      Quantity: LineQuantity,
      marke: Type.Optional(Nullable(Text(80))),
      produktart: Type.Optional(Nullable(VehicleKind)),
    }),
    response: Messages,
  },
  cartFromCsv: {
    method: 'POST',
    path: 'Level4/cartFromCsv',
    access: 'customer',
    tag: 'Cart',
    summary: 'Add up to 100 rows; answers a sentence for each row that was not taken or was replaced',
    body: CsvRows,
    response: Messages,
  },
  checkCsv: {
    method: 'POST',
    path: 'Level4/checkCsv',
    access: 'customer',
    tag: 'Cart',
    summary: 'What cartFromCsv would do with each row; changes nothing',
    body: CsvRows,
    response: Type.Array(CsvRowOutcome),
  },
  updateItem: {
    method: 'POST',
    path: 'ShoppingCart/UpdateItem',
    access: 'customer',
    tag: 'Cart',
    summary: 'Set the quantity of a line',
    body: Closed({ ProductId: Id, Quantity: LineQuantity }),
    response: Nothing,
  },
  deleteItem: {
    method: 'POST',
    path: 'ShoppingCart/DeleteItem',
    access: 'customer',
    tag: 'Cart',
    summary: 'Remove a line',
    body: Closed({ ProductId: Id, Quantity: Type.Optional(Type.Literal(0)) }),
    response: Nothing,
  },
  clearCart: {
    method: 'POST',
    path: 'ShoppingCart/ClearCart',
    access: 'customer',
    tag: 'Cart',
    summary: 'Remove all lines',
    response: Nothing,
  },
  totals: {
    method: 'POST',
    path: 'ShoppingCart/Totals',
    access: 'customer',
    tag: 'Cart',
    summary: 'Totals of the cart with the checkout’s choices so far',
    body: CheckoutRequest,
    response: Totals,
  },
});
