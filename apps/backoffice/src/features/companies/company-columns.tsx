import type { CompanySummary } from '@partsboard/contract/backoffice/companies';
import { formatMoney, formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { DataTableColumn } from 'mantine-datatable';
import { WIDE, WIDEST } from '../../components/list-table.tsx';
import rowLink from '../../components/row-link.module.css';
import { paths } from '../../lib/paths.ts';
import { nameOf } from './company-texts.ts';
import { StandingBadge } from './standing-badge.tsx';
import classes from './company-list.module.css';

/** The whole row is the link of its name. */
export const companyColumns = (t: TFunction): DataTableColumn<CompanySummary>[] => [
  {
    accessor: 'name',
    title: t('Customer'),
    render: (company) => (
      <>
        <Link
          to={paths.customer}
          params={{ id: String(company.id) }}
          className={`${rowLink.link} ${classes.name}`}
        >
          {nameOf(t, company)}
        </Link>
        <div className={classes.second}>{company.vatNumber}</div>
      </>
    ),
  },
  {
    accessor: 'person',
    title: t('Person'),
    visibleMediaQuery: WIDE,
    render: ({ person }) => (
      <>
        <div>{person.name}</div>
        <div className={classes.second}>{person.email}</div>
      </>
    ),
  },
  {
    accessor: 'standing',
    title: t('Status'),
    render: ({ standing }) => <StandingBadge standing={standing} />,
  },
  {
    accessor: 'branch',
    title: t('Home branch'),
    visibleMediaQuery: WIDEST,
    render: ({ branch }) => branch?.name ?? '–',
  },
  {
    accessor: 'discountTable',
    title: t('Discount table'),
    visibleMediaQuery: WIDE,
    render: ({ discountTable }) => <span title={discountTable?.name}>{discountTable?.code ?? '–'}</span>,
  },
  {
    accessor: 'creditUsed',
    title: t('Credit used'),
    textAlign: 'right',
    noWrap: true,
    visibleMediaQuery: WIDE,
    render: ({ creditLimit, creditUsed, overdue }) =>
      creditLimit === 0 && creditUsed === 0 ? (
        '–'
      ) : (
        <>
          {formatMoney(creditUsed)}
          <div className={overdue > 0 ? classes.overdue : classes.second}>
            {overdue > 0
              ? t('{{amount}} overdue', { amount: formatMoney(overdue) })
              : t('of {{amount}}', { amount: formatMoney(creditLimit) })}
          </div>
        </>
      ),
  },
  {
    accessor: 'createdAt',
    title: t('Registered'),
    noWrap: true,
    visibleMediaQuery: WIDEST,
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatShortDateTime(createdAt)}</time>,
  },
];
