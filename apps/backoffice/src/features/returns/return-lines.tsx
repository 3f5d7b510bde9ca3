import type { Return } from '@partsboard/contract/backoffice/returns';
import { Table } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney } from '@partsboard/ui/lib/format.ts';
import classes from './returns.module.css';

/** What is sent back, and what of it has arrived. */
export function ReturnLines({ entry }: { readonly entry: Return }) {
  const { t } = useTranslation();
  const isGoods = entry.kind === 'goods';
  const isReceived = entry.state === 'received' || entry.state === 'refunded';
  return (
    <Table aria-label={t('Lines')} verticalSpacing="xs" horizontalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('Part')}</Table.Th>
          <Table.Th className={classes.number}>{isGoods ? t('Price') : t('Deposit')}</Table.Th>
          <Table.Th className={classes.number}>{t('Requested')}</Table.Th>
          {isReceived && isGoods ? (
            <Table.Th className={classes.number}>{t('Back on stock')}</Table.Th>
          ) : null}
          {isReceived ? (
            <Table.Th className={classes.number}>{isGoods ? t('Written off') : t('Accepted')}</Table.Th>
          ) : null}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entry.lines.map((line) => (
          <Table.Tr key={line.line}>
            <Table.Td>
              {line.name}
              <div className={classes.second}>{line.number}</div>
              {line.afterCore > 0 ? (
                <div className={classes.second}>
                  {t('Without the deposit that was given back for the old part: {{quantity}}', {
                    quantity: line.afterCore,
                  })}
                </div>
              ) : null}
            </Table.Td>
            <Table.Td className={classes.number}>{formatMoney(line.unitPrice)}</Table.Td>
            <Table.Td className={classes.number}>{line.quantity}</Table.Td>
            {isReceived && isGoods ? <Table.Td className={classes.number}>{line.restocked}</Table.Td> : null}
            {isReceived ? <Table.Td className={classes.number}>{line.writtenOff}</Table.Td> : null}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
