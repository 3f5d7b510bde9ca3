import type { DiscountGrid } from '@partsboard/contract/backoffice/discounts';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { UnsavedChangesGuard } from '../../components/unsaved-changes-guard.tsx';
import { refusalOf } from '../../lib/refusal.ts';
import { NO_EDITS, toChanges } from './discount-cells.ts';
import { DiscountGridTable } from './discount-grid.tsx';
import { useSaveDiscounts } from './discounts.mutations.ts';
import { NewTableDialog } from './table-dialogs.tsx';

/** The grid with what is not saved yet; everything is saved at once. */
export function DiscountEditor({ grid }: { readonly grid: DiscountGrid }) {
  const { t } = useTranslation();
  const save = useSaveDiscounts();
  const [edits, setEdits] = useState(NO_EDITS);
  const [refused, setRefused] = useState(0);
  const [isAdding, setAdding] = useState(false);
  const submit = () =>
    save.mutate(toChanges(grid, edits), {
      onSuccess: () => {
        setEdits(NO_EDITS);
        showInfo(t('Data was successfully saved.'));
      },
    });
  return (
    <>
      <UnsavedChangesGuard isDirty={edits.size > 0} />
      <Text c="dimmed" size="sm">
        {t(
          'Arrows move, typing or Enter edits, a block can be pasted from a spreadsheet. Delete returns to the discount of the catalog. Bold: set here, loading a catalog does not change it.',
        )}
      </Text>
      {save.isError ? <Alert color="red">{refusalOf(save.error)}</Alert> : null}
      {refused > 0 ? (
        <Alert color="amber" role="alert">
          {t('No percentage between 0 and 100 with two decimals: {{number}}. These were left out.', {
            number: refused,
          })}
        </Alert>
      ) : null}
      <DiscountGridTable grid={grid} edits={edits} onEdit={setEdits} onRefused={setRefused} />
      <Group justify="space-between">
        <Button variant="default" onClick={() => setAdding(true)}>
          {t('Add a discount table …')}
        </Button>
        <Group gap="xs">
          <Text c="dimmed" role="status">
            {t('Changed cells: {{number}}', { number: edits.size })}
          </Text>
          <Button variant="default" disabled={edits.size === 0} onClick={() => setEdits(NO_EDITS)}>
            {t('Discard')}
          </Button>
          <Button disabled={edits.size === 0} loading={save.isPending} onClick={submit}>
            {t('Save')}
          </Button>
        </Group>
      </Group>
      {isAdding ? <NewTableDialog tables={grid.tables} onClose={() => setAdding(false)} /> : null}
    </>
  );
}
