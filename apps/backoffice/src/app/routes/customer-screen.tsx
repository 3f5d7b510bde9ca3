import { ErrorList } from '@partsboard/ui/components/error-list.tsx';
import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { LoadErrorScreen } from '@partsboard/ui/components/load-error.tsx';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { describeError } from '@partsboard/ui/lib/describe-error.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useChangeCompany } from '../../features/companies/companies.mutations.ts';
import { companyQuery } from '../../features/companies/companies.queries.ts';
import { nameOf } from '../../features/companies/company-texts.ts';
import { CompanyView } from '../../features/companies/company-view.tsx';
import { StandingBadge } from '../../features/companies/standing-badge.tsx';
import { StateBadge } from '../../features/orders/order-badges.tsx';
import { isProblem } from '../../lib/api/problem-code.ts';
import { paths } from '../../lib/paths.ts';

/** One customer. Another one is another screen: what was typed for the one is not for the other. */
export function CustomerScreen() {
  const id = Number(useParams({ from: '/frame/customers/$id' }).id);
  return <CustomerOfId key={id} id={id} />;
}

function CustomerOfId({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const query = useQuery(companyQuery(id));
  const { part } = useSearch({ from: '/frame/customers/$id' });
  const change = useChangeCompany(id);
  // The same list for the same error, which is focused once.
  const refusals = useMemo(
    () => (isProblem(change.error, 'conflict') ? [describeError(change.error).message] : []),
    [change.error],
  );
  const failure = queryFailure(query);
  if (failure)
    return (
      <LoadErrorScreen
        {...failure}
        renderWayOut={(variant) => (
          <LinkButton to={paths.customers} variant={variant}>
            {t('Customers')}
          </LinkButton>
        )}
      />
    );
  const company = query.data;
  if (!company) return <PageSkeleton />;
  const name = nameOf(t, company);
  return (
    <Page
      title={name}
      width="wide"
      crumbs={[{ label: t('Customers'), link: { to: paths.customers } }, { label: name }]}
      actions={<StandingBadge standing={company.standing} />}
    >
      <ErrorList title={t('This was not done')} messages={refusals} />
      <CompanyView
        company={company}
        change={change}
        explainedPart={part}
        renderState={({ state }) => <StateBadge state={state} />}
      />
    </Page>
  );
}
