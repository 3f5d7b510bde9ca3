import { Closed, LookupText, Nullable, Type, type TSchema } from '../schema.ts';

export const PAGE_SIZE = 50;

/** What a list takes besides its filters: where to go on, and how many at once. */
export const pageInput = {
  cursor: Type.Optional(LookupText(500, { minLength: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: PAGE_SIZE })),
};

/** A page of a list. The cursor of the next one is null on the last. */
export const Page = <T extends TSchema>(item: T) =>
  Closed({
    items: Type.Array(item),
    nextCursor: Nullable(Type.String({ description: 'To be sent as cursor for the next page' })),
  });

/** A list that is short by its nature. */
export const ShortList = <T extends TSchema>(item: T) => Closed({ items: Type.Array(item) });
