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
  /** The vehicle against which all parts are checked; null while each is checked against its own. */
  readonly checked: Vehicle | null;
  readonly onCheck: (vehicle: Vehicle | 'chosen' | null) => void;
  /** The result. */
  readonly children: ReactNode;
}

/** Checks parts against their own vehicles, or all against the chosen one or another by its VIN. */
export function VehicleCheck({ chosen, checked, onCheck, children }: Props) {
  const { t } = useTranslation();
  const [candidates, setCandidates] = useState<readonly Vehicle[]>([]);
  const search = useVehicleByVin({ onFound: onCheck, onSeveral: setCandidates });
  return (
    <div className={classes.check}>
      <VinField
        label={t('VIN')}
        submitLabel={t('Check')}
        notFoundMessage={t('No vehicle was found. Check the VIN.')}
        search={search}
      />
      <div role="status" className={classes.result}>
        {checked ? (
          <>
            <strong>{vehicleName(checked)}</strong>
            {checked.Vin === null ? null : <span className={classes.vin}>{checked.Vin}</span>}
          </>
        ) : (
          t('Each line is checked against the vehicle for which it was added.')
        )}
        {children}
      </div>
      {chosen && checked !== chosen ? (
        <Button variant="default" size="xs" onClick={() => onCheck('chosen')}>
          {t('Check against the chosen vehicle')}
        </Button>
      ) : null}
      {checked ? (
        <Button variant="default" size="xs" onClick={() => onCheck(null)}>
          {t('End the check')}
        </Button>
      ) : null}
      <ChooseVehicleModal vehicles={candidates} onClose={() => setCandidates([])} onChosen={onCheck} />
    </div>
  );
}
