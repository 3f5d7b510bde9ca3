import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ListExportMenu } from './list-export-menu.tsx';
import { useExportCompanies } from '../../features/companies/companies.mutations.ts';
import { CompanyFilters } from '../../features/companies/company-filters.tsx';
import { CompanyList } from '../../features/companies/company-list.tsx';
import { RegistrationSettings } from '../../features/companies/registration-settings.tsx';
import { SavedViews } from '../../features/saved-views/saved-views.tsx';
import { useMay } from '../../features/session/session.queries.ts';
import { paths } from '../../lib/paths.ts';
import { companySearch } from '../search-params.ts';

/** The customers; the address names all filters. */
export function CustomersScreen() {
  const { t } = useTranslation();
  const filter = useSearch({ from: '/frame/customers' });
  const navigate = useNavigate();
  const exportCompanies = useExportCompanies();
  const may = useMay();
  return (
    <Page
      title={t('Customers')}
      width="wide"
      actions={
        <>
          {may('settings.edit') ? <RegistrationSettings /> : null}
          <SavedViews
            list="customers"
            filter={filter}
            onOpen={(saved) => void navigate({ to: paths.customers, search: companySearch(saved) })}
          />
          <ListExportMenu
            isPending={exportCompanies.isPending}
            onExport={(format) => exportCompanies.mutate({ ...filter, format })}
          />
        </>
      }
    >
      <CompanyFilters
        filter={filter}
        onChange={(search) => void navigate({ to: paths.customers, search, replace: true })}
      />
      <CompanyList filter={filter} />
    </Page>
  );
}
