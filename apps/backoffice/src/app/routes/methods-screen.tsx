import { Group, Skeleton, Stack } from '@mantine/core';
import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../components/panel.tsx';
import { CountryForm } from '../../features/methods/country-form.tsx';
import { MethodList } from '../../features/methods/method-list.tsx';
import {
  countrySettingsQuery,
  paymentMethodsQuery,
  shippingMethodsQuery,
} from '../../features/methods/methods.queries.ts';
import { paths } from '../../lib/paths.ts';

export function MethodsScreen() {
  const { t } = useTranslation();
  const shipping = useQuery(shippingMethodsQuery);
  const payment = useQuery(paymentMethodsQuery);
  const countries = useQuery(countrySettingsQuery);
  const failure = queryFailure(shipping) ?? queryFailure(payment) ?? queryFailure(countries);
  if (failure) return <LoadError {...failure} />;
  return (
    <Page title={t('Delivery and payment')} width="wide">
      <Stack gap="lg">
        <Panel title={t('Delivery')}>
          <MethodList
            label={t('Delivery')}
            methods={shipping.data}
            to={paths.shippingMethod}
            emptyText={t('There is no way of delivery yet. Customers can only pick up.')}
          />
          <Group mt="md">
            <LinkButton to={paths.shippingMethod} params={{ id: 'new' }} variant="default">
              {t('Add a way of delivery')}
            </LinkButton>
          </Group>
        </Panel>
        <Panel title={t('Payment')}>
          <MethodList
            label={t('Payment')}
            methods={payment.data}
            to={paths.paymentMethod}
            emptyText={t('There is no way to pay yet. Nobody can order without one.')}
          />
          <Group mt="md">
            <LinkButton to={paths.paymentMethod} params={{ id: 'new' }} variant="default">
              {t('Add a way to pay')}
            </LinkButton>
          </Group>
        </Panel>
        <Panel title={t('Countries')}>
          {countries.data ? <CountryForm countries={countries.data} /> : <Skeleton height={180} />}
        </Panel>
      </Stack>
    </Page>
  );
}
