import type { Dashboard } from '@partsboard/contract/backoffice/dashboard';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney, formatNumber } from '@partsboard/ui/lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { FigureTile } from './figure-tile.tsx';
import classes from './dashboard.module.css';

const toneOf = (count: number, tone: 'warning' | 'alarm') => (count > 0 ? tone : 'calm');

/** Numbers that somebody should bring down to zero. */
export function ToDoTiles({ dashboard }: { readonly dashboard: Dashboard }) {
  const { t } = useTranslation();
  const { waiting, pendingCustomers, overdueCredit, mails, tasks, deadWebhooks } = dashboard;
  return (
    <section className={classes.tiles} aria-label={t('To do')}>
      {waiting === null ? null : (
        <>
          <FigureTile
            to={paths.orders}
            search={{ isOverdue: true, sort: 'due' }}
            label={t('Overdue orders')}
            value={formatNumber(waiting.overdue)}
            tone={toneOf(waiting.overdue, 'alarm')}
          />
          <FigureTile
            to={paths.orders}
            search={{ isBackOrdered: true }}
            label={t('Back orders')}
            value={formatNumber(waiting.backOrders)}
            tone={toneOf(waiting.backOrders, 'warning')}
          />
          <FigureTile
            to={paths.orders}
            search={{ isToRefund: true }}
            label={t('Orders to refund')}
            value={formatNumber(waiting.toRefund)}
            tone={toneOf(waiting.toRefund, 'warning')}
          />
        </>
      )}
      {pendingCustomers === null ? null : (
        <FigureTile
          to={paths.customers}
          search={{ standings: 'pending', sort: 'oldest' }}
          label={t('Customers to approve')}
          value={formatNumber(pendingCustomers)}
          tone={toneOf(pendingCustomers, 'warning')}
        />
      )}
      {overdueCredit === null ? null : (
        <FigureTile
          to={paths.customers}
          search={{ isOverdue: true }}
          label={t('Customers with overdue credit')}
          value={formatNumber(overdueCredit.companies)}
          more={overdueCredit.companies > 0 ? formatMoney(overdueCredit.amount) : undefined}
          tone={toneOf(overdueCredit.companies, 'warning')}
        />
      )}
      {mails === null ? null : (
        <FigureTile
          to={paths.mails}
          search={{ states: 'given-up' }}
          label={t('Undelivered emails')}
          value={formatNumber(mails.givenUp)}
          tone={toneOf(mails.givenUp, 'alarm')}
        />
      )}
      {tasks === null ? null : (
        <FigureTile
          to={paths.tasks}
          search={{ state: 'failed' }}
          label={t('Failed tasks')}
          value={formatNumber(tasks.failed)}
          tone={toneOf(tasks.failed, 'alarm')}
        />
      )}
      {deadWebhooks === null ? null : (
        <FigureTile
          to={paths.webhookDeliveries}
          search={{ state: 'given-up' }}
          label={t('Undelivered webhooks')}
          value={formatNumber(deadWebhooks)}
          tone={toneOf(deadWebhooks, 'alarm')}
        />
      )}
    </section>
  );
}
