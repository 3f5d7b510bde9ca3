import type { OrderAddress } from '@partsboard/contract/address';
import type { OrderDetail } from '@partsboard/contract/orders';
import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { withNonBreakingSpaces } from '@partsboard/ui/i18n/non-breaking-spaces.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { AddressLines } from '../../components/address-lines.tsx';
import { FitNote } from '../../components/fit-note.tsx';
import { ForVehicles } from '../../components/for-vehicles.tsx';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { SupplyList } from '../../components/supply-list.tsx';
import { formatDateTime, formatMoney, formatPercent } from '@partsboard/ui/lib/format.ts';
import { useTotalRows } from '../../lib/total-rows.ts';
import type { FitOfParts, FitOfVehicle } from '../fit/fit.queries.ts';
import { BankTransfer } from './bank-transfer.tsx';
import { LineProgress } from './line-progress.tsx';
import factClasses from './order-facts.module.css';
import { OrderShipments } from './order-shipments.tsx';
import tableClasses from './order-table.module.css';
import classes from './order-view.module.css';
import { StatusText } from './status-text.tsx';
import { paths } from '../../lib/paths.ts';

interface Props {
  readonly order: OrderDetail;
  readonly currency: string;
}

interface ItemsProps extends Props {
  /** Whether items fit the one vehicle against which all are checked now. */
  readonly fits: FitOfParts;
  /** Whether an item fits a vehicle of its own; absent while all are checked against one. */
  readonly fitOf: FitOfVehicle | undefined;
}

interface OrderViewProps extends ItemsProps {
  /** Checks all items against one vehicle. */
  readonly check: ReactNode;
  /** What has become of goods that were sent back. */
  readonly returns: ReactNode;
}

/** An order exactly as it was placed. */
export function OrderView({ order, currency, fits, fitOf, check, returns }: OrderViewProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.order}>
      <Paper p="md" className={classes.facts}>
        <Fact name={t('Date')}>{formatDateTime(order.CreatedOn)}</Fact>
        <Fact name={t('Order status')}>
          <StatusText status={order.OrderStatus} />
        </Fact>
        <Fact name={t('Payment status')}>
          <StatusText status={order.PaymentMethodStatus} />
        </Fact>
        <Fact name={t('Shipping status')}>
          <StatusText status={order.ShippingStatus} />
        </Fact>
        <Fact name={t('Shipping method')}>{order.ShippingMethod}</Fact>
        <Fact name={t('Payment method')}>{order.PaymentMethod}</Fact>
        {order.CustomerReference === '' ? null : (
          <Fact name={t('Your reference')}>{order.CustomerReference}</Fact>
        )}
        {order.OrderPoint ? <Fact name={t('Branch executing the order')}>{order.OrderPoint}</Fact> : null}
      </Paper>
      <BankTransfer order={order} currency={currency} />
      <div className={classes.addresses}>
        {order.PickUpInStore && order.PickupAddress ? (
          <AddressBox title={t('Pickup point')} address={order.PickupAddress} />
        ) : null}
        {order.ShippingAddress ? (
          <AddressBox title={t('Shipping address')} address={order.ShippingAddress} />
        ) : null}
        <AddressBox title={t('Billing address')} address={order.BillingAddress} />
      </div>
      <Paper p="md">
        <OrderItems order={order} currency={currency} fits={fits} fitOf={fitOf} />
        <OrderTotals order={order} currency={currency} />
      </Paper>
      <Paper p="md" className={classes.check}>
        <Title order={2} className={factClasses.boxTitle}>
          {t('Check against vehicle')}
        </Title>
        {check}
      </Paper>
      <OrderShipments shipments={order.Shipments} />
      {returns}
      {order.OrderNotes.length > 0 ? (
        <Paper p="md">
          <Title order={2} className={factClasses.boxTitle}>
            {t('Order note')}
          </Title>
          {order.OrderNotes.map((note) => (
            <p key={note.Id} className={factClasses.note}>
              {note.Note}
            </p>
          ))}
        </Paper>
      ) : null}
      <Paper p="md">
        <Title order={2} className={factClasses.boxTitle}>
          {t('History')}
        </Title>
        <ol className={classes.history}>
          {order.History.map((event, index) => (
            <li key={index}>
              <time dateTime={event.CreatedOn}>{formatDateTime(event.CreatedOn)}</time>{' '}
              {withNonBreakingSpaces(event.Text)}
            </li>
          ))}
        </ol>
      </Paper>
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <span className={factClasses.factName}>{name}</span>
      <span>{children}</span>
    </div>
  );
}

function AddressBox({ title, address }: { readonly title: string; readonly address: OrderAddress }) {
  return (
    <Paper p="md">
      <Title order={2} className={factClasses.boxTitle}>
        {title}
      </Title>
      <AddressLines address={address} state={address.StateProvince} country={address.Country} />
    </Paper>
  );
}

function OrderItems({ order, currency, fits, fitOf }: ItemsProps) {
  const { t } = useTranslation();
  return (
    <table className={tableClasses.table}>
      <thead>
        <tr>
          <th scope="col">{t('SKU')}</th>
          <th scope="col">{t('Name')}</th>
          <th scope="col" data-number>
            {t('Gross Catalog Price')}
          </th>
          <th scope="col" data-number>
            {t('Discount %')}
          </th>
          <th scope="col" data-number>
            {t('Gross Price')}
          </th>
          <th scope="col" data-number>
            {t('Qty')}
          </th>
          <th scope="col" data-number>
            {t('Sub Total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.Items.map((item) => (
          <tr key={item.ProductId}>
            <th scope="row" data-label={t('SKU')}>
              <LinkAnchor to={paths.product} params={{ product: String(item.ProductId) }}>
                {item.Sku}
              </LinkAnchor>
            </th>
            <td data-label={t('Name')}>
              <div>
                {item.ProductName}
                <ForVehicles
                  quantity={item.Quantity}
                  vehicles={item.Vehicles}
                  fitOf={fitOf && ((vehicle) => fitOf(item.ProductId, vehicle))}
                />
                <FitNote fit={fits.get(item.ProductId)} isCompact />
                {order.OrderStatus === 'Cancelled' ? null : <SupplyList supply={item.Supply} />}
              </div>
            </td>
            <td data-label={t('Gross Catalog Price')} data-number>
              {formatMoney(item.UnitPriceWithoutDiscount, currency)}
            </td>
            <td data-label={t('Discount %')} data-number>
              {formatPercent(item.Discount)}
            </td>
            <td data-label={t('Gross Price')} data-number>
              {formatMoney(item.UnitPrice, currency)}
            </td>
            <td data-label={t('Qty')} data-number>
              <div>
                {item.Quantity}
                <LineProgress item={item} />
              </div>
            </td>
            <td data-label={t('Sub Total')} data-number>
              <div>
                {formatMoney(item.SubTotal, currency)}
                {item.CoreDeposit === 0 ? null : (
                  <div className={tableClasses.reference}>
                    {t('+ deposit {{amount}}', {
                      amount: formatMoney(item.CoreDeposit * item.Quantity, currency),
                    })}
                  </div>
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OrderTotals({ order, currency }: Props) {
  const { t } = useTranslation();
  const money = (amount: number) => formatMoney(amount, currency);
  const rowsOf = useTotalRows();
  const rows: (readonly [string, number])[] = [
    [t('Sub total'), order.OrderSubtotal],
    [t('Discount'), order.OrderSubTotalDiscount],
    [t('Deposits for old parts'), order.OrderCoreDeposits],
    [t('Shipping'), order.OrderShipping],
    [t('Payment fee'), order.PaymentMethodAdditionalFee],
    [t('Order discount'), order.OrderTotalDiscount],
  ];
  const later = [
    [t('Cancelled'), order.CancelledTotal],
    [t('Refunded'), order.RefundedTotal],
  ] as const;
  return (
    <dl className={classes.totals}>
      {rows
        .filter(([name, amount]) => amount !== 0 || name === t('Sub total') || name === t('Shipping'))
        .map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      {rowsOf({ net: order.OrderTotalNetto, taxes: order.TaxRates, total: order.OrderTotal }).map(
        ({ name, value, isTotal }) => (
          <div key={name} {...(isTotal ? { 'data-total': true } : { 'data-note': true })}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
      {later
        .filter(([, amount]) => amount > 0)
        .map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>−{money(amount)}</dd>
          </div>
        ))}
      {order.CancelledTotal + order.RefundedTotal === 0 ? null : (
        <div data-total>
          <dt>{t('What is left of it')}</dt>
          <dd>{money(Math.max(0, order.OrderTotal - order.CancelledTotal - order.RefundedTotal))}</dd>
        </div>
      )}
    </dl>
  );
}
