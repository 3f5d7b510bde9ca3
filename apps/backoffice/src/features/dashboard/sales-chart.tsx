import '@mantine/charts/styles.layer.css';
import type { SalesDay } from '@partsboard/contract/backoffice/dashboard';
import { CompositeChart } from '@mantine/charts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDayAndMonth, formatMoney, formatNumber } from '@partsboard/ui/lib/format.ts';

interface SalesChartProps {
  readonly days: readonly SalesDay[];
  readonly measure: 'revenue' | 'orders';
  readonly height: number;
}

/** Thirty days as bars, and the thirty before as a line. */
export default function SalesChart({ days, measure, height }: SalesChartProps) {
  const { t } = useTranslation();
  const isMoney = measure === 'revenue';
  const name = isMoney ? t('Revenue') : t('Orders');
  return (
    <div role="img" aria-label={t('{{name}} of the last 30 days and of the 30 before', { name })}>
      <CompositeChart
        h={height}
        data={days.map((day) => ({
          day: formatDayAndMonth(day.day),
          now: isMoney ? day.revenue : day.orders,
          before: isMoney ? day.revenueBefore : day.ordersBefore,
        }))}
        dataKey="day"
        series={[
          { name: 'now', label: name, type: 'bar', color: 'var(--mantine-primary-color-filled)' },
          { name: 'before', label: t('30 days earlier'), type: 'line', color: 'gray.5' },
        ]}
        withDots={false}
        withLegend
        legendProps={{ position: 'top', height: 32 }}
        curveType="linear"
        maxBarWidth={18}
        tickLine="none"
        valueFormatter={(value) => (isMoney ? formatMoney(value) : formatNumber(value))}
        yAxisProps={{
          width: isMoney ? 64 : 36,
          allowDecimals: false,
          tickFormatter: (value: number) => formatNumber(value, 0),
        }}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 24 }}
        composedChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
