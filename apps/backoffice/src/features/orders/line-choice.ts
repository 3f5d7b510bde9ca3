import type { Order, OrderLine } from '@partsboard/contract/backoffice/orders';
import { useState } from 'react';

export interface LineChoice {
  readonly line: OrderLine;
  /** The most pieces that can be chosen. */
  readonly most: number;
  readonly quantity: number;
}

/** How many pieces of each line something is done to; of lines that allow none nothing is asked. */
export function useLineChoice(order: Order, mostOf: (line: OrderLine) => number, isAllAtFirst: boolean) {
  const [choices, setChoices] = useState<readonly LineChoice[]>(() =>
    order.lines
      .map((line) => ({ line, most: mostOf(line), quantity: isAllAtFirst ? mostOf(line) : 0 }))
      .filter(({ most }) => most > 0),
  );
  const setQuantity = (line: number, quantity: number) =>
    setChoices(choices.map((choice) => (choice.line.line === line ? { ...choice, quantity } : choice)));
  const lines = choices
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, quantity }) => ({ line: line.line, quantity }));
  return { choices, setQuantity, lines };
}

/** What has neither left nor been cancelled. */
export const openPieces = ({ quantity, shipped, cancelled }: OrderLine): number =>
  quantity - shipped - cancelled;
