import type { FiguresKind } from '@partsboard/contract/backoffice/catalogue-imports';
import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconUpload } from '@tabler/icons-react';
import { Panel } from '../../components/panel.tsx';
import { MAX_FIGURES_BYTES } from '../../lib/api/contract-values.ts';
import { SendingProgress } from './sending-progress.tsx';
import { useSendFile } from './use-send-file.ts';

/** Takes a CSV file of prices or of stock alone and leads to its check. */
export function FiguresPanel() {
  const { t } = useTranslation();
  const { choose, sending } = useSendFile(MAX_FIGURES_BYTES);
  const choices: readonly { kind: FiguresKind; name: string; label: string }[] = [
    { kind: 'prices', name: t('CSV file of prices'), label: t('Choose a file of prices') },
    { kind: 'stock', name: t('CSV file of stock'), label: t('Choose a file of stock') },
  ];
  return (
    <Panel title={t('Prices or stock alone')}>
      <Stack gap="sm">
        <Text c="dimmed">
          {t(
            'Send a CSV file in the form of {{prices}} or {{stock}}. It is checked first; then its figures replace those of the same parts, and all others stay. Parts that the catalog does not have are listed and left out.',
            {
              prices: 'prices.csv (brand, number, net, vat)',
              stock: 'stock.csv (warehouse, brand, number, quantity)',
            },
          )}
        </Text>
        <Group gap="sm">
          {choices.map(({ kind, name, label }) => (
            <FileButton
              key={kind}
              accept=".csv,.txt,text/csv"
              inputProps={{ 'aria-label': name }}
              onChange={choose(kind)}
            >
              {(button) => (
                <Button
                  {...button}
                  variant="default"
                  disabled={sending.isPending}
                  leftSection={<IconUpload size={16} aria-hidden />}
                >
                  {label}
                </Button>
              )}
            </FileButton>
          ))}
        </Group>
        <SendingProgress sending={sending} />
      </Stack>
    </Panel>
  );
}
