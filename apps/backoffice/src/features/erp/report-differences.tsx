import type { ErpDifference, ErpReport } from '@partsboard/contract/backoffice/erp-reports';
import { SegmentedControl, Table, Text } from '@mantine/core';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ShowMore } from '../../components/show-more.tsx';
import { differenceTexts } from './erp-texts.ts';
import { erpDifferencesQuery } from './erp.queries.ts';
import classes from './erp.module.css';

const kinds = ['stock', 'price', 'order', 'part'] as const;

function Row({ difference }: { readonly difference: ErpDifference }) {
  const { t } = useTranslation();
  const { kind, subject, brand, warehouse, ours, theirs } = difference;
  const missing = t('not there');
  const kindText = differenceTexts(t)[kind];
  return (
    <Table.Tr>
      <Table.Td visibleFrom="sm">{kindText}</Table.Td>
      <Table.Td>
        <Text hiddenFrom="sm" size="xs" c="dimmed">
          {kindText}
        </Text>
        {[brand, subject, warehouse].filter((text) => text !== null).join(' · ')}
      </Table.Td>
      <Table.Td>{ours ?? missing}</Table.Td>
      <Table.Td>{theirs ?? missing}</Table.Td>
    </Table.Tr>
  );
}

/** What differs, one below the other. */
export function ReportDifferences({ report }: { readonly report: ErpReport }) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<ErpDifference['kind'] | 'all'>('all');
  const query = useInfiniteQuery(erpDifferencesQuery(report.id, kind === 'all' ? {} : { kind }));
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  const found = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const texts = differenceTexts(t);
  return (
    <div className={classes.differences}>
      <SegmentedControl
        size="xs"
        className={classes.kinds ?? ''}
        aria-label={t('Kind')}
        value={kind}
        onChange={(value) => setKind(kinds.find((each) => each === value) ?? 'all')}
        data={[{ value: 'all', label: t('All') }, ...kinds.map((value) => ({ value, label: texts[value] }))]}
      />
      {found.length === 0 && !query.isPending ? (
        <Text c="dimmed">{t('Nothing differs.')}</Text>
      ) : (
        <Table.ScrollContainer minWidth={280} type="native" tabIndex={0}>
          <Table verticalSpacing={4} aria-label={t('Differences')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th visibleFrom="sm">{t('Kind')}</Table.Th>
                <Table.Th>{t('Part or order')}</Table.Th>
                <Table.Th>{t('Shop')}</Table.Th>
                <Table.Th>{t('ERP')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {found.map((difference, place) => (
                <Row key={place} difference={difference} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {query.hasNextPage ? (
        <ShowMore
          count={found.length}
          hasMore
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      ) : null}
    </div>
  );
}
