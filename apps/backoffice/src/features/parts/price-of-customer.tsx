import { Combobox, InputBase, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { foundCompaniesQuery } from '../companies/companies.queries.ts';

const SHORTEST_SEARCH = 2;

/** Leads to the customer's screen, where the price of this part is explained. */
export function PriceOfCustomer({ number }: { readonly number: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const combobox = useCombobox();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const isEnabled = search.length >= SHORTEST_SEARCH;
  const { data } = useQuery({ ...foundCompaniesQuery(search), enabled: isEnabled });
  const companies = isEnabled ? (data ?? []) : [];
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => void navigate({ to: paths.customer, params: { id }, search: { part: number } })}
    >
      <Combobox.Target>
        <InputBase
          label={t('Customer')}
          description={t('Opens the customer with this price explained step by step.')}
          placeholder={t('Name, VAT number, person, email')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={companies.length === 0}>
        <Combobox.Options>
          {companies.map(({ id, name, vatNumber }) => (
            <Combobox.Option key={id} value={String(id)}>
              {[name, vatNumber].filter((text) => text !== '').join(' · ')}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
