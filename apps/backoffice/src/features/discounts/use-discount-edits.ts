import type { DiscountGrid } from '@partsboard/contract/backoffice/discounts';
import { useState } from 'react';
import { editsWithin, NO_EDITS, overtakenCells, type Edits, type OvertakenCell } from './discount-cells.ts';

/** What is not saved yet, step by step, and what others have meanwhile set in the same cells. */
export function useDiscountEdits(grid: DiscountGrid) {
  /** The last step is what the grid shows. */
  const [steps, setSteps] = useState<readonly Edits[]>([]);
  const [seen, setSeen] = useState(grid);
  const [overtaken, setOvertaken] = useState<readonly OvertakenCell[]>([]);
  const edits = steps.at(-1) ?? NO_EDITS;
  // The grid was read again: what is being edited would hide what others have set there.
  if (seen !== grid) {
    const found = overtakenCells(seen, grid, edits);
    const keys = new Set(found.map(({ key }) => key));
    setSeen(grid);
    setOvertaken([...overtaken.filter(({ key }) => !keys.has(key)), ...found]);
    setSteps(steps.map((step) => editsWithin(grid, step)));
  }
  /** Those that are still edited. */
  const hidden = overtaken.filter(({ key }) => edits.has(key));
  return {
    edits,
    overtaken: hidden,
    keepTheirs: () => {
      const keys = new Set(hidden.map(({ key }) => key));
      setSteps([...steps, new Map([...edits].filter(([key]) => !keys.has(key)))]);
    },
    canUndo: steps.length > 0,
    edit: (next: Edits) => setSteps([...steps, next]),
    undo: () => setSteps(steps.slice(0, -1)),
    clear: () => {
      setSteps([]);
      setOvertaken([]);
    },
  };
}
