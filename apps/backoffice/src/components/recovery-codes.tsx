import { Alert, Button, CopyButton, Group, Stack } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconAlertTriangle, IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './recovery-codes.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <Alert
        color="amber"
        icon={<IconAlertTriangle size={20} aria-hidden />}
        title={t('Save these codes now')}
      >
        {t(
          'They are shown only once. With one of them you can log in if you lose your phone; each works once.',
        )}
      </Alert>
      <ul className={classes.codes} aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="space-between">
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
              onClick={copy}
            >
              {copied ? t('Copied') : t('Copy all')}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>{t('I have saved them')}</Button>
      </Group>
    </Stack>
  );
}
