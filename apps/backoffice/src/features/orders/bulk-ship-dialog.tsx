import { Select, Text } from '@mantine/core';
import { carrierCodes, carriers, isCarrier, type Carrier } from '@partsboard/domain/carriers';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { carrierTexts } from './order-texts.ts';

interface BulkShipDialogProps {
  readonly count: number;
  readonly isOpen: boolean;
  readonly isPending: boolean;
  readonly onShip: (carrier: Carrier) => void;
  readonly onClose: () => void;
}

/** Who carries the parcels of several orders. */
export function BulkShipDialog({ count, isOpen, isPending, onShip, onClose }: BulkShipDialogProps) {
  const { t } = useTranslation();
  const [carrier, setCarrier] = useState<Carrier>('own-van');
  const names = carrierTexts(t);
  return (
    <FormDialog
      title={t('Mark shipped')}
      isOpen={isOpen}
      onClose={onClose}
      label={t('Ship')}
      isPending={isPending}
      onSubmit={() => onShip(carrier)}
    >
      <Text>
        {t(
          'All that can leave of the chosen orders ({{number}}) leaves, one parcel each. The customers get an email. What is on back order stays open.',
          { number: count },
        )}
      </Text>
      <Select
        label={t('Carrier')}
        allowDeselect={false}
        data={carrierCodes.map((value) => ({ value, label: carriers[value].name ?? names[value] ?? value }))}
        value={carrier}
        onChange={(value) => {
          if (isCarrier(value)) setCarrier(value);
        }}
      />
    </FormDialog>
  );
}
