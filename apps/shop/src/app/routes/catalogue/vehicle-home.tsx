import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import type { VehicleKind } from '@partsboard/contract/vehicles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useIsIdle } from '../../../components/use-is-idle.ts';
import { boardTarget } from '../../../features/boards/board-card.tsx';
import { recentBoards } from '../../../features/boards/recent-boards.ts';
import { namesWithoutPartsQuery } from '../../../features/search/search.queries.ts';
import type { ChosenVehicle } from '../../../features/vehicles/chosen-vehicle.ts';
import { recentKey } from '../../../features/vehicles/recent-vehicles.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './vehicle-home.module.css';

/** What is ordered for most vehicles; each is a search in the vehicle's parts. */
function frequentParts(t: TFunction, kind: VehicleKind): readonly string[] {
  const everywhere = [t('Service kit'), t('Brake pads'), t('Brake disc'), t('Oil filter'), t('Air filter')];
  return kind === 'MOTORRAD'
    ? [...everywhere, t('Chain'), t('Spark plug')]
    : [...everywhere, t('Cabin filter'), t('Wiper blade'), t('Spark plug')];
}

/** The frequent parts of the chosen vehicle and the boards that were opened for it last. */
export function VehicleHome({ vehicle }: { readonly vehicle: ChosenVehicle }) {
  const { t } = useTranslation();
  const key = recentKey(vehicle);
  const boards = key === null ? [] : recentBoards(key);
  const names = frequentParts(t, vehicle.VehicleType);
  const isIdle = useIsIdle();
  const { data: missing } = useQuery({
    ...namesWithoutPartsQuery(names, vehicleFilterInput(vehicle)),
    enabled: isIdle,
  });
  return (
    <div className={classes.ways}>
      <nav className={classes.way} aria-labelledby="frequent-parts">
        <h2 className={classes.heading} id="frequent-parts">
          {t('Frequent parts')}
        </h2>
        <ul className={classes.list}>
          {names.map((name) => (
            <li key={name}>
              {missing?.includes(name) ? (
                // It keeps its place: the others must not move while somebody points at them.
                <span className={classes.missing} title={t('Not in the catalog')}>
                  {name}
                </span>
              ) : (
                <Link to={paths.catalogue} search={{ search: name }} className={classes.chip}>
                  {name}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {boards.length === 0 ? null : (
        <nav className={classes.way} aria-labelledby="recent-boards">
          <h2 className={classes.heading} id="recent-boards">
            {t('Last boards of this vehicle')}
          </h2>
          <ul className={classes.list}>
            {boards.map((board) => (
              <li key={board.Id}>
                <Link {...boardTarget(board)} className={classes.chip}>
                  {board.Name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
