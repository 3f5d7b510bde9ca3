import { Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';

interface OneTimePasswordProps {
  readonly password: string | null;
  readonly onClose: () => void;
}

/** The password for the first login, which is shown once and handed over. */
export function OneTimePassword({ password, onClose }: OneTimePasswordProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={password !== null}
      onClose={onClose}
      title={t('One-time password')}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Stack gap="md">
        <Text>
          {t('Hand it over in person. It is shown only now, and the first login asks for another one.')}
        </Text>
        <Code block fz="lg" data-testid="one-time-password">
          {password}
        </Code>
        <Group justify="flex-end" gap="xs">
          <CopyButton value={password ?? ''}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? t('Copied') : t('Copy')}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose} data-autofocus>
            {t('Done')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
