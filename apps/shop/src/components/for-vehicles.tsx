import type { PartFit } from '@partsboard/contract/fit';
import type { LineVehicle, LineVehicles } from '@partsboard/contract/line-vehicles';
import { Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { FitNote } from './fit-note.tsx';

interface Props {
  readonly quantity: number;
  readonly vehicles: LineVehicles;
  /** Whether the part fits; absent where it is not said. */
  readonly fitOf?: ((vehicle: LineVehicle) => PartFit | undefined) | undefined;
}

/** The vehicles for which a line was added, with how many of its pieces, and whether it fits each. */
export function ForVehicles({ quantity, vehicles, fitOf }: Props) {
  const { t } = useTranslation();
  return vehicles.map((vehicle) => (
    <div key={vehicle.Id ?? vehicle.Name}>
      <Text size="xs" c="dimmed">
        {vehicle.Quantity === quantity
          ? t('for {{vehicle}}', { vehicle: vehicle.Name })
          : t('for {{vehicle}}: {{pieces}} pcs', { vehicle: vehicle.Name, pieces: vehicle.Quantity })}
      </Text>
      <FitNote fit={fitOf?.(vehicle)} isCompact />
    </div>
  ));
}
