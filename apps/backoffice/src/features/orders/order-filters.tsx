import type { OrderFilter } from '@partsboard/contract/backoffice/orders';
import { MultiSelect, Select } from '@mantine/core';
import { orderStates, paymentStatuses } from '@partsboard/domain/order-status';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { DayField } from '../../components/day-field.tsx';
import { Filters } from '../../components/filters.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { orderSorts } from '../../lib/api/contract-values.ts';
import { withValue } from '../../lib/with-value.ts';
import { useStaff } from '../session/session.queries.ts';
import { paymentTexts, sortTexts, stateTexts } from './order-texts.ts';

interface OrderFiltersProps {
  readonly filter: OrderFilter;
  /** The one whose orders are shown, by the filter or because the person works in it. */
  readonly branchId: number | undefined;
  readonly onChange: (filter: OrderFilter) => void;
  readonly onBranch: (branchId: number | undefined) => void;
}

const listOf = (names: string | undefined): string[] => names?.split(',') ?? [];

export function OrderFilters({ filter, branchId, onChange, onBranch }: OrderFiltersProps) {
  const { t } = useTranslation();
  const branches = useStaff()?.branches ?? [];
  const states = stateTexts(t);
  const payments = paymentTexts(t);
  const sorts = sortTexts(t);
  const set = <K extends keyof OrderFilter>(key: K, value: OrderFilter[K] | '' | null | undefined) =>
    onChange(withValue(filter, key, value));
  return (
    <Filters
      first={
        <SearchField
          placeholder={t('Number, reference, part, customer')}
          value={filter.search ?? ''}
          onSearch={(text) => set('search', text)}
        />
      }
    >
      <MultiSelect
        label={t('Status')}
        {...(filter.states === undefined ? { placeholder: t('All') } : {})}
        clearable
        data={orderStates.map((value) => ({ value, label: states[value] }))}
        value={listOf(filter.states)}
        onChange={(values) => set('states', values.join(','))}
      />
      <MultiSelect
        label={t('Payment')}
        {...(filter.payments === undefined ? { placeholder: t('All') } : {})}
        clearable
        data={paymentStatuses.map((value) => ({ value, label: payments[value] }))}
        value={listOf(filter.payments)}
        onChange={(values) => set('payments', values.join(','))}
      />
      <Select
        label={t('Delivery')}
        placeholder={t('All')}
        clearable
        data={[
          { value: 'delivery' as const, label: t('Shipped to the customer') },
          { value: 'pickup' as const, label: t('Picked up in the branch') },
        ]}
        value={filter.delivery ?? null}
        onChange={(value) => set('delivery', value)}
      />
      {branches.length > 1 ? (
        <Select
          label={t('Branch')}
          placeholder={t('All my branches')}
          clearable
          data={branches.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={branchId === undefined ? null : String(branchId)}
          onChange={(value) => onBranch(value === null ? undefined : Number(value))}
        />
      ) : null}
      <DayField label={t('From day')} value={filter.from} onChange={(day) => set('from', day)} />
      <DayField label={t('To day')} value={filter.to} onChange={(day) => set('to', day)} />
      <Select
        label={t('Sorting')}
        allowDeselect={false}
        data={orderSorts.map((value) => ({ value, label: sorts[value] }))}
        value={filter.sort ?? 'newest'}
        onChange={(value) => set('sort', value === 'newest' ? undefined : value)}
      />
    </Filters>
  );
}
