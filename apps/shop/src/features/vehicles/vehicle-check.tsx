import type { Vehicle } from '@partsboard/contract/vehicles';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { ChooseVehicleModal } from './choose-vehicle-modal.tsx';
import classes from './vehicle-check.module.css';
import { vehicleName } from './vehicle-text.ts';
import { useVehicleByVin } from './vehicles.mutations.ts';
import { VinField } from './vin-field.tsx';

interface Props {
  readonly chosen: Vehicle | null;
  /** Another vehicle that is checked instead of the chosen one, which stays chosen. */
  readonly other: Vehicle | null;
  readonly onOther: (vehicle: Vehicle | null) => void;
  /** The result for the vehicle. */
  readonly children: ReactNode;
}

/** Checks parts against the chosen vehicle, or against another one by its VIN. */
export function VehicleCheck({ chosen, other, onOther, children }: Props) {
  const { t } = useTranslation();
  const [candidates, setCandidates] = useState<readonly Vehicle[]>([]);
  const search = useVehicleByVin({ onFound: onOther, onSeveral: setCandidates });
  const vehicle = other ?? chosen;
  return (
    <div className={classes.check}>
      <VinField
        label={t('VIN')}
        submitLabel={t('Check')}
        notFoundMessage={t('No vehicle was found. Check the VIN.')}
        search={search}
      />
      <div role="status" className={classes.result}>
        {vehicle ? (
          <>
            <strong>{vehicleName(vehicle)}</strong>
            {vehicle.Vin === null ? null : <span className={classes.vin}>{vehicle.Vin}</span>}
            {children}
          </>
        ) : null}
      </div>
      {other ? (
        <Button variant="default" size="xs" onClick={() => onOther(null)}>
          {chosen ? t('Check against the chosen vehicle') : t('End the check')}
        </Button>
      ) : null}
      <ChooseVehicleModal vehicles={candidates} onClose={() => setCandidates([])} onChosen={onOther} />
    </div>
  );
}
