import type { AccountSession } from '@partsboard/contract/auth';
import { Badge, Button, Skeleton } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { formatDateTime } from '@partsboard/ui/lib/format.ts';
import { useFocusAfterRemoval } from '@partsboard/ui/lib/use-focus-after-removal.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useEndOtherSessions, useEndSession } from './account.mutations.ts';
import { sessionsQuery } from './account.queries.ts';
import classes from './session-list.module.css';

/** The devices that are logged in to the account, with buttons that log them out. */
export function SessionList() {
  const { t } = useTranslation();
  const query = useQuery(sessionsQuery);
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const { list, onRemove } = useFocusAfterRemoval<HTMLUListElement>(query.data?.length ?? 0);
  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  if (!query.data) return <Skeleton height={160} />;
  const sessions = query.data;
  return (
    <div className={classes.panel}>
      <p className={classes.intro}>
        {t('If you do not know one of these devices, log it out and change your password.')}
      </p>
      <ul ref={list} className={classes.list} tabIndex={-1} aria-label={t('Logged-in devices')}>
        {sessions.map((session) => (
          <SessionRow
            key={session.Id}
            session={session}
            isEnding={end.isPending && end.variables === session.Id}
            onEnd={() => {
              onRemove();
              end.mutate(session.Id);
            }}
          />
        ))}
      </ul>
      {sessions.some(({ IsCurrent }) => !IsCurrent) ? (
        <Button
          variant="default"
          className={classes.all}
          loading={endOthers.isPending}
          onClick={() => {
            onRemove();
            endOthers.mutate();
          }}
        >
          {t('Log out all other devices')}
        </Button>
      ) : null}
    </div>
  );
}

interface SessionRowProps {
  readonly session: AccountSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation();
  const named = [session.Browser, session.System].filter((name) => name !== null);
  const device = named.length === 0 ? t('Unknown device') : named.join(', ');
  return (
    <li className={classes.session}>
      <div className={classes.device}>
        <strong>{device}</strong>
        {session.IsCurrent ? <Badge variant="light">{t('This device')}</Badge> : null}
      </div>
      <div className={classes.times}>
        <span>{t('Last used: {{moment}}', { moment: formatDateTime(session.LastUsedAt) })}</span>
        <span>{t('Logged in: {{moment}}', { moment: formatDateTime(session.StartedAt) })}</span>
      </div>
      {session.IsCurrent ? null : (
        <Button
          size="compact-sm"
          variant="default"
          className={classes.end}
          aria-label={t('Log out device: {{device}}', { device })}
          loading={isEnding}
          onClick={onEnd}
        >
          {t('Log out device')}
        </Button>
      )}
    </li>
  );
}
