import type { PartFit } from '@partsboard/contract/fit';
import type { LineVehicle, LineVehicles } from '@partsboard/contract/line-vehicles';
import { fullVehicleName } from '@partsboard/domain/line-vehicles';
import { Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { FitNote } from './fit-note.tsx';

interface Props {
  readonly quantity: number;
  readonly vehicles: LineVehicles;
  /** Whether the part fits; absent where it is not said. */
  readonly fitOf?: ((vehicle: LineVehicle) => PartFit | undefined) | undefined;
  /** Whether whole VINs are shown: paper is read without the shop. */
  readonly showsVin?: boolean;
}

/** The vehicles for which a line was added, with how many of its pieces, and whether it fits each. */
export function ForVehicles({ quantity, vehicles, fitOf, showsVin = false }: Props) {
  const { t } = useTranslation();
  const nameOf = (vehicle: LineVehicle) => (showsVin ? fullVehicleName(vehicle) : vehicle.Name);
  return vehicles.map((vehicle) => (
    <div key={vehicle.Id ?? vehicle.Name}>
      <Text size="xs" c="dimmed">
        {vehicle.Quantity === quantity
          ? t('for {{vehicle}}', { vehicle: nameOf(vehicle) })
          : t('for {{vehicle}}: {{pieces}} pcs', { vehicle: nameOf(vehicle), pieces: vehicle.Quantity })}
      </Text>
      <FitNote fit={fitOf?.(vehicle)} isCompact />
    </div>
  ));
}
