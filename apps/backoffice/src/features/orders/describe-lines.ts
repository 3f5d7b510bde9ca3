import type { Order } from '@partsboard/contract/backoffice/orders';
import { isObject } from '@partsboard/ui/lib/is-object.ts';

interface LineQuantity {
  readonly line: number;
  readonly quantity: number;
}

const isLineQuantity = (value: unknown): value is LineQuantity =>
  isObject(value) && typeof value.line === 'number' && typeof value.quantity === 'number';

/** The lines that an entry of the time line is about. */
export const linesOf = (data: Readonly<Record<string, unknown>>): readonly LineQuantity[] =>
  Array.isArray(data.lines) ? data.lines.filter(isLineQuantity) : [];

/** `2 × 34 11 5 318 642, 1 × …` */
export function describeLines({ lines }: Pick<Order, 'lines'>, wanted: readonly LineQuantity[]): string {
  const numberOf = new Map(lines.map(({ line, number }) => [line, number]));
  return wanted.map(({ line, quantity }) => `${quantity} × ${numberOf.get(line) ?? line}`).join(', ');
}
