import type { CatalogueImport } from '@partsboard/contract/backoffice/catalogue-imports';
import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { useCancelImport, useCheckAgain, useLoadCatalogue } from './catalogue-imports.mutations.ts';
import { isBusy, isOfFigures } from './catalogue-imports.queries.ts';

/** What can be done to an import in its state: load, check again, cancel. */
export function ImportActions({ imported }: { readonly imported: CatalogueImport }) {
  const { t } = useTranslation();
  const { id, state, isCancelled } = imported;
  const load = useLoadCatalogue(id);
  const check = useCheckAgain(id);
  const cancel = useCancelImport(id);
  const [isAsking, setAsking] = useState(false);
  const isFigures = isOfFigures(imported);
  const canCancel = isBusy(imported) || state === 'uploading' || state === 'checked';
  return (
    <Group gap="xs">
      {state === 'checked' ? (
        <Button leftSection={<IconCheck size={16} aria-hidden />} onClick={() => setAsking(true)}>
          {t('Load')}
        </Button>
      ) : null}
      {state === 'failed' && imported.kind !== 'return' ? (
        <Button
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={check.isPending}
          onClick={() => check.mutate(undefined)}
        >
          {t('Check again')}
        </Button>
      ) : null}
      {canCancel ? (
        <Button
          variant="default"
          leftSection={<IconX size={16} aria-hidden />}
          loading={cancel.isPending || (isCancelled && isBusy(imported))}
          onClick={() => cancel.mutate(undefined)}
        >
          {state === 'checked' ? t('Do not load it') : t('Cancel the import')}
        </Button>
      ) : null}
      <FormDialog
        title={isFigures ? t('Load this file?') : t('Load this catalog?')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        label={t('Load')}
        isPending={load.isPending}
        onSubmit={() => load.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        <Text>
          {isFigures
            ? t('The figures of the file replace those of the same parts. All others stay as they are.')
            : t(
                'The shop goes on selling while it is loaded, and switches in one moment. Prices, stock and discounts become those of the file. You can go back to the catalog of before.',
              )}
        </Text>
      </FormDialog>
    </Group>
  );
}
