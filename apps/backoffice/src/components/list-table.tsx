import 'mantine-datatable/styles.layer.css';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { DataTable, type DataTableColumn, type DataTableRowExpansionProps } from 'mantine-datatable';
import classes from './list-table.module.css';

export interface ListSelection<T> {
  readonly selected: readonly T[];
  readonly onChange: (records: T[]) => void;
  /** What a checkbox is called for screen readers. */
  readonly labelOf: (record: T) => string;
}

interface ListTableProps<T> {
  readonly label: string;
  readonly records: readonly T[];
  readonly columns: DataTableColumn<T>[];
  readonly isFetching: boolean;
  readonly emptyText: string;
  readonly rowExpansion?: DataTableRowExpansionProps<T>;
  readonly selection?: ListSelection<T> | undefined;
}

/** For columns that a phone, or a small laptop, has no room for. */
export const WIDE = '(min-width: 62em)';
export const WIDEST = '(min-width: 80em)';

/** A list of records with the look and the texts of the back office. Its head stays in sight on a wide screen. */
export function ListTable<T extends { readonly id: number }>(props: ListTableProps<T>) {
  const { label, records, columns, isFetching, emptyText, rowExpansion, selection } = props;
  const { t } = useTranslation();
  // The library only makes its words transparent, and screen readers would read them beside the rows.
  const isEmpty = records.length === 0 && !isFetching;
  return (
    <DataTable<T>
      aria-label={label}
      className={classes.list ?? ''}
      records={[...records]}
      columns={columns}
      idAccessor="id"
      withTableBorder
      borderRadius="md"
      verticalSpacing="xs"
      horizontalSpacing="xs"
      highlightOnHover
      minHeight={records.length === 0 ? 160 : 0}
      fetching={isFetching}
      loaderBackgroundBlur={0}
      noRecordsText={emptyText}
      {...(isEmpty ? {} : { emptyState: <></> })}
      scrollAreaProps={{ type: 'auto', viewportProps: { tabIndex: 0, 'aria-label': t('Table') } }}
      {...(rowExpansion ? { rowExpansion } : {})}
      {...(selection
        ? {
            selectedRecords: [...selection.selected],
            onSelectedRecordsChange: selection.onChange,
            // Where there are no rows yet a click would select nothing, and be lost.
            allRecordsSelectionCheckboxProps: {
              'aria-label': t('Select all'),
              disabled: isFetching || records.length === 0,
            },
            getRecordSelectionCheckboxProps: (record: T) => ({ 'aria-label': selection.labelOf(record) }),
          }
        : {})}
    />
  );
}
