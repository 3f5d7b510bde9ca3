import type { OrderDetail } from '@partsboard/contract/orders';
import type { Warehouse } from '@partsboard/contract/reference';
import { Anchor, Paper, Title } from '@mantine/core';
import '@mantine/core/styles/Anchor.layer.css';
import type { ReactNode } from 'react';
import { AddressLines } from '../../components/address-lines.tsx';
import { ForVehicles } from '../../components/for-vehicles.tsx';
import { SupplyList } from '../../components/supply-list.tsx';
import { formatDate, formatMoney } from '@partsboard/ui/lib/format.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useWarehouses } from '../../lib/reference/use-reference.ts';
import { BankTransfer } from './bank-transfer.tsx';
import classes from './next-steps.module.css';

interface Props {
  readonly order: OrderDetail;
  readonly currency: string;
  /** The address of the confirmation mail; undefined until it is known. */
  readonly email: string | undefined;
}

/** The total of a new order, and what its buyer can expect or has to do. */
export function NextSteps({ order, currency, email }: Props) {
  const { t } = useTranslation();
  const branch = useWarehouses().find(({ Id }) => Id === order.OrderPointId);
  const address = order.PickUpInStore ? order.PickupAddress : order.ShippingAddress;
  return (
    <div className={classes.steps}>
      <Paper p="md">
        <Title order={2} className={classes.title}>
          {t('What happens next')}
        </Title>
        <dl className={classes.facts}>
          <Fact name={t('Order total')}>
            <strong>{formatMoney(order.OrderTotal, currency)}</strong>
          </Fact>
          <Fact name={t('Payment')}>
            {order.PaymentMethod}
            {order.PaymentDue === null ? null : (
              <span className={classes.note}>
                {t('Payment due on {{date}}', { date: formatDate(order.PaymentDue) })}
              </span>
            )}
          </Fact>
          <Fact name={t('Shipping')}>{order.ShippingMethod}</Fact>
          {address ? (
            <Fact name={order.PickUpInStore ? t('Pickup point') : t('Shipping address')}>
              <AddressLines address={address} state={address.StateProvince} country={address.Country} />
            </Fact>
          ) : null}
          <Fact name={t('Branch executing the order')}>
            {order.OrderPoint}
            {branch ? <BranchContact branch={branch} /> : null}
          </Fact>
        </dl>
        {email === undefined ? null : (
          <p className={classes.mail}>{t('A confirmation of the order goes to {{email}}.', { email })}</p>
        )}
      </Paper>
      <BankTransfer order={order} currency={currency} />
      <Paper p="md">
        <Title order={2} className={classes.title}>
          {t('Products')}
        </Title>
        {/* A long order scrolls inside its box, also by keyboard. */}
        <ul className={classes.lines} tabIndex={0} aria-label={t('Products')}>
          {order.Items.map((item) => (
            <li key={item.ProductId}>
              <span className={classes.name}>{item.ProductName}</span>
              <span className={classes.note}>
                {`${item.Sku} · ${t('{{quantity}} pcs', { quantity: item.Quantity })}`}
              </span>
              <ForVehicles quantity={item.Quantity} vehicles={item.Vehicles} />
              <SupplyList supply={item.Supply} />
            </li>
          ))}
        </ul>
      </Paper>
    </div>
  );
}

/** With whom to speak about the order, and when. */
function BranchContact({ branch }: { readonly branch: Warehouse }) {
  const { PhoneNumber: phone, Email: email } = branch.Address;
  return (
    <>
      <span className={classes.note}>{branch.OpeningHours}</span>
      <span className={classes.contact}>
        <Anchor href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Anchor>
      </span>
      <span className={classes.contact}>
        <Anchor href={`mailto:${email}`}>{email}</Anchor>
      </span>
    </>
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
