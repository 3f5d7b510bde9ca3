import type { Address } from '@partsboard/contract/address';
import { Anchor, Paper, Title } from '@mantine/core';
import '@mantine/core/styles/Anchor.layer.css';
import type { CheckoutStep } from '@partsboard/domain/checkout-steps';
import type { ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './checkout.module.css';
import type { Checkout } from './use-checkout.ts';

interface Props {
  readonly checkout: Checkout;
  readonly addressText: (address: Address) => ReactNode;
  /** What paying on trade credit means; nothing for other ways to pay. */
  readonly credit: ReactNode;
  readonly onChange: (step: CheckoutStep) => void;
}

/** A summary of the choices before the order is confirmed, with a way back to each of them. */
export function ChoiceSummary({ checkout, addressText, credit, onChange }: Props) {
  const { t } = useTranslation();
  const { choices, offered, branches } = checkout;
  const { ExistingAddresses: addresses, PickupPoints: points } = offered.addresses;
  const shippingAddress = addresses.find((address) => address.Id === choices.shippingAddressId);
  const billingAddress = addresses.find((address) => address.Id === choices.billingAddressId);
  const point = points.find((each) => each.Id === choices.pickupPointId);
  const shipping = choices.shippingMethods.find(
    (method) => method.ShippingRateComputationMethodSystemName === choices.shippingMethod,
  );
  const payment = choices.paymentMethods.find(
    (method) => method.PaymentMethodSystemName === choices.paymentMethod,
  );
  const changeShipping = () => onChange('shipping');
  const changePayment = () => onChange('payment');
  return (
    <div className={classes.groups}>
      <Group title={t('Shipping')}>
        {point ? (
          <Fact name={t('Pickup point')} onChange={changeShipping}>
            {point.Name}
            <br />
            {`${point.Address.Address1}, ${point.Address.ZipPostalCode} ${point.Address.City}`}
          </Fact>
        ) : null}
        {shippingAddress ? (
          <Fact name={t('Shipping address')} onChange={changeShipping}>
            {addressText(shippingAddress)}
          </Fact>
        ) : null}
        {shipping ? (
          <Fact name={t('Shipping method')} onChange={changeShipping}>
            {shipping.Name}
          </Fact>
        ) : null}
        <Fact name={t('Branch executing the order')} onChange={changeShipping}>
          {branches.find((branch) => branch.Id === choices.branchId)?.Name}
        </Fact>
      </Group>
      <Group title={t('Payment')}>
        {billingAddress ? (
          <Fact name={t('Billing address')} onChange={changePayment}>
            {addressText(billingAddress)}
          </Fact>
        ) : null}
        {payment ? (
          <Fact name={t('Payment method')} onChange={changePayment}>
            {payment.Name}
            {credit}
          </Fact>
        ) : null}
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

interface FactProps {
  readonly name: string;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

function Fact({ name, onChange, children }: FactProps) {
  const { t } = useTranslation();
  return (
    <div>
      <dt className={classes.factName}>
        {name}
        <Anchor
          component="button"
          type="button"
          size="xs"
          aria-label={t('Change: {{choice}}', { choice: name })}
          onClick={onChange}
        >
          {t('Change')}
        </Anchor>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
