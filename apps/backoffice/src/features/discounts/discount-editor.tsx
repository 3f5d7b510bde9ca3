import type { DiscountGrid } from '@partsboard/contract/backoffice/discounts';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatPercent } from '@partsboard/ui/lib/format.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { UnsavedChangesGuard } from '../../components/unsaved-changes-guard.tsx';
import { isProblem } from '../../lib/api/problem-code.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { toChanges, type OvertakenCell } from './discount-cells.ts';
import { DiscountGridTable, type LeftOut } from './discount-grid.tsx';
import { useSaveDiscounts } from './discounts.mutations.ts';
import { NewTableDialog } from './table-dialogs.tsx';
import { useDiscountEdits } from './use-discount-edits.ts';

/** What others have set in cells that are being edited here. */
function Overtaken({
  cells,
  onKeep,
}: {
  readonly cells: readonly OvertakenCell[];
  readonly onKeep: () => void;
}) {
  const { t } = useTranslation();
  if (cells.length === 0) return null;
  return (
    <Alert color="amber" role="alert" title={t('Somebody else has changed this meanwhile')}>
      {cells.map(({ key, groupCode, tableCode, percent }) => (
        <div key={key}>
          {`${groupCode}, ${tableCode}: ${percent === null ? '–' : formatPercent(percent)}`}
        </div>
      ))}
      <Group justify="space-between" mt="xs">
        {t('Save sets yours instead.')}
        <Button size="compact-sm" variant="default" onClick={onKeep}>
          {t('Keep theirs')}
        </Button>
      </Group>
    </Alert>
  );
}

/** What of a paste was not taken. */
function LeftOutNotes({ refused, outside }: LeftOut) {
  const { t } = useTranslation();
  const notes = [
    ...(refused > 0
      ? [
          t('No percentage between 0 and 100 with two decimals: {{number}}. These were left out.', {
            number: refused,
          }),
        ]
      : []),
    ...(outside > 0 ? [t('Beyond the grid: {{number}}. These were left out.', { number: outside })] : []),
  ];
  return notes.length === 0 ? null : (
    <Alert color="amber" role="alert">
      {notes.join(' ')}
    </Alert>
  );
}

const NONE: LeftOut = { refused: 0, outside: 0 };

/** The grid with what is not saved yet; everything is saved at once. */
export function DiscountEditor({ grid }: { readonly grid: DiscountGrid }) {
  const { t } = useTranslation();
  const save = useSaveDiscounts();
  const { edits, overtaken, canUndo, edit, undo, keepTheirs, clear } = useDiscountEdits(grid);
  const [leftOut, setLeftOut] = useState(NONE);
  const [isAdding, setAdding] = useState(false);
  const submit = () =>
    save.mutate(toChanges(grid, edits), {
      onSuccess: () => {
        clear();
        showInfo(t('Data was successfully saved.'));
      },
    });
  const refusal = isProblem(save.error, 'conflict')
    ? t('Somebody else has changed this meanwhile')
    : refusalOf(save.error);
  return (
    <>
      <UnsavedChangesGuard isDirty={edits.size > 0} />
      <Text c="dimmed" size="sm">
        {t(
          'Arrows move, typing or Enter edits, a block can be pasted from a spreadsheet, Ctrl+Z takes back. Delete returns to the discount of the catalog. Bold: set here, loading a catalog does not change it.',
        )}
      </Text>
      {save.isError && overtaken.length === 0 ? <Alert color="red">{refusal}</Alert> : null}
      <Overtaken cells={overtaken} onKeep={keepTheirs} />
      <LeftOutNotes {...leftOut} />
      <DiscountGridTable grid={grid} edits={edits} onEdit={edit} onUndo={undo} onLeftOut={setLeftOut} />
      <Group justify="space-between">
        <Button variant="default" onClick={() => setAdding(true)}>
          {t('Add a discount table …')}
        </Button>
        <Group gap="xs">
          <Text c="dimmed" role="status">
            {t('Changed cells: {{number}}', { number: edits.size })}
          </Text>
          <Button variant="default" disabled={!canUndo} onClick={undo}>
            {t('Undo')}
          </Button>
          <Button variant="default" disabled={edits.size === 0} onClick={clear}>
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
