import type { PhoneCustomer } from '@partsboard/contract/backoffice/phone-orders';
import { Button, Paper, Text } from '@mantine/core';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconHeadset } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useBeginPhoneOrder } from './phone-orders.mutations.ts';
import { phoneCustomersQuery } from './phone-orders.queries.ts';
import classes from './phone-orders.module.css';

/** The customers who were found; each opens the shop for them. */
export function PhoneCustomers({ search }: { readonly search: string }) {
  const { t } = useTranslation();
  const query = useQuery(phoneCustomersQuery(search));
  const begin = useBeginPhoneOrder();
  if (search === '')
    return <Text c="dimmed">{t('Type the beginning of a name, a company or an email address.')}</Text>;
  if (query.isError) return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  const customers = query.data ?? [];
  if (query.isSuccess && customers.length === 0)
    return <Text c="dimmed">{t('No customer has this name.')}</Text>;
  return (
    <Paper>
      <ul className={classes.customers} aria-label={t('Customers')}>
        {customers.map((customer) => (
          <li key={customer.id}>
            <Customer customer={customer} />
            <Button
              leftSection={<IconHeadset size={16} aria-hidden />}
              loading={begin.isPending && begin.variables.customerId === customer.id}
              aria-label={t('Order for {{name}}', { name: customer.company || customer.name })}
              onClick={() =>
                // Opened with the click itself: later the browser would not allow it.
                begin.mutate({ customerId: customer.id, tab: window.open('', '_blank') })
              }
            >
              {t('Order')}
            </Button>
          </li>
        ))}
      </ul>
    </Paper>
  );
}

const Customer = ({ customer }: { readonly customer: PhoneCustomer }) => (
  <div>
    <strong>{customer.company || customer.name}</strong>
    <div className={classes.second}>
      {[customer.company === '' ? '' : customer.name, customer.email, customer.city]
        .filter(Boolean)
        .join(' · ')}
    </div>
  </div>
);
