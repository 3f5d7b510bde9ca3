import type { DiscountCell } from '@partsboard/contract/backoffice/discounts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatNumber, formatPercent } from '@partsboard/ui/lib/format.ts';
import { editedPercent } from './discount-cells.ts';
import type { GridEditor } from './use-grid-editor.ts';
import classes from './discounts.module.css';

interface DiscountCellProps {
  readonly row: number;
  readonly column: number;
  readonly label: string;
  readonly cell: DiscountCell | undefined;
  readonly edit: number | null | undefined;
  readonly editor: GridEditor;
  readonly isRefused: boolean;
}

/** One percentage. It is a field only while it is edited. */
export function DiscountCellBox(props: DiscountCellProps) {
  const { row, column, label, cell, edit, editor, isRefused } = props;
  const { t } = useTranslation();
  const { active, draft, setActive, setDraft, commit, onCellKey, onEditKey } = editor;
  const isActive = active.row === row && active.column === column;
  const percent = editedPercent(cell, edit);
  const shown = percent === null ? '' : formatNumber(percent);
  const isOwn = edit === undefined ? cell?.isOwn === true : edit !== null;
  const imported = cell?.importedPercent ?? null;
  const title =
    isOwn && imported !== null
      ? t('In the catalog: {{percent}}', { percent: formatPercent(imported) })
      : undefined;
  return (
    <td
      role="gridcell"
      data-place={`${row} ${column}`}
      data-changed={edit !== undefined || undefined}
      data-own={isOwn || undefined}
      className={classes.cell}
      tabIndex={isActive ? 0 : -1}
      title={title}
      onFocus={() => setActive({ row, column })}
      onDoubleClick={() => setDraft(shown)}
      onKeyDown={(event) => (isActive && draft !== null ? undefined : onCellKey(event, shown))}
    >
      {isActive && draft !== null ? (
        <input
          className={classes.input}
          aria-label={label}
          aria-invalid={isRefused || undefined}
          inputMode="decimal"
          // The person has begun to type.
          autoFocus
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onKeyDown={(event) => {
            event.stopPropagation();
            onEditKey(event);
          }}
          onBlur={() => {
            if (!commit()) setDraft(null);
          }}
        />
      ) : (
        shown
      )}
    </td>
  );
}
