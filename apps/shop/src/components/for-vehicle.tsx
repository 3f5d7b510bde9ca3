import type { LineVehicle } from '@partsboard/contract/line-vehicles';
import { Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';

/** The vehicle for which a cart line was added. */
export function ForVehicle({ vehicle }: { readonly vehicle: LineVehicle | null }) {
  const { t } = useTranslation();
  if (vehicle === null) return null;
  return (
    <Text size="xs" c="dimmed">
      {t('for {{vehicle}}', { vehicle: vehicle.Name })}
    </Text>
  );
}
