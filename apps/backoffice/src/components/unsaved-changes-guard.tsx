import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useBlocker } from '@tanstack/react-router';
import { use, useEffect } from 'react';
import { readCsrfToken } from '../lib/api/csrf-token.ts';
import { UnsavedContext } from './unsaved-context.ts';

/** Asks before a screen with unsaved changes is left. A session that has ended needs no question: nothing can be saved. */
export function UnsavedChangesGuard({ isDirty }: { readonly isDirty: boolean }) {
  const { t } = useTranslation();
  const tell = use(UnsavedContext);
  useEffect(() => {
    tell?.(isDirty);
    return () => tell?.(false);
  }, [tell, isDirty]);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty && readCsrfToken() !== null,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <Modal
      opened={status === 'blocked'}
      onClose={() => reset?.()}
      title={t('Leave without saving?')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Text>{t('Your changes on this screen are not saved.')}</Text>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={() => proceed?.()}>
          {t('Leave')}
        </Button>
        <Button onClick={() => reset?.()} data-autofocus>
          {t('Stay')}
        </Button>
      </Group>
    </Modal>
  );
}
