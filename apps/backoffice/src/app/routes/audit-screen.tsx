import type { AuditFilter } from '@partsboard/contract/backoffice/audit';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ListExportMenu } from './list-export-menu.tsx';
import { AuditFilters, type AuditSearch } from '../../features/audit/audit-filters.tsx';
import { AuditList } from '../../features/audit/audit-list.tsx';
import { useExportAudit } from '../../features/audit/audit.mutations.ts';
import { paths } from '../../lib/paths.ts';

/** Days are those of the person who looks. */
const startOf = (day: string): string => new Date(`${day}T00:00:00`).toISOString();
const endOf = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();

const filterOf = ({ from, to, ...rest }: AuditSearch): AuditFilter => ({
  ...rest,
  ...(from === undefined ? {} : { from: startOf(from) }),
  ...(to === undefined ? {} : { to: endOf(to) }),
});

export function AuditScreen() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/frame/audit' });
  const navigate = useNavigate();
  const exportAudit = useExportAudit();
  return (
    <Page
      title={t('Audit trail')}
      width="wide"
      actions={
        <ListExportMenu
          isPending={exportAudit.isPending}
          onExport={(format) => exportAudit.mutate({ ...filterOf(search), format })}
        />
      }
    >
      <AuditFilters
        search={search}
        onChange={(next) => void navigate({ to: paths.audit, search: next, replace: true })}
      />
      <AuditList filter={filterOf(search)} />
    </Page>
  );
}
