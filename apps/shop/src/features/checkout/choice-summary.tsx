import type { Address } from '@partsboard/contract/address';
import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './checkout.module.css';
import type { Checkout } from './use-checkout.ts';

interface Props {
  readonly checkout: Checkout;
  readonly addressText: (address: Address) => ReactNode;
}

/** A summary of the choices before the order is confirmed. */
export function ChoiceSummary({ checkout, addressText }: Props) {
  const { t } = useTranslation();
  const { choices, offered, branches } = checkout;
  const { ExistingAddresses: addresses, PickupPoints: points } = offered.addresses;
  const shippingAddress = addresses.find((address) => address.Id === choices.shippingAddressId);
  const billingAddress = addresses.find((address) => address.Id === choices.billingAddressId);
  const point = points.find((each) => each.Id === choices.pickupPointId);
  const shipping = offered.shippingMethods.find(
    (method) => method.ShippingRateComputationMethodSystemName === choices.shippingMethod,
  );
  const payment = choices.paymentMethods.find(
    (method) => method.PaymentMethodSystemName === choices.paymentMethod,
  );
  return (
    <div className={classes.groups}>
      <Group title={t('Shipping')}>
        {point ? (
          <Fact name={t('Pickup point')}>
            {point.Name}
            <br />
            {`${point.Address.Address1}, ${point.Address.ZipPostalCode} ${point.Address.City}`}
          </Fact>
        ) : null}
        {shippingAddress ? <Fact name={t('Shipping address')}>{addressText(shippingAddress)}</Fact> : null}
        {shipping ? <Fact name={t('Shipping method')}>{shipping.Name}</Fact> : null}
        <Fact name={t('Branch executing the order')}>
          {branches.find((branch) => branch.Id === choices.branchId)?.Name}
        </Fact>
      </Group>
      <Group title={t('Payment')}>
        {billingAddress ? <Fact name={t('Billing address')}>{addressText(billingAddress)}</Fact> : null}
        {payment ? <Fact name={t('Payment method')}>{payment.Name}</Fact> : null}
      </Group>
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Paper p="md">
      <Title order={3} size="h4" mb="xs">
        {title}
      </Title>
      <dl className={classes.facts}>{children}</dl>
    </Paper>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
