import { Paper, Skeleton, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { customerQuery } from '../../features/account/account.queries.ts';
import { AddressForm } from '../../features/account/address-form.tsx';
import { shippingAddressQuery } from '../../features/checkout/checkout.queries.ts';

interface Props {
  readonly onDone: (id: number) => void;
  readonly onCancel: (() => void) | undefined;
}

/** Adds an address, reads the addresses again and hands the new one back. */
export function NewAddress({ onDone, onCancel }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const customer = useQuery(customerQuery).data;
  if (!customer) return <Skeleton height={360} />;
  return (
    <Paper p="md">
      <Title order={3} mb="sm">
        {t('New address')}
      </Title>
      <AddressForm
        customer={customer}
        address={null}
        onSaved={(address) => {
          void client
            .invalidateQueries({ queryKey: shippingAddressQuery().queryKey })
            .then(() => onDone(address.Id));
        }}
        onCancel={onCancel}
      />
    </Paper>
  );
}
