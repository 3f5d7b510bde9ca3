import { carrierCodes } from '@partsboard/domain/carriers';
import { orderStates, paymentStatuses } from '@partsboard/domain/order-status';
import { Closed, Text, Type } from './schema.ts';

export const OrderState = Type.Enum([...orderStates]);
export const PaymentStatus = Type.Enum([...paymentStatuses]);
export const Carrier = Type.Enum([...carrierCodes]);

/** Pieces of some lines of an order. */
export const LineQuantities = Type.Array(
  Closed({
    line: Type.Integer({ minimum: 1, maximum: 32_767 }),
    quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  }),
  { minItems: 1, maxItems: 1000 },
);

/** What is told about goods that leave. */
export const shipmentFields = {
  lines: Type.Optional(LineQuantities),
  carrier: Carrier,
  trackingNumber: Text(100),
  parcels: Type.Integer({ minimum: 1, maximum: 999 }),
};

export const MAX_CANCEL_REASON_LENGTH = 500;
