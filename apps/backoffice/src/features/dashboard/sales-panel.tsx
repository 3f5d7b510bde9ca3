import type { Sales, SalesPeriod } from '@partsboard/contract/backoffice/dashboard';
import { SegmentedControl, Skeleton } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney, formatNumber } from '@partsboard/ui/lib/format.ts';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { lazy, Suspense, useState } from 'react';
import { orderStates } from '@partsboard/domain/order-status';
import { Panel } from '../../components/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { Change } from './change.tsx';
import classes from './dashboard.module.css';

/** The library that draws is larger than all the rest of the screen. */
const SalesChart = lazy(() => import('./sales-chart.tsx'));

const CHART_HEIGHT = 240;

const NOT_CANCELLED = orderStates.filter((state) => state !== 'cancelled').join(',');

const periodText = (t: TFunction, days: number): string =>
  days === 1 ? t('Today') : t('Last {{days}} days', { days });

function Period({ period }: { readonly period: SalesPeriod }) {
  const { t } = useTranslation();
  const { days, from, to, orders, ordersBefore, revenue, revenueBefore } = period;
  return (
    <Link
      to={paths.orders}
      search={{ states: NOT_CANCELLED, from, to }}
      className={classes.period}
      aria-label={t('{{period}}: {{orders}} orders, {{revenue}}', {
        period: periodText(t, days),
        orders: formatNumber(orders),
        revenue: formatMoney(revenue),
      })}
    >
      <span className={classes.tileLabel}>{periodText(t, days)}</span>
      <strong className={classes.revenue}>{formatMoney(revenue)}</strong>
      <Change now={revenue} before={revenueBefore} beforeText={formatMoney(revenueBefore)} />
      <span className={classes.orders}>
        {t('Orders: {{orders}}', { orders: formatNumber(orders) })}{' '}
        <Change now={orders} before={ordersBefore} beforeText={formatNumber(ordersBefore)} />
      </span>
    </Link>
  );
}

/** Orders and revenue, against the time before. */
export function SalesPanel({ sales }: { readonly sales: Sales }) {
  const { t } = useTranslation();
  const [measure, setMeasure] = useState<'revenue' | 'orders'>('revenue');
  return (
    <Panel title={t('Sales')}>
      <div className={classes.periods}>
        {sales.periods.map((period) => (
          <Period key={period.days} period={period} />
        ))}
      </div>
      <div className={classes.chartHead}>
        <h3>{t('Day by day')}</h3>
        <SegmentedControl
          size="xs"
          aria-label={t('What the chart shows')}
          value={measure}
          onChange={setMeasure}
          data={[
            { value: 'revenue', label: t('Revenue') },
            { value: 'orders', label: t('Orders') },
          ]}
        />
      </div>
      <Suspense fallback={<Skeleton height={CHART_HEIGHT} />}>
        <SalesChart days={sales.days} measure={measure} height={CHART_HEIGHT} />
      </Suspense>
    </Panel>
  );
}
