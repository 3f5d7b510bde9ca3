import type { Vehicle } from '@partsboard/contract/vehicles';
import { Modal, Text, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useOpened } from '@partsboard/ui/lib/use-opened.ts';
import { vehicleDescription, vehicleName } from './vehicle-text.ts';
import classes from './choose-vehicle-modal.module.css';

interface Props {
  /** The vehicles that match; an empty list keeps the dialog closed. */
  readonly vehicles: readonly Vehicle[];
  readonly onClose: () => void;
  readonly onChosen: (vehicle: Vehicle) => void;
}

/** Asks which vehicle is meant: the last seven characters can match several. */
export function ChooseVehicleModal({ vehicles, onClose, onChosen }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={useOpened(vehicles.length > 0)}
      onClose={onClose}
      title={t('Choose Vehicle')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Text c="dimmed" mb="sm">
        {t('{{count}} cars end with these characters.', { count: vehicles.length })}
      </Text>
      <ul className={classes.list}>
        {vehicles.map((vehicle, index) => (
          <li key={vehicle.Vin ?? index}>
            <UnstyledButton
              className={classes.vehicle}
              data-autofocus={index === 0 || undefined}
              onClick={() => {
                onChosen(vehicle);
                onClose();
              }}
            >
              <span className={classes.name}>{vehicleName(vehicle)}</span>
              <span className={classes.vin}>{vehicle.Vin}</span>
              <span className={classes.description}>{vehicleDescription(vehicle)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
