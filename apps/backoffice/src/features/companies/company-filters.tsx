import type { CompanyFilter } from '@partsboard/contract/backoffice/companies';
import { Checkbox, MultiSelect, Select } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { Filters } from '../../components/filters.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { companySorts, companyStandings } from '../../lib/api/contract-values.ts';
import { withValue } from '../../lib/with-value.ts';
import { useStaff } from '../session/session.queries.ts';
import { discountTablesQuery } from './companies.queries.ts';
import { companySortTexts, standingTexts } from './company-texts.ts';
import classes from './company-filters.module.css';

interface CompanyFiltersProps {
  readonly filter: CompanyFilter;
  readonly onChange: (filter: CompanyFilter) => void;
}

export function CompanyFilters({ filter, onChange }: CompanyFiltersProps) {
  const { t } = useTranslation();
  const branches = useStaff()?.branches ?? [];
  const tables = useQuery(discountTablesQuery).data ?? [];
  const standings = standingTexts(t);
  const sorts = companySortTexts(t);
  const set = <K extends keyof CompanyFilter>(key: K, value: CompanyFilter[K] | '' | null | undefined) =>
    onChange(withValue(filter, key, value));
  return (
    <Filters
      isWide
      first={
        <SearchField
          placeholder={t('Name, VAT number, person, email')}
          value={filter.search ?? ''}
          onSearch={(text) => set('search', text)}
        />
      }
    >
      <MultiSelect
        label={t('Status')}
        {...(filter.standings === undefined ? { placeholder: t('All') } : {})}
        clearable
        data={companyStandings.map((value) => ({ value, label: standings[value] }))}
        value={filter.standings?.split(',') ?? []}
        onChange={(values) => set('standings', values.join(','))}
      />
      <Select
        label={t('Home branch')}
        placeholder={t('All')}
        clearable
        data={branches.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={filter.branchId === undefined ? null : String(filter.branchId)}
        onChange={(value) => set('branchId', value === null ? undefined : Number(value))}
      />
      <Select
        label={t('Discount table')}
        placeholder={t('All')}
        clearable
        data={tables.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
        value={filter.discountTable ?? null}
        onChange={(value) => set('discountTable', value)}
      />
      <Select
        label={t('Sorting')}
        allowDeselect={false}
        data={companySorts.map((value) => ({ value, label: sorts[value] }))}
        value={filter.sort ?? 'name'}
        onChange={(value) => set('sort', value === 'name' ? undefined : value)}
      />
      <Checkbox
        className={classes.checkbox ?? ''}
        label={t('Only with overdue payments')}
        checked={filter.isOverdue === true}
        onChange={(event) => set('isOverdue', event.currentTarget.checked || undefined)}
      />
    </Filters>
  );
}
