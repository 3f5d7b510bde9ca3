import type { OrderAddress } from '@partsboard/contract/address';
import type { Order } from '@partsboard/contract/backoffice/orders';
import { Anchor, Title } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './order-detail.module.css';

export function OrderAddresses({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  return (
    <div className={classes.addresses}>
      <div>
        <Title order={3}>{t('Shipping address')}</Title>
        {order.shippingAddress ? (
          <AddressLines address={order.shippingAddress} />
        ) : (
          t('Picked up in {{branch}}', { branch: order.branch.name })
        )}
      </div>
      <div>
        <Title order={3}>{t('Billing address')}</Title>
        <AddressLines address={order.billingAddress} />
      </div>
    </div>
  );
}

function AddressLines({ address }: { readonly address: OrderAddress }) {
  const { t } = useTranslation();
  const lines = [
    address.Company,
    `${address.FirstName} ${address.LastName}`,
    address.Address1,
    address.Address2,
    `${address.ZipPostalCode} ${address.City}`,
    address.Country,
    address.VatNumber ? t('VAT number: {{number}}', { number: address.VatNumber }) : null,
  ];
  return (
    <address>
      {lines.filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
      {address.PhoneNumber ? (
        <Anchor href={`tel:${address.PhoneNumber.replaceAll(' ', '')}`}>{address.PhoneNumber}</Anchor>
      ) : null}
    </address>
  );
}
