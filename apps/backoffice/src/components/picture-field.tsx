import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconPhotoUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { asBase64 } from '../lib/as-base64.ts';
import classes from './picture-field.module.css';

interface PictureFieldProps {
  readonly label: string;
  readonly url: string | null;
  readonly isDark?: boolean;
  readonly isPending?: boolean;
  readonly error?: ReactNode;
  /** The file, Base64-encoded; null to remove the picture. */
  readonly onChange: (content: string | null) => void;
  readonly isRemovable?: boolean;
}

/** A picture with buttons that replace and remove it. */
export function PictureField(props: PictureFieldProps) {
  const { label, url, isDark = false, isPending = false, error, onChange, isRemovable = true } = props;
  const { t } = useTranslation();
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <Text fw={500}>{label}</Text>
      <div className={classes.frame} data-dark={isDark || undefined}>
        {url === null ? <Text c="dimmed">{t('No picture')}</Text> : <img src={url} alt="" />}
      </div>
      {error ? (
        <Text c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      ) : null}
      <Group gap="xs">
        <FileButton
          accept="image/jpeg,image/png,image/webp"
          inputProps={{ 'aria-label': label }}
          onChange={(file) => {
            if (file) void asBase64(file).then(onChange);
          }}
        >
          {(button) => (
            <Button
              {...button}
              variant="default"
              loading={isPending}
              leftSection={<IconPhotoUp size={16} aria-hidden />}
            >
              {t('Choose a picture')}
            </Button>
          )}
        </FileButton>
        {url !== null && isRemovable ? (
          <Button variant="default" disabled={isPending} onClick={() => onChange(null)}>
            {t('Remove')}
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}
