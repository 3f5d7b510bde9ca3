import type { ReturnFilter } from '@partsboard/contract/backoffice/returns';
import { MultiSelect, Select } from '@mantine/core';
import { returnKinds, returnReasons, returnStates } from '@partsboard/domain/return-transitions';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { DayField } from '../../components/day-field.tsx';
import { Filters } from '../../components/filters.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { withValue } from '../../lib/with-value.ts';
import { useStaff } from '../session/session.queries.ts';
import { returnKindTexts, returnReasonTexts, returnStateTexts } from './return-texts.ts';

interface ReturnFiltersProps {
  readonly filter: ReturnFilter;
  /** The one whose returns are shown, by the filter or because the person works in it. */
  readonly branchId: number | undefined;
  readonly onChange: (filter: ReturnFilter) => void;
  readonly onBranch: (branchId: number | undefined) => void;
}

export function ReturnFilters({ filter, branchId, onChange, onBranch }: ReturnFiltersProps) {
  const { t } = useTranslation();
  const branches = useStaff()?.branches ?? [];
  const states = returnStateTexts(t);
  const kinds = returnKindTexts(t);
  const reasons = returnReasonTexts(t);
  const set = <K extends keyof ReturnFilter>(key: K, value: ReturnFilter[K] | '' | null | undefined) =>
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
        data={returnStates.map((value) => ({ value, label: states[value] }))}
        value={filter.states?.split(',') ?? []}
        onChange={(values) => set('states', values.join(','))}
      />
      <Select
        label={t('What comes back')}
        placeholder={t('All')}
        clearable
        data={returnKinds.map((value) => ({ value, label: kinds[value] }))}
        value={filter.kind ?? null}
        onChange={(value) => set('kind', value)}
      />
      <MultiSelect
        label={t('Reason')}
        {...(filter.reasons === undefined ? { placeholder: t('All') } : {})}
        clearable
        data={returnReasons.map((value) => ({ value, label: reasons[value] }))}
        value={filter.reasons?.split(',') ?? []}
        onChange={(values) => set('reasons', values.join(','))}
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
    </Filters>
  );
}
