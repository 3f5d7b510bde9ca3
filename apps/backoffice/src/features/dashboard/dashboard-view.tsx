import type { Dashboard } from '@partsboard/contract/backoffice/dashboard';
import { MailIsOff } from '../../components/mail-switch.tsx';
import { DemandPanels } from './demand-panels.tsx';
import { SalesPanel } from './sales-panel.tsx';
import { SetUpCard } from './set-up-card.tsx';
import { SystemPanel } from './system-panel.tsx';
import { ToDoTiles } from './to-do-tiles.tsx';
import { WaitingPanel } from './waiting-panel.tsx';
import classes from './dashboard.module.css';

/** What is going on, as far as the person may see it. */
export function DashboardView({ dashboard }: { readonly dashboard: Dashboard }) {
  const { sales, waiting, demand, mails, tasks, loaded, setUp } = dashboard;
  const showsSystem = mails !== null || tasks !== null || loaded !== null;
  return (
    <>
      {mails?.isSending === false ? <MailIsOff held={mails.held} /> : null}
      {setUp === null ? null : <SetUpCard counts={setUp} />}
      <ToDoTiles dashboard={dashboard} />
      {sales === null && waiting === null ? null : (
        <div className={classes.main}>
          {sales === null ? null : <SalesPanel sales={sales} />}
          {waiting === null ? null : <WaitingPanel waiting={waiting} />}
        </div>
      )}
      <div className={classes.panels}>
        {demand === null ? null : <DemandPanels demand={demand} />}
        {showsSystem ? <SystemPanel dashboard={dashboard} /> : null}
      </div>
    </>
  );
}
