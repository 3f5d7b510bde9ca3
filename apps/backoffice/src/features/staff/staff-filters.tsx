import { Select } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { Filters } from '../../components/filters.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { withValue } from '../../lib/with-value.ts';
import { rolesQuery } from '../roles/roles.queries.ts';
import { branchesQuery } from '../branches/branches.queries.ts';
import type { StaffListFilter } from './staff.queries.ts';

interface StaffFiltersProps {
  readonly filter: StaffListFilter;
  readonly onChange: (filter: StaffListFilter) => void;
}

const choices = (things: readonly { readonly id: number; readonly name: string }[] | undefined) =>
  (things ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

const idOf = (value: string | null): number | undefined => (value === null ? undefined : Number(value));

export function StaffFilters({ filter, onChange }: StaffFiltersProps) {
  const { t } = useTranslation();
  const roles = useQuery(rolesQuery);
  const branches = useQuery(branchesQuery);
  return (
    <Filters>
      <SearchField
        placeholder={t('Name or email')}
        value={filter.search ?? ''}
        onSearch={(text) => onChange(withValue(filter, 'search', text))}
      />
      <Select
        label={t('Role')}
        placeholder={t('All')}
        clearable
        data={choices(roles.data)}
        value={filter.roleId === undefined ? null : String(filter.roleId)}
        onChange={(value) => onChange(withValue(filter, 'roleId', idOf(value)))}
      />
      <Select
        label={t('Branch')}
        placeholder={t('All')}
        clearable
        data={choices(branches.data)}
        value={filter.branchId === undefined ? null : String(filter.branchId)}
        onChange={(value) => onChange(withValue(filter, 'branchId', idOf(value)))}
      />
      <Select
        label={t('Status')}
        placeholder={t('All')}
        clearable
        data={[
          { value: 'active' as const, label: t('Active') },
          { value: 'disabled' as const, label: t('Disabled') },
        ]}
        value={filter.status ?? null}
        onChange={(value) => onChange(withValue(filter, 'status', value ?? undefined))}
      />
    </Filters>
  );
}
