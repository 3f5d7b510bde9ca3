import type { DiscountGrid, DiscountTable } from '@partsboard/contract/backoffice/discounts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useState } from 'react';
import { DiscountCellBox } from './discount-cell.tsx';
import { cellsByKey, keyOf, readBlock, readPercent, withEdits, type Edits } from './discount-cells.ts';
import { DeleteTableDialog, RenameTableDialog } from './table-dialogs.tsx';
import { TableHead } from './table-head.tsx';
import { useGridEditor } from './use-grid-editor.ts';
import classes from './discounts.module.css';

/** How many of the texts that were typed or pasted were not taken. */
export interface LeftOut {
  /** No percentages. */
  readonly refused: number;
  /** Beyond the last row or column. */
  readonly outside: number;
}

interface DiscountGridTableProps {
  readonly grid: DiscountGrid;
  readonly edits: Edits;
  readonly onEdit: (edits: Edits) => void;
  readonly onUndo: () => void;
  readonly onLeftOut: (leftOut: LeftOut) => void;
}

interface OpenedTable {
  readonly dialog: 'rename' | 'delete';
  readonly table: DiscountTable;
}

/** Groups down, tables across, a percentage in each cell; edited like a spreadsheet. */
export function DiscountGridTable({ grid, edits, onEdit, onUndo, onLeftOut }: DiscountGridTableProps) {
  const { t } = useTranslation();
  const { groups, tables } = grid;
  const cells = cellsByKey(grid);
  const [opened, setOpened] = useState<OpenedTable | null>(null);
  const [isRefused, setRefused] = useState(false);
  const { table: tableRef, editor } = useGridEditor({
    rows: groups.length,
    columns: tables.length,
    undo: onUndo,
    write: ({ row, column }, block) => {
      let refused = 0;
      let outside = 0;
      const added = block.flatMap((texts, down) =>
        texts.flatMap((text, right): [string, number | null][] => {
          const group = groups[row + down];
          const table = tables[column + right];
          if (!group || !table) {
            if (text.trim() !== '') outside += 1;
            return [];
          }
          const percent = readPercent(text);
          if (percent === undefined) {
            refused += 1;
            return [];
          }
          return [[keyOf(table.code, group.id), percent]];
        }),
      );
      if (added.length > 0) onEdit(withEdits(cells, edits, added));
      onLeftOut({ refused, outside });
      setRefused(refused > 0);
      return refused === 0;
    },
  });
  return (
    <div className={classes.scroll}>
      <table
        ref={tableRef}
        role="grid"
        aria-label={t('Discounts in percent')}
        className={classes.grid}
        onPaste={(event) => editor.onPaste(event, readBlock)}
      >
        <thead>
          <tr role="row">
            <th scope="col" role="columnheader" className={classes.corner}>
              {t('Discount group')}
            </th>
            {tables.map((table) => (
              <TableHead
                key={table.code}
                table={table}
                onRename={() => setOpened({ dialog: 'rename', table })}
                onDelete={() => setOpened({ dialog: 'delete', table })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group, row) => (
            <tr key={group.id} role="row">
              <th scope="row" role="rowheader" className={classes.group}>
                {group.code}
                <div className={classes.second}>{group.name}</div>
              </th>
              {tables.map((table, column) => (
                <DiscountCellBox
                  key={table.code}
                  row={row}
                  column={column}
                  label={`${group.code}, ${table.code}`}
                  cell={cells.get(keyOf(table.code, group.id))}
                  edit={edits.get(keyOf(table.code, group.id))}
                  editor={editor}
                  isRefused={isRefused}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {opened?.dialog === 'rename' ? (
        <RenameTableDialog table={opened.table} onClose={() => setOpened(null)} />
      ) : null}
      {opened?.dialog === 'delete' ? (
        <DeleteTableDialog table={opened.table} onClose={() => setOpened(null)} />
      ) : null}
    </div>
  );
}
