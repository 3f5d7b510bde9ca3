import type { StaffPage } from '@partsboard/contract/backoffice/pages';
import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { useDeletePage, useUnpublishPage } from './content.mutations.ts';
import { shopAddress } from './shop-address.ts';

interface PageActionsProps {
  readonly page: StaffPage;
  readonly onDeleted: () => void;
}

/** What else can be done to a page: look at it in the shop, take it out of there, delete it. */
export function PageActions({ page, onDeleted }: PageActionsProps) {
  const { t } = useTranslation();
  const unpublish = useUnpublishPage(page.id);
  const remove = useDeletePage(page.id);
  const [isAsking, setAsking] = useState(false);
  const { publishedSeName } = page;
  return (
    <Group gap="xs">
      {publishedSeName === null ? null : (
        <>
          <Button
            component="a"
            href={shopAddress(`/p/${publishedSeName}`, page.hostNames, window.location)}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<IconExternalLink size={16} aria-hidden />}
          >
            {t('Open in the shop')}
          </Button>
          <Button
            variant="default"
            loading={unpublish.isPending}
            onClick={() =>
              unpublish.mutate(page.version, {
                onSuccess: () => showInfo(t('The shop does not show this page any more.')),
              })
            }
          >
            {t('Take out of the shop')}
          </Button>
        </>
      )}
      <Button variant="light" color="red" onClick={() => setAsking(true)}>
        {t('Delete page …')}
      </Button>
      <FormDialog
        title={t('Delete page')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        label={t('Delete')}
        isDangerous
        isPending={remove.isPending}
        onSubmit={() => remove.mutate(undefined, { onSuccess: onDeleted, onError: () => setAsking(false) })}
      >
        <Text>{t('The page “{{title}}” and all its versions are deleted.', { title: page.titlePl })}</Text>
      </FormDialog>
    </Group>
  );
}
