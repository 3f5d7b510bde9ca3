import { idValue, textValue, validValues, type RawSearch } from '@partsboard/ui/lib/search-values.ts';
import { orderStates, paymentStatuses } from '@partsboard/domain/order-status';
import { auditActions, auditRecordTypes, orderSorts } from '../lib/api/contract-values.ts';

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

/** Those of a closed list that a text names, divided by commas. */
const several = (all: readonly string[], value: unknown): string | undefined => {
  const names = new Set(typeof value === 'string' ? value.split(',') : []);
  return all.filter((each) => names.has(each)).join(',') || undefined;
};

const yes = (value: unknown): boolean | undefined => (value === 'true' || value === true ? true : undefined);

export const orderSearch = (raw: RawSearch) =>
  validValues(raw, {
    search: textValue(raw.search)?.slice(0, 100),
    states: several(orderStates, raw.states),
    payments: several(paymentStatuses, raw.payments),
    branchId: idValue(raw.branchId),
    delivery: (['pickup', 'delivery'] as const).find((delivery) => delivery === raw.delivery),
    isOverdue: yes(raw.isOverdue),
    isBackOrdered: yes(raw.isBackOrdered),
    from: day(raw.from),
    to: day(raw.to),
    sort: orderSorts.find((sort) => sort === raw.sort),
  });

export const auditSearch = (raw: RawSearch) =>
  validValues(raw, {
    action: auditActions.find((action) => action === raw.action),
    staffId: idValue(raw.staffId),
    recordType: auditRecordTypes.find((type) => type === raw.recordType),
    from: day(raw.from),
    to: day(raw.to),
  });
