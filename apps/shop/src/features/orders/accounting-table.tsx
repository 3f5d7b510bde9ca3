import type { AccountingOrder } from '@partsboard/contract/orders';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDate, formatMoney } from '@partsboard/ui/lib/format.ts';
import classes from './orders.module.css';

interface Props {
  readonly documents: readonly AccountingOrder[];
  readonly currency: string;
}

/** The customer's documents in the accounting system. */
export function AccountingTable({ documents, currency }: Props) {
  const { t } = useTranslation();
  if (documents.length === 0) return <p>{t('There are no documents.')}</p>;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('Document number')}</th>
          <th scope="col">{t('Date')}</th>
          <th scope="col">{t('Description')}</th>
          <th scope="col">{t('Due date')}</th>
          <th scope="col">{t('Branch')}</th>
          <th scope="col" data-number>
            {t('Amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <tr key={document.documentNo}>
            <th scope="row" data-label={t('Document number')}>
              {document.documentNo}
            </th>
            <td data-label={t('Date')}>{formatDate(document.documentDate)}</td>
            <td data-label={t('Description')}>{document.description}</td>
            <td data-label={t('Due date')}>{document.dueDate ? formatDate(document.dueDate) : '–'}</td>
            <td data-label={t('Branch')}>{document.branchCode}</td>
            <td data-label={t('Amount')} data-number>
              {formatMoney(document.amount, currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
