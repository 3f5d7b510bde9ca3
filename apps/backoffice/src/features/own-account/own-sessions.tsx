import { Badge, Button, Skeleton, Stack } from '@mantine/core';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDateTime } from '@partsboard/ui/lib/format.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useFocusAfterRemoval } from '@partsboard/ui/lib/use-focus-after-removal.ts';
import { useQuery } from '@tanstack/react-query';
import { useEndOtherOwnSessions, useEndOwnSession } from './own-account.mutations.ts';
import { ownSessionsQuery } from './own-account.queries.ts';
import classes from './own-sessions.module.css';

/** Where the person is logged in, with buttons that end the other sessions. */
export function OwnSessions() {
  const { t } = useTranslation();
  const query = useQuery(ownSessionsQuery);
  const end = useEndOwnSession();
  const endOthers = useEndOtherOwnSessions();
  const { list, onRemove } = useFocusAfterRemoval<HTMLUListElement>(query.data?.length ?? 0);
  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  if (!query.data) return <Skeleton height={120} />;
  const sessions = query.data;
  return (
    <Stack gap="sm" align="flex-start">
      <ul ref={list} className={classes.list} tabIndex={-1} aria-label={t('Your sessions')}>
        {sessions.map(({ id, browser, system, address, lastUsedAt, isCurrent }) => {
          const device = [browser, system].filter((name) => name !== null).join(', ') || t('Unknown device');
          return (
            <li key={id} className={classes.session}>
              <div>
                <strong>{device}</strong>{' '}
                {isCurrent ? <Badge variant="light">{t('This session')}</Badge> : null}
                <div className={classes.place}>
                  {t('{{address}}, last used {{moment}}', { address, moment: formatDateTime(lastUsedAt) })}
                </div>
              </div>
              {isCurrent ? null : (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('End session: {{device}}', { device })}
                  loading={end.isPending && end.variables === id}
                  onClick={() => {
                    onRemove();
                    end.mutate(id);
                  }}
                >
                  {t('End session')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) ? (
        <Button
          variant="default"
          loading={endOthers.isPending}
          onClick={() => {
            onRemove();
            endOthers.mutate(undefined);
          }}
        >
          {t('End all other sessions')}
        </Button>
      ) : null}
    </Stack>
  );
}
