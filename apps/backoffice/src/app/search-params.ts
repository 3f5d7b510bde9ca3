import { idValue, textValue, validValues, type RawSearch } from '@partsboard/ui/lib/search-values.ts';
import { orderStates, paymentStatuses } from '@partsboard/domain/order-status';
import { returnKinds, returnReasons, returnStates } from '@partsboard/domain/return-transitions';
import {
  auditActions,
  auditRecordTypes,
  bannerPlaces,
  companySorts,
  companyStandings,
  mailKinds,
  mailStates,
  orderSorts,
  taskNames,
  taskStates,
  correctionReasons,
  partSorts,
  partStates,
  stockFilters,
  webhookEvents,
  webhookStates,
} from '../lib/api/contract-values.ts';

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
    isToPick: yes(raw.isToPick),
    isToRefund: yes(raw.isToRefund),
    from: day(raw.from),
    to: day(raw.to),
    sort: orderSorts.find((sort) => sort === raw.sort),
  });

export const returnSearch = (raw: RawSearch) =>
  validValues(raw, {
    search: textValue(raw.search)?.slice(0, 100),
    states: several(returnStates, raw.states),
    kind: returnKinds.find((kind) => kind === raw.kind),
    reasons: several(returnReasons, raw.reasons),
    branchId: idValue(raw.branchId),
    from: day(raw.from),
    to: day(raw.to),
  });

export const companySearch = (raw: RawSearch) =>
  validValues(raw, {
    search: textValue(raw.search)?.slice(0, 100),
    standings: several(companyStandings, raw.standings),
    branchId: idValue(raw.branchId),
    discountTable: textValue(raw.discountTable)?.slice(0, 60),
    isOverdue: yes(raw.isOverdue),
    sort: companySorts.find((sort) => sort === raw.sort),
  });

/** The number of the part whose price is explained. */
export const customerSearch = (raw: RawSearch) =>
  validValues(raw, { part: textValue(raw.part)?.slice(0, 60) });

export const partSearch = (raw: RawSearch) =>
  validValues(raw, {
    search: textValue(raw.search)?.slice(0, 100),
    brandId: idValue(raw.brandId),
    discountGroupId: idValue(raw.discountGroupId),
    stock: stockFilters.find((stock) => stock === raw.stock),
    warehouseId: idValue(raw.warehouseId),
    state: partStates.find((state) => state === raw.state),
    isUnpriced: yes(raw.isUnpriced),
    sort: partSorts.find((sort) => sort === raw.sort),
  });

export const correctionSearch = (raw: RawSearch) =>
  validValues(raw, {
    partId: idValue(raw.partId),
    warehouseId: idValue(raw.warehouseId),
    reason: correctionReasons.find((reason) => reason === raw.reason),
  });

export const webhookSearch = (raw: RawSearch) =>
  validValues(raw, {
    endpointId: idValue(raw.endpointId),
    state: webhookStates.find((state) => state === raw.state),
    event: webhookEvents.find((event) => event === raw.event),
    subject: textValue(raw.subject)?.slice(0, 100),
  });

export const auditSearch = (raw: RawSearch) =>
  validValues(raw, {
    search: textValue(raw.search)?.slice(0, 100),
    recordId: textValue(raw.recordId)?.slice(0, 64),
    action: auditActions.find((action) => action === raw.action),
    staffId: idValue(raw.staffId),
    recordType: auditRecordTypes.find((type) => type === raw.recordType),
    from: day(raw.from),
    to: day(raw.to),
  });

export const pageSearch = (raw: RawSearch) => validValues(raw, { storeId: idValue(raw.storeId) });

export const bannerSearch = (raw: RawSearch) =>
  validValues(raw, {
    storeId: idValue(raw.storeId),
    place: bannerPlaces.find((place) => place === raw.place),
  });

export const mailSearch = (raw: RawSearch) =>
  validValues(raw, {
    search: textValue(raw.search)?.slice(0, 100),
    states: several(mailStates, raw.states),
    kind: mailKinds.find((kind) => kind === raw.kind),
    from: day(raw.from),
    to: day(raw.to),
  });

export const taskSearch = (raw: RawSearch) =>
  validValues(raw, {
    name: taskNames.find((name) => name === raw.name),
    state: taskStates.find((state) => state === raw.state),
  });

export const taskRunSearch = (raw: RawSearch) =>
  validValues(raw, {
    name: taskNames.find((name) => name === raw.name),
    taskId: idValue(raw.taskId),
    hasFailed: yes(raw.hasFailed),
  });

export const missSearch = (raw: RawSearch) =>
  validValues(raw, {
    search: textValue(raw.search)?.slice(0, 60),
    language: (['pl', 'en'] as const).find((language) => language === raw.language),
    from: day(raw.from),
  });
