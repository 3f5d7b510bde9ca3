import type { WarehouseStock } from '@partsboard/contract/backoffice/parts';
import { TextInput } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { MAX_BIN_LENGTH } from '../../lib/api/contract-values.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { useChangeBin } from './parts.mutations.ts';

interface BinDialogProps {
  readonly partId: number;
  readonly place: WarehouseStock;
  readonly onClose: () => void;
}

/** Says where a part lies in a branch. */
export function BinDialog({ partId, place, onClose }: BinDialogProps) {
  const { t } = useTranslation();
  const change = useChangeBin({ id: partId, warehouseId: place.warehouseId });
  const [bin, setBin] = useState(place.bin ?? '');
  return (
    <FormDialog
      title={t('Change the bin: {{branch}}', { branch: place.name })}
      isOpen
      onClose={onClose}
      label={t('Save')}
      isPending={change.isPending}
      isDisabled={bin.trim() === (place.bin ?? '')}
      onSubmit={() =>
        change.mutate(
          { bin: bin.trim(), seen: place.bin },
          {
            onSuccess: () => {
              onClose();
              showInfo(t('Data was successfully saved.'));
            },
          },
        )
      }
    >
      <TextInput
        label={t('Bin')}
        description={t('Where pick lists lead to. Empty: none.')}
        data-autofocus
        maxLength={MAX_BIN_LENGTH}
        value={bin}
        onChange={(event) => setBin(event.currentTarget.value)}
        error={refusalOf(change.error)}
      />
    </FormDialog>
  );
}
