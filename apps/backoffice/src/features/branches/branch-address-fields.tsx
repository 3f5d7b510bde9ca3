import type { WarehouseSettings } from '@partsboard/contract/backoffice/warehouses';
import type { UseFormReturnType } from '@mantine/form';
import { NumberInput, Select, SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from './countries.queries.ts';

/** What a branch is called and where it is. */
export function BranchAddressFields({ form }: { readonly form: UseFormReturnType<WarehouseSettings> }) {
  const { t } = useTranslation();
  const countries = useQuery(countriesQuery).data ?? [];
  const { countryId } = form.values;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <TextInput {...form.getInputProps('namePl')} label={t('Polish name')} maxLength={120} />
      <TextInput {...form.getInputProps('nameEn')} label={t('English name')} maxLength={120} />
      <TextInput
        {...form.getInputProps('code')}
        label={t('Code')}
        description={t('Short and lasting: stock files name the branch by it.')}
        maxLength={20}
      />
      <NumberInput
        {...form.getInputProps('position')}
        label={t('Place in lists')}
        description={t('Smaller numbers come first.')}
        min={0}
        max={9999}
        allowDecimal={false}
      />
      <TextInput {...form.getInputProps('address1')} label={t('Street and number')} maxLength={200} />
      <TextInput {...form.getInputProps('zipPostalCode')} label={t('Postcode')} maxLength={20} />
      <TextInput {...form.getInputProps('city')} label={t('City')} maxLength={100} />
      <Select
        label={t('Country')}
        searchable
        allowDeselect={false}
        error={form.errors.countryId}
        data={countries.map((country) => ({ value: String(country.Id), label: country.Name }))}
        value={countryId === 0 ? null : String(countryId)}
        onChange={(id) => form.setFieldValue('countryId', Number(id))}
      />
      <TextInput {...form.getInputProps('phoneNumber')} label={t('Phone')} type="tel" maxLength={40} />
      <TextInput
        {...form.getInputProps('email')}
        label={t('Email')}
        description={t('New orders are told there.')}
        // Below it, so that the field stands beside that of the phone.
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="email"
        maxLength={254}
      />
      <TextInput
        {...form.getInputProps('link')}
        label={t('Link of the branch')}
        description={t('Such as /p/contact. Empty: that of the store.')}
        maxLength={300}
      />
      <Switch
        {...form.getInputProps('isBranchOffice', { type: 'checkbox' })}
        label={t('Customers visit it: pickup, own orders')}
        mt="md"
      />
    </SimpleGrid>
  );
}
