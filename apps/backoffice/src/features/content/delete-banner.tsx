import type { StaffBanner } from '@partsboard/contract/backoffice/banners';
import { Button, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { useDeleteBanner } from './content.mutations.ts';

interface DeleteBannerProps {
  readonly banner: StaffBanner;
  readonly onDeleted: () => void;
}

/** Deletes a banner, after a question. */
export function DeleteBanner({ banner, onDeleted }: DeleteBannerProps) {
  const { t } = useTranslation();
  const remove = useDeleteBanner(banner.id);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="light" color="red" onClick={() => setAsking(true)}>
        {t('Delete banner …')}
      </Button>
      <FormDialog
        title={t('Delete banner')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        label={t('Delete')}
        isDangerous
        isPending={remove.isPending}
        onSubmit={() => remove.mutate(undefined, { onSuccess: onDeleted, onError: () => setAsking(false) })}
      >
        <Text>{t('The banner “{{name}}” is deleted.', { name: banner.headlinePl })}</Text>
      </FormDialog>
    </>
  );
}
