import { Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';

interface OneTimeSecretProps {
  readonly title: string;
  /** What to do with it. */
  readonly text: string;
  /** Null while nothing is shown. */
  readonly secret: string | null;
  readonly testId: string;
  readonly onClose: () => void;
}

/** Something that is shown once and has to be copied now. */
export function OneTimeSecret({ title, text, secret, testId, onClose }: OneTimeSecretProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={secret !== null}
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Stack gap="md">
        <Text>{text}</Text>
        <Code block fz="md" data-testid={testId} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {secret}
        </Code>
        <Group justify="flex-end" gap="xs">
          <CopyButton value={secret ?? ''}>
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
