import type { WarehouseSettings } from '@partsboard/contract/backoffice/warehouses';
import type { UseFormReturnType } from '@mantine/form';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { DaysField } from '../../components/days-field.tsx';

/** When a branch is open, and when not. */
export function BranchHoursFields({ form }: { readonly form: UseFormReturnType<WarehouseSettings> }) {
  const { t } = useTranslation();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <TextInput {...form.getInputProps('hoursPl')} label={t('Opening hours, Polish')} maxLength={200} />
      <TextInput {...form.getInputProps('hoursEn')} label={t('Opening hours, English')} maxLength={200} />
      <TextInput
        type="time"
        label={t('Pickup on the same day for orders until')}
        description={t('Empty: not said.')}
        error={form.errors.orderUntil}
        value={form.values.orderUntil ?? ''}
        onChange={(event) => form.setFieldValue('orderUntil', event.currentTarget.value || null)}
      />
      <DaysField
        label={t('Closed days')}
        description={t('The shop tells them three weeks before.')}
        error={form.errors.holidays}
        value={form.values.holidays}
        onChange={(days) => form.setFieldValue('holidays', days)}
      />
    </SimpleGrid>
  );
}
