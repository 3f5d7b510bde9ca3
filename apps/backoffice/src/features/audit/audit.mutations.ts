import type { AuditFilter } from '@partsboard/contract/backoffice/audit';
import { callApi } from '../../lib/api/api-client.ts';
import { useTableExport } from '../../lib/use-table-export.ts';

export const useExportAudit = () =>
  useTableExport<AuditFilter>('audit', (query, options) => callApi('auditExport', { query }, options));
