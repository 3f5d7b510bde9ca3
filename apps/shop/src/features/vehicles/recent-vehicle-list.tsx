import { UnstyledButton } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useChosenVehicle } from './chosen-vehicle.ts';
import { recentKey, useRecentVehicles } from './recent-vehicles.ts';
import { useChooseRecent } from './vehicles.mutations.ts';
import classes from './recent-vehicle-list.module.css';

/** The vehicles that were chosen before, except the one that is; a click chooses one again. */
export function RecentVehicleList({ onChosen = () => undefined }: { readonly onChosen?: () => void }) {
  const { t } = useTranslation();
  const chosen = useChosenVehicle();
  const chosenKey = chosen && recentKey(chosen);
  const vehicles = useRecentVehicles().filter((vehicle) => recentKey(vehicle) !== chosenKey);
  const choose = useChooseRecent(onChosen);
  if (vehicles.length === 0) return null;
  return (
    <section className={classes.recent} aria-labelledby="recent-vehicles">
      <h2 className={classes.heading} id="recent-vehicles">
        {t('Recent vehicles')}
      </h2>
      <ul className={classes.list}>
        {vehicles.map((vehicle) => (
          <li key={recentKey(vehicle)}>
            <UnstyledButton
              className={classes.vehicle}
              aria-busy={choose.isPending && choose.variables === vehicle}
              onClick={() => {
                if (!choose.isPending) choose.mutate(vehicle);
              }}
            >
              <span className={classes.name}>{vehicle.Name}</span>
              <span className={classes.description}>{vehicle.Vin ?? vehicle.Description}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
