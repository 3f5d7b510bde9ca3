import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { AccountNav } from '../../../features/account/account-nav.tsx';
import { customerQuery } from '../../../features/account/account.queries.ts';
import { AddressList } from '../../../features/account/address-list.tsx';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';

export function AddressesScreen() {
  const { t } = useTranslation();
  const query = useQuery(customerQuery);
  const { data: customer } = query;
  const failure = queryFailure(query);
  return (
    <Page title={t('Addresses')}>
      <AccountNav />
      {failure ? <LoadError {...failure} /> : null}
      {customer ? <AddressList customer={customer} /> : null}
      {!customer && !failure ? <Skeleton height={220} /> : null}
    </Page>
  );
}
