import type { BranchOrderMail, OrderMailSetting } from '@partsboard/contract/backoffice/branch-order-mail';
import { Group, SegmentedControl, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { useChangeOrderMail } from './branches.mutations.ts';
import { orderMailsQuery } from './branches.queries.ts';
import classes from './order-mails.module.css';

/** How each branch is told of new orders; a choice is saved at once. */
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

function OrderMailRow({ setting }: { readonly setting: BranchOrderMail }) {
  const { t } = useTranslation();
  const { branch } = setting;
  // Side by side the words are wider than a phone.
  const isNarrow = useMediaQuery('(max-width: 30em)');
  const change = useChangeOrderMail(branch.id);
  const { orderMail, language } = change.isPending ? change.variables : setting;
  const choices: { value: BranchOrderMail['orderMail']; label: string }[] = [
    { value: 'each', label: t('One for each order') },
    { value: 'digest', label: t('One each hour') },
    { value: 'none', label: t('None') },
  ];
  const languages: { value: BranchOrderMail['language']; label: string }[] = [
    { value: 'pl', label: 'Polski' },
    { value: 'en', label: 'English' },
  ];
  const save = (changes: Partial<OrderMailSetting>) =>
    change.mutate(
      { orderMail, language, ...changes },
      { onSuccess: () => showInfo(t('Data was successfully saved.')) },
    );
  return (
    <li className={classes.branch}>
      <strong>{branch.name}</strong>
      <Group gap="xs">
        <SegmentedControl
          aria-label={t('Emails to {{branch}}', { branch: branch.name })}
          orientation={isNarrow ? 'vertical' : 'horizontal'}
          data={choices}
          value={orderMail}
          onChange={(value) => save({ orderMail: value })}
        />
        <SegmentedControl
          aria-label={t('Language of emails to {{store}}', { store: branch.name })}
          data={languages}
          value={language}
          onChange={(value) => save({ language: value })}
        />
      </Group>
    </li>
  );
}
