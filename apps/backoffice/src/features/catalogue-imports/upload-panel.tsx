import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { AnchorButton } from '@partsboard/ui/components/links.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatNumber } from '@partsboard/ui/lib/format.ts';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Panel } from '../../components/panel.tsx';
import { MAX_CATALOGUE_BYTES, STARTER_CATALOGUE_URL } from '../../lib/api/contract-values.ts';
import { paths } from '../../lib/paths.ts';
import { useSendCatalogue } from './catalogue-imports.mutations.ts';
import { SendingProgress } from './sending-progress.tsx';
import classes from './catalogue-imports.module.css';

const GIGABYTE = 1_000_000_000;

/** Takes a ZIP file and leads to its check. */
export function UploadPanel() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [percent, setPercent] = useState(0);
  const [isTooLarge, setTooLarge] = useState(false);
  const send = useSendCatalogue(setPercent);
  const choose = (file: File | null) => {
    if (file === null) return;
    const isLarge = file.size > MAX_CATALOGUE_BYTES || file.size === 0;
    setTooLarge(isLarge);
    if (isLarge) return;
    send.mutate(
      { file, kind: 'upload' },
      {
        onSuccess: (id) => void navigate({ to: paths.catalogueImport, params: { id: String(id) } }),
      },
    );
  };
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
            onChange={choose}
          >
            {(button) => (
              <Button {...button} loading={send.isPending} leftSection={<IconUpload size={16} aria-hidden />}>
                {t('Choose a ZIP file')}
              </Button>
            )}
          </FileButton>
          <Text c="dimmed" size="sm">
            {t('At most {{size}} GB', { size: formatNumber(MAX_CATALOGUE_BYTES / GIGABYTE, 0) })}
          </Text>
        </Group>
        {isTooLarge ? (
          <Alert color="red" role="alert">
            {t('This file is empty or too large.')}
          </Alert>
        ) : null}
        {send.isPending ? <SendingProgress percent={percent} /> : null}
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
