import type { Company } from '@partsboard/contract/backoffice/companies';
import { Stack, Text, Title } from '@mantine/core';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDate, formatMoney, formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { CreditMovements } from './credit-movements.tsx';
import classes from './company-detail.module.css';

/** What is to be paid until when, what used the credit and freed it, and how the limit came about. */
export function CreditHistory({ company }: { readonly company: Company }) {
  const { t } = useTranslation();
  const { creditLimit, creditUsed, paymentDays, owed, creditChanges } = company;
  return (
    <Stack gap="md">
      <Text>
        {t('Limit {{limit}}, used {{used}}, to be paid within {{days}} days.', {
          limit: formatMoney(creditLimit),
          used: formatMoney(creditUsed),
          days: paymentDays,
        })}
      </Text>
      {owed.length > 0 ? (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th>{t('Order')}</th>
                <th>{t('To be paid until')}</th>
                <th data-number>{t('Amount')}</th>
              </tr>
            </thead>
            <tbody>
              {owed.map((order) => (
                <tr key={order.id}>
                  <td>
                    <LinkAnchor to={paths.order} params={{ id: String(order.id) }}>
                      {order.number}
                    </LinkAnchor>
                  </td>
                  <td className={order.isOverdue ? classes.warning : undefined}>
                    {formatDate(order.due)}
                    {order.isOverdue ? ` · ${t('Overdue')}` : null}
                  </td>
                  <td data-number>{formatMoney(order.amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <div>
        <Title order={3} mb={4}>
          {t('What used the credit and what freed it')}
        </Title>
        <CreditMovements companyId={company.id} />
      </div>
      <div>
        <Title order={3} mb={4}>
          {t('Changes of the limit')}
        </Title>
        {creditChanges.length === 0 ? <Text c="dimmed">{t('Never changed here.')}</Text> : null}
        <ul className={classes.list}>
          {creditChanges.map(({ at, staffName, before, after }) => (
            <li key={at} className={classes.row}>
              <span>
                {before === null ? '' : `${formatMoney(before)} → `}
                <strong>{formatMoney(after)}</strong>
              </span>
              <span className={classes.second}>
                {staffName}, {formatShortDateTime(at)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Stack>
  );
}
