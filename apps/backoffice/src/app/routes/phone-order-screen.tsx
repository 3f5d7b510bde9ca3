import { Text } from '@mantine/core';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useState } from 'react';
import { Filters } from '../../components/filters.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { PhoneCustomers } from '../../features/phone-orders/phone-customers.tsx';

/** Chooses the customer who is on the phone. */
export function PhoneOrderScreen() {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  return (
    <Page title={t('Order by phone')}>
      <Text>
        {t(
          'The shop opens in a new tab with the cart and the prices of the customer. All you do there is written down.',
        )}
      </Text>
      <Filters>
        <SearchField placeholder={t('Customer')} value={search} onSearch={setSearch} />
      </Filters>
      <PhoneCustomers search={search} />
    </Page>
  );
}
