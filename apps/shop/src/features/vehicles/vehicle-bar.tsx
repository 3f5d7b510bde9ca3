import { ActionIcon, Button } from '@mantine/core';
import { IconCar, IconInfoCircle, IconMotorbike, IconX } from '@tabler/icons-react';
import { lazy, memo, Suspense, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusIfLost } from '@partsboard/ui/lib/focus-if-lost.ts';
import { chooseVehicle, useChosenVehicle, type ChosenVehicle } from './chosen-vehicle.ts';
import { vehicleDescription, vehicleName } from './vehicle-text.ts';
import { useTranslatedVehicle } from './vehicles.queries.ts';
import classes from './vehicle-bar.module.css';
import frame from '../../components/frame-width.module.css';

// The bar is on every screen and its dialogs are opened rarely: their code is loaded when needed.
const VehicleDetails = lazy(() =>
  import('./vehicle-details.tsx').then((file) => ({ default: file.VehicleDetails })),
);
const ChangeVehicleModal = lazy(() =>
  import('./change-vehicle-modal.tsx').then((file) => ({ default: file.ChangeVehicleModal })),
);

type Window = 'details' | 'change';

/** The chosen vehicle with its VIN, buttons that change or clear it, and what else is to stay in sight. */
export const VehicleBar = memo(function VehicleBar({ children }: { readonly children?: ReactNode }) {
  const vehicle = useChosenVehicle();
  const [open, setOpen] = useState<Window | null>(null);
  const [loaded, setLoaded] = useState<ReadonlySet<Window>>(new Set());

  const show = (window: Window) => {
    setLoaded((before) => new Set([...before, window]));
    setOpen(window);
  };
  const close = () => setOpen(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  // One window leads to another, which notes as the place of the focus what goes with the first. Later, since a window is
  // still there when it says that it has closed.
  const giveFocusBack = () => void setTimeout(() => focusIfLost(changeButton.current));

  return (
    <>
      {vehicle ? (
        <Bar vehicle={vehicle} onShow={show} changeButton={changeButton}>
          {children}
        </Bar>
      ) : null}
      <Suspense>
        {vehicle && loaded.has('details') ? (
          <VehicleDetails vehicle={vehicle} opened={open === 'details'} onClose={close} />
        ) : null}
        {/* Stays without the bar: a VIN that is not found clears the vehicle, and the dialog has to show that. */}
        {loaded.has('change') ? (
          <ChangeVehicleModal opened={open === 'change'} onClose={close} onClosed={giveFocusBack} />
        ) : null}
      </Suspense>
    </>
  );
});

interface BarProps {
  readonly vehicle: ChosenVehicle;
  readonly onShow: (window: Window) => void;
  readonly changeButton: RefObject<HTMLButtonElement | null>;
  readonly children: ReactNode;
}

function Bar({ vehicle: stored, onShow, changeButton, children }: BarProps) {
  const { t } = useTranslation();
  const vehicle = useTranslatedVehicle(stored);
  const Icon = vehicle.VehicleType === 'MOTORRAD' ? IconMotorbike : IconCar;
  return (
    <section className={classes.band} aria-label={t('Chosen vehicle')} data-vehicle-bar>
      <div className={`${frame.width} ${classes.bar}`}>
        <Icon className={classes.icon} size={20} stroke={1.6} aria-hidden />
        <div className={classes.what}>
          <strong className={classes.name}>{vehicleName(vehicle)}</strong>
          <span className={classes.description}>{vehicleDescription(vehicle)}</span>
          {vehicle.Vin ? <span className={classes.vin}>{vehicle.Vin}</span> : null}
        </div>
        <div className={classes.actions}>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconInfoCircle size={16} aria-hidden />}
            aria-label={t('Vehicle details')}
            classNames={{ label: classes.detailsLabel }}
            onClick={() => onShow('details')}
          >
            {t('Details')}
          </Button>
          <Button
            ref={changeButton}
            variant="default"
            size="compact-sm"
            aria-label={t('Change vehicle')}
            className={classes.change}
            onClick={() => onShow('change')}
          >
            {t('Change')}
          </Button>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('Clear vehicle')}
            title={t('Clear vehicle')}
            onClick={() => chooseVehicle(null)}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
          {children}
        </div>
      </div>
    </section>
  );
}
