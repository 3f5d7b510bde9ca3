import type { Return, ReturnReceipt } from '@partsboard/contract/backoffice/returns';
import { NumberInput, Stack, Table, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useState } from 'react';
import { DialogButtons } from '../../components/dialog-buttons.tsx';
import classes from './returns.module.css';

type Received = ReturnReceipt['lines'][number];

interface ReceiveFormProps {
  readonly entry: Return;
  readonly isPending: boolean;
  readonly onReceive: (lines: Received[]) => void;
  readonly onClose: () => void;
}

/** How many pieces have arrived, and whether they can be sold again. */
export function ReceiveForm({ entry, isPending, onReceive, onClose }: ReceiveFormProps) {
  const { t } = useTranslation();
  const isGoods = entry.kind === 'goods';
  const fields = isGoods ? (['restocked', 'writtenOff'] as const) : (['writtenOff'] as const);
  const [lines, setLines] = useState<readonly Received[]>(() =>
    entry.lines.map(({ line, quantity }) =>
      isGoods ? { line, restocked: quantity, writtenOff: 0 } : { line, restocked: 0, writtenOff: quantity },
    ),
  );
  const change = (line: number, field: 'restocked' | 'writtenOff', value: number) =>
    setLines(lines.map((each) => (each.line === line ? { ...each, [field]: value } : each)));
  const askedOf = new Map(entry.lines.map(({ line, quantity }) => [line, quantity]));
  const isTooMany = lines.some(
    ({ line, restocked, writtenOff }) => restocked + writtenOff > (askedOf.get(line) ?? 0),
  );
  const isNothing = lines.every(({ restocked, writtenOff }) => restocked + writtenOff === 0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onReceive([...lines]);
      }}
    >
      <Stack gap="md">
        <Text c="dimmed">
          {isGoods
            ? t(
                'What is back on stock can be sold at once. What is written off is refunded too, but not sold.',
              )
            : t('Old parts go on no shelf. For each that is accepted the deposit is refunded.')}
        </Text>
        <Table verticalSpacing={6} aria-label={t('Lines')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('Part')}</Table.Th>
              <Table.Th className={classes.number}>{t('Requested')}</Table.Th>
              {isGoods ? <Table.Th w={110}>{t('Back on stock')}</Table.Th> : null}
              <Table.Th w={110}>{isGoods ? t('Written off') : t('Accepted')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {entry.lines.map(({ line, name, number, quantity }, index) => (
              <Table.Tr key={line}>
                <Table.Td>
                  {name}
                  <div className={classes.second}>{number}</div>
                </Table.Td>
                <Table.Td className={classes.number}>{quantity}</Table.Td>
                {fields.map((field) => (
                  <Table.Td key={field}>
                    <NumberInput
                      aria-label={
                        field === 'restocked'
                          ? t('{{number}}: back on stock', { number })
                          : isGoods
                            ? t('{{number}}: written off', { number })
                            : t('{{number}}: accepted', { number })
                      }
                      value={lines[index]?.[field] ?? 0}
                      min={0}
                      max={quantity}
                      clampBehavior="strict"
                      allowDecimal={false}
                      allowNegative={false}
                      onChange={(value) => change(line, field, Number(value))}
                    />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        {isTooMany ? (
          <Text c="red" role="alert">
            {t('These are more pieces than were requested.')}
          </Text>
        ) : null}
        <DialogButtons
          label={t('Receive the goods')}
          isPending={isPending}
          isDisabled={isTooMany || isNothing}
          onClose={onClose}
        />
      </Stack>
    </form>
  );
}
