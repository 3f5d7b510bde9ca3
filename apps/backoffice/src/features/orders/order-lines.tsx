import type { Order, OrderLine } from '@partsboard/contract/backoffice/orders';
import { Table } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney, formatNumber } from '@partsboard/ui/lib/format.ts';
import { MissingBadge } from './order-badges.tsx';
import classes from './order-detail.module.css';

/** The lines of an order: where each comes from, and what has become of its pieces. */
export function OrderLines({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.scroll} tabIndex={0} role="group" aria-label={t('Lines')}>
        <Table
          className={classes.lines}
          aria-label={t('Lines')}
          role="table"
          verticalSpacing="xs"
          horizontalSpacing="xs"
        >
          <Table.Thead role="rowgroup">
            <Table.Tr role="row">
              <Table.Th role="columnheader">{t('Part')}</Table.Th>
              <Table.Th role="columnheader">{t('Comes from')}</Table.Th>
              <Table.Th role="columnheader" className={classes.number}>
                {t('Ordered')}
              </Table.Th>
              <Table.Th role="columnheader" className={classes.number}>
                {t('Shipped pcs')}
              </Table.Th>
              <Table.Th role="columnheader" className={classes.number}>
                {t('Cancelled pcs')}
              </Table.Th>
              <Table.Th role="columnheader" className={classes.number}>
                {t('Price')}
              </Table.Th>
              <Table.Th role="columnheader" className={classes.number}>
                {t('Total')}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody role="rowgroup">
            {order.lines.map((line) => (
              <LineRow key={line.line} line={line} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <OrderTotals order={order} />
    </>
  );
}

function LineRow({ line }: { readonly line: OrderLine }) {
  const { t } = useTranslation();
  return (
    <Table.Tr role="row">
      <Table.Td role="cell" className={classes.part}>
        {line.name}
        <div className={classes.second}>{line.number}</div>
        {line.vehicles.map(({ name, quantity }) => (
          <div key={name} className={classes.second}>
            {quantity === line.quantity
              ? t('for {{vehicle}}', { vehicle: name })
              : t('for {{vehicle}}: {{pieces}} pcs', { vehicle: name, pieces: quantity })}
          </div>
        ))}
      </Table.Td>
      <Table.Td role="cell" data-label={t('Comes from')}>
        <ul className={classes.supply}>
          {line.supply.map((source, index) => (
            <li key={index}>
              {source.WarehouseName === null
                ? t('{{quantity}} × on back order', { quantity: source.Quantity })
                : t('{{quantity}} × {{place}}', { quantity: source.Quantity, place: source.WarehouseName })}
            </li>
          ))}
        </ul>
        {line.missing > 0 ? <MissingBadge count={line.missing} /> : null}
      </Table.Td>
      <Table.Td role="cell" data-label={t('Ordered')} className={classes.number}>
        {formatNumber(line.quantity)}
      </Table.Td>
      <Table.Td role="cell" data-label={t('Shipped pcs')} className={classes.number}>
        {line.shipped === 0 ? '–' : formatNumber(line.shipped)}
        {line.coreReturned > 0 ? (
          <div className={classes.second}>
            {t('old parts returned: {{quantity}}', { quantity: line.coreReturned })}
          </div>
        ) : null}
        {line.returned > 0 ? (
          <div className={classes.second}>{t('returned: {{quantity}}', { quantity: line.returned })}</div>
        ) : null}
      </Table.Td>
      <Table.Td role="cell" data-label={t('Cancelled pcs')} className={classes.number}>
        {line.cancelled === 0 ? '–' : formatNumber(line.cancelled)}
      </Table.Td>
      <Table.Td role="cell" data-label={t('Price')} className={classes.number}>
        {formatMoney(line.unitPrice)}
        {line.coreDeposit > 0 ? (
          <div className={classes.second}>
            {t('+ deposit {{amount}}', { amount: formatMoney(line.coreDeposit) })}
          </div>
        ) : null}
      </Table.Td>
      <Table.Td role="cell" data-label={t('Total')} className={classes.number}>
        {formatMoney(line.total)}
      </Table.Td>
    </Table.Tr>
  );
}

function OrderTotals({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const rows = [
    ...(order.coreDeposits > 0 ? [{ name: t('Deposits for old parts'), amount: order.coreDeposits }] : []),
    ...(order.shippingFee > 0 ? [{ name: t('Shipping fee'), amount: order.shippingFee }] : []),
    ...(order.paymentFee > 0 ? [{ name: t('Payment fee'), amount: order.paymentFee }] : []),
    { name: t('Total with VAT'), amount: order.total },
    ...(order.cancelledTotal > 0 ? [{ name: t('Cancelled'), amount: -order.cancelledTotal }] : []),
    ...(order.refundedTotal > 0 ? [{ name: t('Refunded for returns'), amount: -order.refundedTotal }] : []),
    ...(order.cancelledTotal + order.refundedTotal > 0
      ? [
          {
            name: t('Still owed or paid'),
            amount: order.total - order.cancelledTotal - order.refundedTotal,
          },
        ]
      : []),
  ];
  return (
    <dl className={classes.totals}>
      {rows.map(({ name, amount }) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
