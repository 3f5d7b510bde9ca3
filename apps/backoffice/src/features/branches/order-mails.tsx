import type { BranchOrderMail } from '@partsboard/contract/backoffice/branch-order-mail';
import { SegmentedControl, Skeleton } from '@mantine/core';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { useChangeOrderMail } from './branches.mutations.ts';
import { orderMailsQuery } from './branches.queries.ts';
import classes from './order-mails.module.css';

/** How each branch hears of new orders; a choice is saved at once. */
export function OrderMails() {
  const query = useQuery(orderMailsQuery);
  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  if (!query.data) return <Skeleton height={160} />;
  return (
    <ul className={classes.branches}>
      {query.data.map((setting) => (
        <OrderMailRow key={setting.branch.id} setting={setting} />
      ))}
    </ul>
  );
}

function OrderMailRow({ setting: { branch, orderMail } }: { readonly setting: BranchOrderMail }) {
  const { t } = useTranslation();
  const change = useChangeOrderMail(branch.id);
  const choices: { value: BranchOrderMail['orderMail']; label: string }[] = [
    { value: 'each', label: t('One for each order') },
    { value: 'digest', label: t('One each hour') },
    { value: 'none', label: t('None') },
  ];
  return (
    <li className={classes.branch}>
      <strong>{branch.name}</strong>
      <SegmentedControl
        aria-label={t('Emails to {{branch}}', { branch: branch.name })}
        data={choices}
        value={change.isPending ? change.variables.orderMail : orderMail}
        onChange={(value) =>
          change.mutate(
            { orderMail: value },
            { onSuccess: () => showInfo(t('Data was successfully saved.')) },
          )
        }
      />
    </li>
  );
}
