import { idValue, textValue, validValues, type RawSearch } from '@partsboard/ui/lib/search-values.ts';
import { auditActions, auditRecordTypes } from '../lib/api/contract-values.ts';

const day = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

export const staffSearch = (raw: RawSearch) =>
  validValues(raw, {
    search: textValue(raw.search)?.slice(0, 100),
    roleId: idValue(raw.roleId),
    branchId: idValue(raw.branchId),
    status: (['active', 'disabled'] as const).find((status) => status === raw.status),
  });

export const auditSearch = (raw: RawSearch) =>
  validValues(raw, {
    action: auditActions.find((action) => action === raw.action),
    recordType: auditRecordTypes.find((type) => type === raw.recordType),
    from: day(raw.from),
    to: day(raw.to),
  });
