import { Group, NumberInput, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { carrierCodes, carriers, type Carrier } from '@partsboard/domain/carriers';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { carrierTexts } from './order-texts.ts';

/** Who carries a parcel, and how it can be followed. */
export interface Parcel {
  readonly carrier: Carrier;
  readonly trackingNumber: string;
  readonly parcels: number;
}

export function ParcelFields({ form }: { readonly form: UseFormReturnType<Parcel> }) {
  const { t } = useTranslation();
  const names = carrierTexts(t);
  return (
    <>
      <Group grow align="flex-start">
        <Select
          {...form.getInputProps('carrier')}
          label={t('Carrier')}
          allowDeselect={false}
          data={carrierCodes.map((value) => ({
            value,
            label: carriers[value].name ?? names[value] ?? value,
          }))}
        />
        <NumberInput
          {...form.getInputProps('parcels')}
          label={t('Parcels')}
          min={1}
          max={999}
          clampBehavior="strict"
          allowDecimal={false}
        />
      </Group>
      <TextInput
        {...form.getInputProps('trackingNumber')}
        label={t('Tracking number')}
        maxLength={100}
        autoComplete="off"
      />
    </>
  );
}
