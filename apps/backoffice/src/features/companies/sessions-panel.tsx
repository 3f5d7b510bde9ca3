import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDateTime } from '@partsboard/ui/lib/format.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useFocusAfterRemoval } from '@partsboard/ui/lib/use-focus-after-removal.ts';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../session/session.queries.ts';
import { useEndSessions } from './companies.mutations.ts';
import { companySessionsQuery } from './companies.queries.ts';
import classes from './company-detail.module.css';

/** Where a customer's people are logged in, with buttons that end it. */
export function SessionsPanel({ companyId }: { readonly companyId: number }) {
  const { t } = useTranslation();
  const query = useQuery(companySessionsQuery(companyId));
  const end = useEndSessions(companyId);
  const canEnd = useMay()('customers.block');
  const { list, onRemove } = useFocusAfterRemoval<HTMLUListElement>(query.data?.length ?? 0);
  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  if (!query.data) return <Skeleton height={80} />;
  if (query.data.length === 0) return <Text c="dimmed">{t('Nobody is logged in.')}</Text>;
  const endOne = (id: string | null) => () => {
    onRemove();
    end.mutate(id);
  };
  return (
    <Stack gap="sm" align="flex-start">
      <ul ref={list} className={classes.list} tabIndex={-1} aria-label={t('Sessions')}>
        {query.data.map(({ id, person, browser, system, lastUsedAt }) => {
          const device = [browser, system].filter((name) => name !== null).join(', ') || t('Unknown device');
          return (
            <li key={id} className={classes.row}>
              <div>
                <strong>{device}</strong>
                <div className={classes.second}>
                  {t('{{person}}, last used {{moment}}', { person, moment: formatDateTime(lastUsedAt) })}
                </div>
              </div>
              {canEnd ? (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('End session: {{device}}', { device })}
                  loading={end.isPending && end.variables === id}
                  onClick={endOne(id)}
                >
                  {t('End session')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {canEnd && query.data.length > 1 ? (
        <Button variant="default" loading={end.isPending && end.variables === null} onClick={endOne(null)}>
          {t('End all sessions')}
        </Button>
      ) : null}
    </Stack>
  );
}
