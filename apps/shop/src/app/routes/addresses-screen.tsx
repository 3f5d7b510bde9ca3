import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { AccountNav } from '../../features/account/account-nav.tsx';
import { customerQuery } from '../../features/account/account.queries.ts';
import { AddressList } from '../../features/account/address-list.tsx';

export function AddressesScreen() {
  const { t } = useTranslation();
  const customer = useQuery(customerQuery).data;
  return (
    <Page title={t('Addresses')}>
      <AccountNav />
      {customer ? <AddressList customer={customer} /> : <Skeleton height={220} />}
    </Page>
  );
}
