import type { OrderSummary } from '@partsboard/contract/backoffice/orders';
import { Group } from '@mantine/core';
import { formatMoney, formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { DataTableColumn } from 'mantine-datatable';
import { WIDE, WIDEST } from '../../components/list-table.tsx';
import rowLink from '../../components/row-link.module.css';
import { paths } from '../../lib/paths.ts';
import { MissingBadge, OverdueBadge, PaymentBadge, RefundBadge, StateBadge } from './order-badges.tsx';
import classes from './order-list.module.css';

/** Not on a phone. */
const TABLET = '(min-width: 48em)';

interface ColumnOptions {
  readonly unseen: ReadonlySet<number>;
  readonly hasBranch: boolean;
}

/** The whole row is the link of its number. */
export const orderColumns = (
  t: TFunction,
  { unseen, hasBranch }: ColumnOptions,
): DataTableColumn<OrderSummary>[] => [
  {
    accessor: 'number',
    title: t('Number'),
    width: 124,
    render: ({ id, number, customerReference, customer }) => (
      <>
        {unseen.has(id) ? (
          <span className={classes.unseen} role="img" aria-label={t('Just arrived')} />
        ) : null}
        <Link to={paths.order} params={{ id: String(id) }} className={rowLink.link}>
          {number}
        </Link>
        <div className={classes.second}>{customerReference}</div>
        <div className={classes.onPhone}>{customer.company || customer.name}</div>
      </>
    ),
  },
  {
    accessor: 'createdAt',
    title: t('Placed'),
    noWrap: true,
    visibleMediaQuery: WIDE,
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatShortDateTime(createdAt)}</time>,
  },
  {
    accessor: 'customer',
    title: t('Customer'),
    visibleMediaQuery: TABLET,
    render: ({ customer }) => (
      <>
        <div className={classes.cut} title={customer.company}>
          {customer.company || customer.name}
        </div>
        {customer.company ? <div className={classes.second}>{customer.name}</div> : null}
      </>
    ),
  },
  {
    accessor: 'state',
    title: t('Status'),
    render: ({ state, isOverdue, missing, refundDue, total }) => (
      <Group gap={6}>
        <StateBadge state={state} />
        {isOverdue ? <OverdueBadge /> : null}
        {missing > 0 ? <MissingBadge count={missing} /> : null}
        {refundDue > 0 ? <RefundBadge amount={refundDue} /> : null}
        <span className={classes.onPhone} data-numeric>
          {formatMoney(total)}
        </span>
      </Group>
    ),
  },
  { accessor: 'shippingMethod', title: t('Delivery'), visibleMediaQuery: WIDEST },
  {
    accessor: 'paymentStatus',
    title: t('Payment'),
    visibleMediaQuery: WIDEST,
    render: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} />,
  },
  ...(hasBranch
    ? [
        {
          accessor: 'branch',
          title: t('Branch'),
          visibleMediaQuery: WIDEST,
          render: ({ branch }: OrderSummary) => <span title={branch.name}>{branch.code}</span>,
        },
      ]
    : []),
  {
    accessor: 'total',
    title: t('Total'),
    visibleMediaQuery: TABLET,
    textAlign: 'right',
    noWrap: true,
    render: ({ total, lineCount }) => (
      <>
        {formatMoney(total)}
        <div className={classes.second}>{t('{{count}} lines', { count: lineCount })}</div>
      </>
    ),
  },
];
