import type { AccountingOrder } from '@partsboard/contract/orders';
import { fromMajor, toMajor } from '@partsboard/domain/money';
import { Anchor } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDate, formatMoney } from '@partsboard/ui/lib/format.ts';
import classes from './accounting-table.module.css';
import factClasses from './order-facts.module.css';
import tableClasses from './order-table.module.css';
import { useAccountingFile } from './orders.mutations.ts';

interface Props {
  readonly documents: readonly AccountingOrder[];
  readonly currency: string;
}

/** The customer's documents in the accounting system. */
export function AccountingTable({ documents, currency }: Props) {
  const { t } = useTranslation();
  if (documents.length === 0) return <p>{t('There are no documents.')}</p>;
  const states = { paid: t('paid'), due: t('due'), overdue: t('overdue') };
  return (
    <>
      <Balance documents={documents} currency={currency} />
      <table className={tableClasses.table}>
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
            <th scope="col">{t('Payment')}</th>
            <th scope="col" data-number>
              {t('Open')}
            </th>
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => (
            <tr key={document.documentNo}>
              <th scope="row" data-label={t('Document number')}>
                <DocumentNumber document={document} />
              </th>
              <td data-label={t('Date')}>{formatDate(document.documentDate)}</td>
              <td data-label={t('Description')}>{document.description}</td>
              <td data-label={t('Due date')}>{document.dueDate ? formatDate(document.dueDate) : '–'}</td>
              <td data-label={t('Branch')}>{document.branchCode}</td>
              <td data-label={t('Amount')} data-number>
                {formatMoney(document.amount, currency)}
              </td>
              <td data-label={t('Payment')} className={classes.documentState} data-state={document.state}>
                {document.state === null ? '–' : states[document.state]}
              </td>
              <td data-label={t('Open')} data-number>
                {document.openAmount === null ? '–' : formatMoney(document.openAmount, currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Downloads the document where there is a file. */
function DocumentNumber({ document: { documentNo, fileId } }: { readonly document: AccountingOrder }) {
  const { t } = useTranslation();
  const download = useAccountingFile();
  if (fileId === null) return documentNo;
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      aria-busy={download.isPending}
      aria-label={t('Download {{name}}', { name: documentNo })}
      onClick={() => download.mutate({ id: fileId, number: documentNo })}
    >
      {documentNo} <IconDownload size={14} aria-hidden />
    </Anchor>
  );
}

/** What is still to be paid of all documents, and how much of it should have been. */
function Balance({ documents, currency }: Props) {
  const { t } = useTranslation();
  const sum = (some: readonly AccountingOrder[]) =>
    formatMoney(
      toMajor(some.reduce((total, { openAmount }) => total + fromMajor(openAmount ?? 0), 0)),
      currency,
    );
  if (documents.every(({ openAmount }) => openAmount === null)) return null;
  const overdue = documents.filter(({ state }) => state === 'overdue');
  return (
    <dl className={classes.balance}>
      <div>
        <dt className={factClasses.factName}>{t('Open balance')}</dt>
        <dd>{sum(documents)}</dd>
      </div>
      <div>
        <dt className={factClasses.factName}>{t('Of which overdue')}</dt>
        <dd data-overdue={overdue.length > 0 || undefined}>{sum(overdue)}</dd>
      </div>
    </dl>
  );
}
