import type { BoardLine } from '@partsboard/contract/boards';

/** The default quantity to order: as many as the vehicle has. */
export function defaultQuantity({ Attributes }: Pick<BoardLine, 'Attributes'>): number {
  const quantity = Number(Attributes.Quantity?.[0]);
  return Number.isInteger(quantity) && quantity > 0 ? quantity : 1;
}

/** `03/2012 – 08/2014`, with an open start or end where the catalogue has none. */
export function validity({ ValidFrom, ValidTo }: Pick<BoardLine, 'ValidFrom' | 'ValidTo'>): string | null {
  if (ValidFrom === null && ValidTo === null) return null;
  const month = (value: string | null) => (value === null ? '' : value.split('-').toReversed().join('/'));
  return `${month(ValidFrom)} – ${month(ValidTo)}`.trim();
}
