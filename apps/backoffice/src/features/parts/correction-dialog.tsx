import type { WarehouseStock } from '@partsboard/contract/backoffice/parts';
import type {
  CorrectionReason,
  StockCorrectionInput,
} from '@partsboard/contract/backoffice/stock-corrections';
import { Alert, Checkbox, NumberInput, SegmentedControl, Select, TextInput } from '@mantine/core';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatNumber } from '@partsboard/ui/lib/format.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { correctionReasons, MAX_CORRECTION_NOTE_LENGTH, MAX_STOCK } from '../../lib/api/contract-values.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { correctionOutcome } from './correction-outcome.ts';
import { reasonTexts } from './part-texts.ts';
import { useCorrectStock } from './parts.mutations.ts';

interface CorrectionDialogProps {
  readonly partId: number;
  /** As it was when the dialog was opened. */
  readonly place: WarehouseStock;
  readonly onClose: () => void;
}

/** Corrects what lies in a branch, and says beforehand what that does. */
export function CorrectionDialog({ partId, place, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation();
  const correct = useCorrectStock({ id: partId, warehouseId: place.warehouseId });
  const [kind, setKind] = useState<StockCorrectionInput['kind']>('set');
  const [quantity, setQuantity] = useState<number | ''>('');
  const [reason, setReason] = useState<CorrectionReason | null>(null);
  const [note, setNote] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  const outcome = correctionOutcome(place, kind, quantity);
  const goesBelow = outcome !== null && outcome.missing > 0 && outcome.difference < 0;
  const errors = fieldErrors(correct.error);
  const hasFieldError = Object.keys(errors).length > 0;
  const texts = reasonTexts(t);
  const isReady =
    outcome !== null && outcome.difference !== 0 && reason !== null && (!goesBelow || isConfirmed);
  const submit = () => {
    if (quantity === '' || reason === null) return;
    correct.mutate(
      { kind, quantity, seen: place.quantity, reason, note, goesBelowReserved: goesBelow && isConfirmed },
      {
        onSuccess: () => {
          onClose();
          showInfo(t('Data was successfully saved.'));
        },
      },
    );
  };
  return (
    <FormDialog
      title={t('Correct the stock: {{branch}}', { branch: place.name })}
      isOpen
      onClose={onClose}
      label={t('Correct')}
      isPending={correct.isPending}
      isDisabled={!isReady}
      onSubmit={submit}
    >
      {correct.isError && !hasFieldError ? <Alert color="red">{refusalOf(correct.error)}</Alert> : null}
      <SegmentedControl
        aria-label={t('Kind of correction')}
        fullWidth
        data={[
          { value: 'set', label: t('Set to') },
          { value: 'add', label: t('Add or take off') },
        ]}
        value={kind}
        onChange={(value) => setKind(value)}
      />
      <NumberInput
        label={kind === 'set' ? t('Pieces on the shelf') : t('Difference, such as -2')}
        data-autofocus
        allowDecimal={false}
        allowNegative={kind === 'add'}
        min={kind === 'set' ? 0 : -place.quantity}
        max={MAX_STOCK}
        value={quantity}
        onChange={(value) => setQuantity(typeof value === 'number' ? value : '')}
        error={errors.quantity}
      />
      <Select
        label={t('Reason')}
        placeholder={t('Choose')}
        data={correctionReasons.map((value) => ({ value, label: texts[value] }))}
        value={reason}
        onChange={setReason}
        error={errors.reason}
      />
      <TextInput
        label={t('Note')}
        maxLength={MAX_CORRECTION_NOTE_LENGTH}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        error={errors.note}
      />
      {outcome === null ? null : (
        <Alert color={goesBelow ? 'amber' : 'gray'} role="status" title={t('What this does')}>
          {t('On hand: {{before}} → {{after}}. Available: {{freeBefore}} → {{freeAfter}}.', {
            before: formatNumber(place.quantity),
            after: formatNumber(outcome.after),
            freeBefore: formatNumber(outcome.availableBefore),
            freeAfter: formatNumber(outcome.availableAfter),
          })}
        </Alert>
      )}
      {goesBelow ? (
        <Checkbox
          label={t(
            'Less than open orders have reserved ({{reserved}}): {{missing}} promised pieces will be missing. Correct it all the same.',
            { reserved: formatNumber(place.reserved), missing: formatNumber(outcome.missing) },
          )}
          checked={isConfirmed}
          onChange={(event) => setConfirmed(event.currentTarget.checked)}
          error={errors.goesBelowReserved}
        />
      ) : null}
    </FormDialog>
  );
}
