import type { Board } from '@partsboard/contract/boards';
import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import { Alert, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { boardTarget } from './board-card.tsx';
import { boardForVehicle } from './board-for-vehicle.ts';
import { boardsQuery } from './boards.queries.ts';

interface Props {
  readonly board: Board;
  readonly vehicle: VehicleFilterInput;
}

/** Says that a board is not one of the chosen vehicle, and leads to what the vehicle has instead. */
export function NoFittingLine({ board, vehicle }: Props) {
  const { t } = useTranslation();
  const category = board.CategoryPath.at(-1);
  const { data: boards } = useQuery({
    ...boardsQuery(vehicle, { id: category?.Id ?? 0, isSubgroup: true }),
    enabled: category !== undefined,
  });
  const same = boards && boardForVehicle(board, boards);
  const hasCategory = category !== undefined && (boards === undefined || boards.length > 0);
  return (
    <Alert color="gray" variant="light">
      <Text size="sm">{t('No part on this board fits this vehicle.')}</Text>
      <Group gap="xs" mt="xs">
        {same && same.Id !== board.Id ? (
          <LinkButton {...boardTarget(same)} size="sm">
            {t('The same board of this vehicle')}
          </LinkButton>
        ) : null}
        {hasCategory ? (
          <LinkButton
            to={paths.category}
            params={{ category: String(category.Id) }}
            search={{ name: category.Name }}
            variant="default"
            size="sm"
          >
            {t('All boards of this group')}
          </LinkButton>
        ) : (
          <LinkButton to={paths.catalogue} variant="default" size="sm">
            {t('Categories for this vehicle')}
          </LinkButton>
        )}
      </Group>
    </Alert>
  );
}
