import type { Company, CompanyOrder } from '@partsboard/contract/backoffice/companies';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import type { ReactNode } from 'react';
import { Panel } from '../../components/panel.tsx';
import { SteadyRecord } from '../../components/steady-record.tsx';
import { useMay } from '../session/session.queries.ts';
import type { ChangeCompany } from './companies.mutations.ts';
import { CompanyActions } from './company-actions.tsx';
import { CompanyAddresses } from './company-addresses.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { companyFields, CompanyForm } from './company-form.tsx';
import { CompanyOrders } from './company-orders.tsx';
import { CreditHistory } from './credit-history.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { PricePanel } from './price-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { SpendingChart } from './spending-chart.tsx';
import { TermsPanel } from './terms-panel.tsx';
import classes from './company-detail.module.css';

interface CompanyViewProps {
  readonly company: Company;
  readonly change: ChangeCompany;
  /** The number of the part whose price is asked for. */
  readonly explainedPart?: string | undefined;
  readonly renderState: (order: CompanyOrder) => ReactNode;
}

/** Everything about a customer, with what can be done at the side. */
export function CompanyView({ company, change, explainedPart = '', renderState }: CompanyViewProps) {
  const { t } = useTranslation();
  const may = useMay();
  const isErased = company.standing === 'erased';
  return (
    <>
      <CompanyFacts company={company} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Panel title={t('People')}>
            <PeoplePanel company={company} change={change} />
          </Panel>
          {may('orders.read') ? (
            <Panel title={t('Orders')}>
              <CompanyOrders companyId={company.id} renderState={renderState} />
            </Panel>
          ) : null}
          <Panel title={t('Spending')}>
            <SpendingChart months={company.spending} />
          </Panel>
          <Panel title={t('Trade credit')}>
            <CreditHistory company={company} />
          </Panel>
          <Panel title={t('Addresses')}>
            <CompanyAddresses addresses={company.addresses} />
          </Panel>
          {isErased ? null : (
            <Panel title={t('Data')}>
              <SteadyRecord key={company.id} record={company} fieldsOf={companyFields}>
                {(held) => (
                  <CompanyForm company={held} change={change} isReadOnly={!may('customers.approve')} />
                )}
              </SteadyRecord>
            </Panel>
          )}
        </div>
        <div className={classes.side}>
          <Panel title={t('What to do')}>
            <CompanyActions company={company} change={change} />
          </Panel>
          {!isErased && (may('customers.discounts') || may('customers.credit')) ? (
            <Panel title={t('Terms')}>
              <TermsPanel company={company} change={change} />
            </Panel>
          ) : null}
          <Panel title={t('Sessions')}>
            <SessionsPanel companyId={company.id} />
          </Panel>
          <Panel title={t('Why this price')}>
            <PricePanel key={explainedPart} companyId={company.id} asked={explainedPart} />
          </Panel>
        </div>
      </div>
    </>
  );
}
