import type { StaffPart } from '@partsboard/contract/backoffice/parts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { Panel } from '../../components/panel.tsx';
import { useMay } from '../session/session.queries.ts';
import { CorrectionList } from './correction-list.tsx';
import { PartChain } from './part-chain.tsx';
import { PartDemand } from './part-demand.tsx';
import { PartFacts } from './part-facts.tsx';
import { PartUses } from './part-uses.tsx';
import { PriceOfCustomer } from './price-of-customer.tsx';
import { SalesChart } from './sales-chart.tsx';
import { StockTable } from './stock-table.tsx';
import classes from './parts.module.css';

/** Everything about a part. */
export function PartView({ part }: { readonly part: StaffPart }) {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <>
      <PartFacts part={part} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Panel title={t('Stock')}>
            <StockTable part={part} />
          </Panel>
          <Panel title={t('Open orders')}>
            <PartDemand part={part} />
          </Panel>
          <Panel title={t('Where used')}>
            <PartUses part={part} />
          </Panel>
          {may('stock.read') ? (
            <Panel title={t('Stock corrections')}>
              <CorrectionList filter={{ partId: part.id }} isOfOnePart />
            </Panel>
          ) : null}
        </div>
        <div className={classes.side}>
          <Panel title={t('Sales')}>
            <SalesChart sales={part.sales} />
          </Panel>
          <Panel title={t('Replacements')}>
            <PartChain part={part} />
          </Panel>
          {may('customers.read') ? (
            <Panel title={t('Why this price')}>
              <PriceOfCustomer number={part.number} />
            </Panel>
          ) : null}
        </div>
      </div>
    </>
  );
}
