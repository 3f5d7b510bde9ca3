import type { Dashboard } from '@partsboard/contract/backoffice/dashboard';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatNumber, formatShortDateTime, formatTimeAgo } from '@partsboard/ui/lib/format.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Panel } from '../../components/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { useMay } from '../session/session.queries.ts';
import classes from './dashboard.module.css';

interface LoadedProps {
  readonly label: string;
  readonly at: string | null;
  readonly isOld: boolean;
}

/** Figures that are older than a day are worth a look. */
const OLD_MILLISECONDS = 24 * 60 * 60 * 1000;

function Loaded({ label, at, isOld }: LoadedProps) {
  const { t } = useTranslation();
  const may = useMay();
  const text = at === null ? t('never') : formatTimeAgo(at);
  return (
    <li data-tone={isOld ? 'warning' : 'calm'}>
      <span>{label}</span>
      <b title={at === null ? undefined : formatShortDateTime(at)}>
        {may('catalogue.import') ? <Link to={paths.catalogue}>{text}</Link> : text}
      </b>
    </li>
  );
}

/** Whether data comes in and mails go out. */
export function SystemPanel({ dashboard }: { readonly dashboard: Dashboard }) {
  const { t } = useTranslation();
  const { loaded, mails, tasks } = dashboard;
  // As of when the dashboard was opened.
  const [now] = useState(() => Date.now());
  const isOld = (at: string | null) => at === null || now - Date.parse(at) > OLD_MILLISECONDS;
  return (
    <Panel title={t('Data and system')}>
      <ul className={classes.ranks}>
        {loaded === null ? null : (
          <>
            <Loaded label={t('Prices loaded')} at={loaded.prices} isOld={isOld(loaded.prices)} />
            <Loaded label={t('Stock loaded')} at={loaded.stock} isOld={isOld(loaded.stock)} />
          </>
        )}
        {mails === null ? null : (
          <>
            <li>
              <span>{t('Emails waiting or refused for now')}</span>
              <b>
                <Link to={paths.mails} search={{ states: 'waiting,refused' }}>
                  {formatNumber(mails.waiting + mails.refused)}
                </Link>
              </b>
            </li>
            <li data-tone={mails.held > 0 ? 'warning' : 'calm'}>
              <span>{t('Held emails')}</span>
              <b>
                <Link to={paths.mails} search={{ states: 'held' }}>
                  {formatNumber(mails.held)}
                </Link>
              </b>
            </li>
          </>
        )}
        {tasks === null ? null : (
          <>
            <li>
              <span>{t('Tasks running')}</span>
              <b>
                <Link to={paths.tasks} search={{ state: 'running' }}>
                  {formatNumber(tasks.running)}
                </Link>
              </b>
            </li>
            <li>
              <span>{t('Tasks waiting')}</span>
              <b>
                <Link to={paths.tasks} search={{ state: 'waiting' }}>
                  {formatNumber(tasks.waiting)}
                </Link>
              </b>
            </li>
          </>
        )}
      </ul>
    </Panel>
  );
}
