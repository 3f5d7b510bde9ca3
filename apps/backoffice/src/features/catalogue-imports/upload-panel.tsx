import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { AnchorButton } from '@partsboard/ui/components/links.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatNumber } from '@partsboard/ui/lib/format.ts';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { Panel } from '../../components/panel.tsx';
import { MAX_CATALOGUE_BYTES, STARTER_CATALOGUE_URL } from '../../lib/api/contract-values.ts';
import { SendingProgress } from './sending-progress.tsx';
import { useSendFile } from './use-send-file.ts';
import classes from './catalogue-imports.module.css';

const GIGABYTE = 1_000_000_000;

/** Takes a ZIP file and leads to its check. */
export function UploadPanel() {
  const { t } = useTranslation();
  const { choose, sending } = useSendFile(MAX_CATALOGUE_BYTES);
  return (
    <Panel title={t('Import a catalog')}>
      <Stack gap="sm">
        <Text c="dimmed">
          {t(
            'Send the files of the catalog format as one ZIP file. It is checked first: nothing changes before you load it.',
          )}
        </Text>
        <Group gap="sm">
          <FileButton
            accept=".zip,application/zip"
            inputProps={{ 'aria-label': t('ZIP file') }}
            onChange={choose('upload')}
          >
            {(button) => (
              <Button
                {...button}
                loading={sending.isPending}
                leftSection={<IconUpload size={16} aria-hidden />}
              >
                {t('Choose a ZIP file')}
              </Button>
            )}
          </FileButton>
          <Text c="dimmed" size="sm">
            {t('At most {{size}} GB', { size: formatNumber(MAX_CATALOGUE_BYTES / GIGABYTE, 0) })}
          </Text>
        </Group>
        <SendingProgress sending={sending} />
        <StarterCatalogue />
      </Stack>
    </Panel>
  );
}

/** Something to load, for whoever has no files yet. */
function StarterCatalogue() {
  const { t } = useTranslation();
  return (
    <Group gap="md" pt="sm" wrap="wrap" className={classes.starter ?? ''}>
      <Text size="sm" flex="1 1 22rem">
        {t(
          'No files yet? Start with a small catalog: two vehicles, two boards and five parts, in stock at each of your branches. Load it as it is, or change its tables first.',
        )}
      </Text>
      <AnchorButton
        href={STARTER_CATALOGUE_URL}
        download
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
      >
        {t('Download a catalog to start from')}
      </AnchorButton>
    </Group>
  );
}
