import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';

interface Place {
  readonly row: number;
  readonly column: number;
}

interface GridEditorOptions {
  readonly rows: number;
  readonly columns: number;
  /** Writes texts from a cell on to the right and down; says whether the first could be read. */
  readonly write: (place: Place, block: readonly (readonly string[])[]) => boolean;
  /** Takes the last change back. */
  readonly undo: () => void;
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && /^[\d.,]$/.test(key);

/** The keyboard of a spreadsheet: arrows move, typing and Enter edit, Escape and Ctrl+Z take back, a block can be pasted. */
export function useGridEditor({ rows, columns, write, undo }: GridEditorOptions) {
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  /** What is being typed; null while nothing is. */
  const [draft, setDraft] = useState<string | null>(null);

  const focus = ({ row, column }: Place) =>
    table.current?.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`)?.focus();

  const go = (row: number, column: number) => {
    const place = {
      row: Math.min(rows - 1, Math.max(0, row)),
      column: Math.min(columns - 1, Math.max(0, column)),
    };
    setActive(place);
    focus(place);
  };

  const move = ([down, right]: readonly [number, number]) => go(active.row + down, active.column + right);

  /** Whether what was typed could be read, or nothing was. */
  const commit = (): boolean => {
    if (draft !== null && !write(active, [[draft]])) return false;
    setDraft(null);
    return true;
  };

  const onEditKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      setDraft(null);
      focus(active);
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      if (!commit()) return;
      const isBack = event.shiftKey ? -1 : 1;
      move(event.key === 'Enter' ? [isBack, 0] : [0, isBack]);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      if (commit()) move(event.key === 'ArrowUp' ? [-1, 0] : [1, 0]);
    }
  };

  const onCellKey = (event: KeyboardEvent, shown: string) => {
    const step = steps[event.key];
    if (step) move(step);
    else if ((event.ctrlKey || event.metaKey) && event.key === 'z') undo();
    else if (event.key === 'Home') go(event.ctrlKey ? 0 : active.row, 0);
    else if (event.key === 'End') go(event.ctrlKey ? rows - 1 : active.row, columns - 1);
    else if (event.key === 'Enter' || event.key === 'F2') setDraft(shown);
    else if (event.key === 'Delete' || event.key === 'Backspace') write(active, [['']]);
    else if (isTyped(event)) setDraft(event.key);
    else return;
    event.preventDefault();
  };

  const onPaste = (event: ClipboardEvent, readBlock: (text: string) => string[][]) => {
    if (draft !== null) return;
    event.preventDefault();
    write(active, readBlock(event.clipboardData.getData('text/plain')));
  };

  return { table, editor: { active, draft, setActive, setDraft, commit, onEditKey, onCellKey, onPaste } };
}

export type GridEditor = ReturnType<typeof useGridEditor>['editor'];
