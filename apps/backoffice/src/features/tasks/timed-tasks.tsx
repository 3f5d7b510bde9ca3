import { Skeleton, Table } from '@mantine/core';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { taskNameText } from './task-texts.ts';
import { timedTasksQuery } from './tasks.queries.ts';

const timeOf = (moment: string | null): string => (moment === null ? '–' : formatShortDateTime(moment));

/** What is run at certain times. */
export function TimedTasks() {
  const { t } = useTranslation();
  const query = useQuery(timedTasksQuery);
  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  if (!query.data) return <Skeleton height={120} />;
  return (
    <Table.ScrollContainer minWidth={480} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table aria-label={t('At certain times')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('Task')}</Table.Th>
            <Table.Th>{t('Schedule (UTC)')}</Table.Th>
            <Table.Th>{t('Last run')}</Table.Th>
            <Table.Th>{t('Next run')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {query.data.map(({ name, schedule, lastRunAt, nextRunAt }) => (
            <Table.Tr key={name}>
              <Table.Td>{taskNameText(t, name)}</Table.Td>
              <Table.Td>
                <code>{schedule}</code>
              </Table.Td>
              <Table.Td>{timeOf(lastRunAt)}</Table.Td>
              <Table.Td>{timeOf(nextRunAt)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
