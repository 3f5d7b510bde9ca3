import 'mantine-datatable/styles.layer.css';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { DataTable, type DataTableColumn, type DataTableRowExpansionProps } from 'mantine-datatable';

interface ListTableProps<T> {
  readonly label: string;
  readonly records: readonly T[];
  readonly columns: DataTableColumn<T>[];
  readonly isFetching: boolean;
  readonly emptyText: string;
  readonly rowExpansion?: DataTableRowExpansionProps<T>;
}

/** For columns that a phone, or a small laptop, has no room for. */
export const WIDE = '(min-width: 62em)';
export const WIDEST = '(min-width: 80em)';

/** A list of records with the look and the texts of the back office. */
export function ListTable<T extends { readonly id: number }>(props: ListTableProps<T>) {
  const { label, records, columns, isFetching, emptyText, rowExpansion } = props;
  const { t } = useTranslation();
  return (
    <DataTable<T>
      aria-label={label}
      records={[...records]}
      columns={columns}
      idAccessor="id"
      withTableBorder
      borderRadius="md"
      verticalSpacing="xs"
      highlightOnHover
      minHeight={records.length === 0 ? 160 : 0}
      fetching={isFetching}
      loaderBackgroundBlur={0}
      noRecordsText={emptyText}
      scrollAreaProps={{ type: 'auto', viewportProps: { tabIndex: 0, 'aria-label': t('Table') } }}
      {...(rowExpansion ? { rowExpansion } : {})}
    />
  );
}
