import type { Demand } from '@partsboard/contract/backoffice/dashboard';
import { Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatNumber } from '@partsboard/ui/lib/format.ts';
import { Link } from '@tanstack/react-router';
import { Panel } from '../../components/panel.tsx';
import { paths } from '../../lib/paths.ts';
import classes from './dashboard.module.css';

/** What customers wanted and did not get. */
export function DemandPanels({ demand }: { readonly demand: Demand }) {
  const { t } = useTranslation();
  return (
    <>
      <Panel title={t('Searches without results')}>
        {demand.topMisses.length === 0 ? (
          <Text c="dimmed">{t('Every search found something.')}</Text>
        ) : (
          <ol className={classes.ranks}>
            {demand.topMisses.map(({ phrase, language, times }) => (
              <li key={`${language} ${phrase}`}>
                <Link to={paths.parts} search={{ search: phrase }}>
                  {phrase}
                </Link>
                <b>{formatNumber(times)}×</b>
              </li>
            ))}
          </ol>
        )}
        <Link to={paths.searchMisses} search={{ from: demand.from }} className={classes.all ?? ''}>
          {t('All phrases of 30 days: {{phrases}}', { phrases: formatNumber(demand.misses) })}
        </Link>
      </Panel>
      <Panel title={t('Wanted, but out of stock')}>
        {demand.topWanted.length === 0 ? (
          <Text c="dimmed">{t('Nobody looked at a part that is out of stock.')}</Text>
        ) : (
          <ol className={classes.ranks}>
            {demand.topWanted.map(({ id, number, name, looks }) => (
              <li key={id}>
                <Link to={paths.part} params={{ id: String(id) }}>
                  {name} <span className={classes.dimmed}>{number}</span>
                </Link>
                <b>{formatNumber(looks)}×</b>
              </li>
            ))}
          </ol>
        )}
        <Link to={paths.wantedParts} className={classes.all ?? ''}>
          {t('All wanted parts: {{parts}}', { parts: formatNumber(demand.wanted) })}
        </Link>
      </Panel>
    </>
  );
}
