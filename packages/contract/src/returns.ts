import { returnKinds, returnReasons, returnStates } from '@partsboard/domain/return-transitions';
import { Amount, Closed, Id, Moment, MultilineText, Nullable, Type, type Static } from './schema.ts';
import { defineRoutes } from './route.ts';

export const ReturnKind = Type.Enum([...returnKinds]);
export const ReturnReason = Type.Enum([...returnReasons]);
export const ReturnState = Type.Enum([...returnStates]);

export const MAX_RETURN_COMMENT_LENGTH = 1000;
export const MAX_RETURN_PHOTOS = 3;
export const MAX_RETURN_PHOTO_BYTES = 2_000_000;

/** Base64 needs four characters for three bytes. */
const MAX_PHOTO_TEXT = Math.ceil(MAX_RETURN_PHOTO_BYTES / 3) * 4;

/** A return as its customer sees it. */
export const OrderReturn = Closed({
  Id,
  Number: Type.String(),
  CreatedOn: Moment,
  Kind: ReturnKind,
  State: ReturnState,
  Reason: ReturnReason,
  Comment: Type.String(),
  Answer: Type.String({ description: 'What the shop has written about it; empty where nothing' }),
  Photos: Type.Integer({ description: 'How many were sent' }),
  Lines: Type.Array(
    Closed({
      Line: Type.Integer(),
      Quantity: Type.Integer(),
      Accepted: Type.Integer({ description: 'Pieces that have arrived and are refunded' }),
    }),
  ),
  RefundedAmount: Nullable(Amount),
});
export type OrderReturn = Static<typeof OrderReturn>;

export const NewReturn = Closed({
  OrderId: Id,
  RequestKey: Type.String({
    minLength: 8,
    maxLength: 64,
    pattern: '^[\\w-]+$',
    description: 'Made up by the caller: the same request, sent again, makes no second return',
  }),
  Kind: ReturnKind,
  Lines: Type.Array(
    Closed({
      Line: Type.Integer({ minimum: 1, maximum: 32_767 }),
      Quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    }),
    { minItems: 1, maxItems: 1000 },
  ),
  Reason: ReturnReason,
  Comment: MultilineText(MAX_RETURN_COMMENT_LENGTH),
  Photos: Type.Array(
    Type.String({
      minLength: 1,
      maxLength: MAX_PHOTO_TEXT,
      // Without a pattern, which would go through megabytes: what is no Base64 is refused when it is decoded.
      description: 'A JPEG, PNG or WebP file, Base64-encoded',
    }),
    { maxItems: MAX_RETURN_PHOTOS },
  ),
});
export type NewReturn = Static<typeof NewReturn>;

export const returnRoutes = defineRoutes({
  requestReturn: {
    method: 'POST',
    path: 'Order/Return',
    access: 'customer',
    tag: 'User',
    summary: 'Ask to return pieces of an order that were delivered and are not on their way back yet',
    body: NewReturn,
    bodyLimit: MAX_RETURN_PHOTOS * MAX_PHOTO_TEXT + 200_000,
    response: OrderReturn,
  },
});
