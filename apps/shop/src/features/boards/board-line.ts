import type { BoardLine } from '@partsboard/contract/products';

/** Pieces to order unless the person says otherwise: as many as the car has. */
export function defaultQuantity({ Attributes }: Pick<BoardLine, 'Attributes'>): number {
  const quantity = Number(Attributes.Quantity?.[0]);
  return Number.isInteger(quantity) && quantity > 0 ? quantity : 1;
}

/** `03/2012 – 08/2014`, open at an end that the catalogue leaves open. */
export function validity({ ValidFrom, ValidTo }: Pick<BoardLine, 'ValidFrom' | 'ValidTo'>): string | null {
  if (ValidFrom === null && ValidTo === null) return null;
  const month = (value: string | null) => (value === null ? '' : value.split('-').toReversed().join('/'));
  return `${month(ValidFrom)} – ${month(ValidTo)}`.trim();
}
