import type { OrderAge, WaitingOrders } from '@partsboard/contract/backoffice/dashboard';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatNumber } from '@partsboard/ui/lib/format.ts';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { Panel } from '../../components/panel.tsx';
import { paths } from '../../lib/paths.ts';
import classes from './dashboard.module.css';

const ageTexts = (t: TFunction): Readonly<Record<OrderAge, string>> => ({
  today: t('Today'),
  'one-or-two-days': t('1–2 days'),
  'three-to-seven-days': t('3–7 days'),
  older: t('Older than 7 days'),
});

/** Orders that have not left yet, by the day on which they were placed. */
export function WaitingPanel({ waiting }: { readonly waiting: WaitingOrders }) {
  const { t } = useTranslation();
  const texts = ageTexts(t);
  const highest = Math.max(1, ...waiting.ages.map(({ orders }) => orders));
  const sum = waiting.ages.reduce((all, { orders }) => all + orders, 0);
  return (
    <Panel title={t('Waiting orders')}>
      <ul className={classes.ages}>
        {waiting.ages.map(({ age, from, to, orders }) => (
          <li key={age}>
            <Link
              to={paths.orders}
              search={{
                states: waiting.states,
                ...(from === null ? {} : { from }),
                ...(to === null ? {} : { to }),
                sort: 'oldest',
              }}
              className={classes.age}
            >
              <span>{texts[age]}</span>
              <b>{formatNumber(orders)}</b>
              <span className={classes.track} aria-hidden>
                <span
                  className={classes.bar}
                  data-age={age}
                  style={{ width: `${(orders / highest) * 100}%` }}
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={paths.orders}
        search={{ states: waiting.states, sort: 'oldest' }}
        className={classes.all ?? ''}
      >
        {t('All waiting orders: {{orders}}', { orders: formatNumber(sum) })}
      </Link>
    </Panel>
  );
}
