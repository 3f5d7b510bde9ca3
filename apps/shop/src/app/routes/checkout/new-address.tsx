import { Paper, Skeleton, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, type Ref } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { customerQuery } from '../../../features/account/account.queries.ts';
import { AddressForm } from '../../../features/account/address-form.tsx';
import { shippingAddressQuery } from '../../../features/checkout/checkout.queries.ts';

interface Props {
  readonly onDone: (id: number) => void;
  readonly onCancel: (() => void) | undefined;
  /** For the checkout's Next button: what is typed is saved before the step is left. */
  readonly formRef: Ref<HTMLFormElement>;
  /** Called after the address that this button has submitted was saved and passed on. */
  readonly onSentFromOutside: () => void;
}

/** Adds an address, fetches the addresses again and passes the new one on. */
export function NewAddress({ onDone, onCancel, formRef, onSentFromOutside }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const customer = useQuery(customerQuery).data;
  const isSentFromOutside = useRef(false);
  if (!customer) return <Skeleton height={360} />;
  return (
    <Paper
      p="md"
      onSubmitCapture={({ nativeEvent }) => {
        isSentFromOutside.current = nativeEvent instanceof SubmitEvent && nativeEvent.submitter === null;
      }}
    >
      <Title order={3} mb="sm">
        {t('New address')}
      </Title>
      <AddressForm
        formRef={formRef}
        customer={customer}
        address={null}
        onSaved={(address) => {
          void client.invalidateQueries({ queryKey: shippingAddressQuery().queryKey }).then(() => {
            onDone(address.Id);
            if (isSentFromOutside.current) onSentFromOutside();
          });
        }}
        onCancel={onCancel}
      />
    </Paper>
  );
}
