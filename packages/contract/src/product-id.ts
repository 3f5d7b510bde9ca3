/**
 * A product page shows a board (a grouped product) or a part (a simple product) under one address, so both
 * share one space of product ids: parts below this number, boards above it.
 */
export const FIRST_BOARD_PRODUCT_ID = 1_000_000_000;

export const productIdOfBoard = (boardId: number): number => FIRST_BOARD_PRODUCT_ID + boardId;

/** Which row a product id stands for. */
export const parseProductId = (
  productId: number,
): { readonly kind: 'board' | 'part'; readonly id: number } =>
  productId >= FIRST_BOARD_PRODUCT_ID
    ? { kind: 'board', id: productId - FIRST_BOARD_PRODUCT_ID }
    : { kind: 'part', id: productId };
