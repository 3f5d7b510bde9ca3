import { NumberInput, Table } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import type { LineChoice } from './line-choice.ts';
import { MissingBadge } from './order-badges.tsx';
import classes from './order-detail.module.css';

interface LineQuantitiesProps {
  readonly choices: readonly LineChoice[];
  readonly onChange: (line: number, quantity: number) => void;
}

/** Asks for pieces of each line. */
export function LineQuantities({ choices, onChange }: LineQuantitiesProps) {
  const { t } = useTranslation();
  return (
    <Table verticalSpacing={6} aria-label={t('Lines')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('Part')}</Table.Th>
          <Table.Th className={classes.number}>{t('Possible')}</Table.Th>
          <Table.Th w={110}>{t('Quantity')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {choices.map(({ line, most, quantity }) => (
          <Table.Tr key={line.line}>
            <Table.Td>
              {line.name}
              <div className={classes.second}>{line.number}</div>
              {line.missing > 0 ? <MissingBadge count={line.missing} /> : null}
            </Table.Td>
            <Table.Td className={classes.number}>{most}</Table.Td>
            <Table.Td>
              <NumberInput
                aria-label={t('Quantity of {{number}}', { number: line.number })}
                value={quantity}
                min={0}
                max={most}
                clampBehavior="strict"
                allowDecimal={false}
                allowNegative={false}
                onChange={(value) => onChange(line.line, Number(value))}
              />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
