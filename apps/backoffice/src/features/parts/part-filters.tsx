import type { PartFilter } from '@partsboard/contract/backoffice/parts';
import { Checkbox, Select } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { Filters } from '../../components/filters.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { partSorts, partStates } from '../../lib/api/contract-values.ts';
import { withValue } from '../../lib/with-value.ts';
import { partSortTexts, partStateTexts } from './part-texts.ts';
import { partChoicesQuery } from './parts.queries.ts';
import classes from './parts.module.css';

interface PartFiltersProps {
  readonly filter: PartFilter;
  readonly onChange: (filter: PartFilter) => void;
}

type IdFilter = 'brandId' | 'discountGroupId' | 'warehouseId';

export function PartFilters({ filter, onChange }: PartFiltersProps) {
  const { t } = useTranslation();
  const choices = useQuery(partChoicesQuery).data;
  const states = partStateTexts(t);
  const sorts = partSortTexts(t);
  const set = <K extends keyof PartFilter>(key: K, value: PartFilter[K] | '' | null | undefined) =>
    onChange(withValue(filter, key, value));
  const byId = (key: IdFilter, items: readonly { readonly id: number; readonly name: string }[] = []) => ({
    placeholder: t('All'),
    clearable: true,
    searchable: items.length > 10,
    data: items.map(({ id, name }) => ({ value: String(id), label: name })),
    value: filter[key] === undefined ? null : String(filter[key]),
    onChange: (id: string | null) => set(key, id === null ? null : Number(id)),
  });
  return (
    <Filters
      isWide
      first={
        <SearchField
          placeholder={t('Number in any spelling, or name')}
          value={filter.search ?? ''}
          onSearch={(text) => set('search', text)}
        />
      }
    >
      <Select label={t('Brand')} {...byId('brandId', choices?.brands)} />
      <Select
        label={t('Discount group')}
        {...byId(
          'discountGroupId',
          choices?.discountGroups.map(({ id, code, name }) => ({ id, name: `${code} · ${name}` })),
        )}
      />
      <Select
        label={t('Stock')}
        placeholder={t('All')}
        clearable
        data={[
          { value: 'in', label: t('In stock') },
          { value: 'out', label: t('Not in stock') },
        ]}
        value={filter.stock ?? null}
        onChange={(stock) => set('stock', stock)}
      />
      <Select label={t('In stock at')} {...byId('warehouseId', choices?.warehouses)} />
      <Select
        label={t('Status')}
        placeholder={t('All')}
        clearable
        data={partStates.map((value) => ({ value, label: states[value] }))}
        value={filter.state ?? null}
        onChange={(state) => set('state', state)}
      />
      <Select
        label={t('Sorting')}
        allowDeselect={false}
        data={partSorts.map((value) => ({ value, label: sorts[value] }))}
        value={filter.sort ?? 'number'}
        onChange={(sort) => set('sort', sort === 'number' ? undefined : sort)}
      />
      <Checkbox
        className={classes.checkbox ?? ''}
        label={t('Only without a price')}
        checked={filter.isUnpriced === true}
        onChange={(event) => set('isUnpriced', event.currentTarget.checked || undefined)}
      />
    </Filters>
  );
}
