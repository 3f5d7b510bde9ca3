import { Paper, Skeleton, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { AccountNav } from '../../../features/account/account-nav.tsx';
import { creditLimitQuery, customerQuery } from '../../../features/account/account.queries.ts';
import { CreditGauge } from '../../../features/account/credit-gauge.tsx';
import { PasswordForm } from '../../../features/account/password-form.tsx';
import { PersonalDataForm } from '../../../features/account/personal-data-form.tsx';
import { SessionList } from '../../../features/account/session-list.tsx';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import classes from './profile-screen.module.css';
import { paths } from '../../../lib/paths.ts';

const route = getRouteApi(`/customer/default${paths.profile}` as const);

export function ProfileScreen() {
  const { t } = useTranslation();
  const navigate = route.useNavigate();
  const { tab = 'data' } = route.useSearch();
  const query = useQuery(customerQuery);
  const { data: customer } = query;
  const failure = queryFailure(query);
  const credit = useQuery(creditLimitQuery).data;
  return (
    <Page title={t('My profile')}>
      <AccountNav />
      {credit && credit.CreditLimit > 0 ? (
        <Paper p="md">
          <CreditGauge credit={credit} />
        </Paper>
      ) : null}
      {failure ? <LoadError {...failure} /> : null}
      <Paper p="md">
        <Tabs
          value={tab}
          classNames={{ list: classes.tabs, tab: classes.tab }}
          keepMounted={false}
          onChange={(chosen) =>
            void navigate({
              search: chosen === 'password' || chosen === 'devices' ? { tab: chosen } : {},
              replace: true,
            })
          }
        >
          <Tabs.List mb="md">
            <Tabs.Tab value="data">{t('Personal data')}</Tabs.Tab>
            <Tabs.Tab value="password">{t('Password change')}</Tabs.Tab>
            <Tabs.Tab value="devices">{t('Logged-in devices')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="data">
            {customer ? <PersonalDataForm customer={customer} /> : <Skeleton height={320} />}
          </Tabs.Panel>
          <Tabs.Panel value="password">
            {customer ? <PasswordForm email={customer.Email} /> : <Skeleton height={200} />}
          </Tabs.Panel>
          <Tabs.Panel value="devices">
            <SessionList />
          </Tabs.Panel>
        </Tabs>
      </Paper>
    </Page>
  );
}
