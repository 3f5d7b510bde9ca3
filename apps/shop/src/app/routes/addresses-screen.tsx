import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadProblem } from '../../components/load-problem.tsx';
import { Page } from '../../components/page.tsx';
import { AccountNav } from '../../features/account/account-nav.tsx';
import { customerQuery } from '../../features/account/account.queries.ts';
import { AddressList } from '../../features/account/address-list.tsx';

export function AddressesScreen() {
  const { t } = useTranslation();
  const { data: customer, isError, error, refetch } = useQuery(customerQuery);
  return (
    <Page title={t('Addresses')}>
      <AccountNav />
      {isError && !customer ? <LoadProblem error={error} onRetry={() => void refetch()} /> : null}
      {customer ? <AddressList customer={customer} /> : null}
      {!customer && !isError ? <Skeleton height={220} /> : null}
    </Page>
  );
}
