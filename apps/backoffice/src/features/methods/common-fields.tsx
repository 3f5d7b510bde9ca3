import type { PaymentSettings, ShippingSettings } from '@partsboard/contract/backoffice/methods';
import { MultiSelect, NumberInput, SimpleGrid, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { decimalSign } from '@partsboard/ui/lib/format.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { countrySettingsQuery } from './methods.queries.ts';

type CommonValues = Omit<ShippingSettings | PaymentSettings, never>;

interface CommonFieldsProps {
  readonly form: UseFormReturnType<ShippingSettings> | UseFormReturnType<PaymentSettings>;
  /** The fields of the one kind. */
  readonly children: ReactNode;
}

/** What ways of delivery and ways to pay have in common. */
export function CommonFields({ form, children }: CommonFieldsProps) {
  const { t } = useTranslation();
  const countries = useQuery(countrySettingsQuery).data?.all ?? [];
  const input = form.getInputProps as (field: keyof CommonValues, options?: { type: 'checkbox' }) => object;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <TextInput {...input('namePl')} label={t('Polish name')} maxLength={80} />
      <TextInput {...input('nameEn')} label={t('English name')} maxLength={80} />
      <TextInput {...input('descriptionPl')} label={t('Polish description')} maxLength={300} />
      <TextInput {...input('descriptionEn')} label={t('English description')} maxLength={300} />
      <NumberInput
        {...input('fee')}
        label={t('Net fee')}
        min={0}
        decimalScale={2}
        decimalSeparator={decimalSign()}
        suffix=" zł"
      />
      <NumberInput
        {...input('vatRate')}
        label={t('VAT rate')}
        min={0}
        max={100}
        decimalScale={2}
        decimalSeparator={decimalSign()}
        suffix="%"
      />
      <MultiSelect
        {...input('countries')}
        label={t('Countries')}
        description={t('Empty: all')}
        searchable
        clearable
        data={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {children}
      <NumberInput
        {...input('position')}
        label={t('Place in the checkout')}
        description={t('Smaller numbers come first.')}
        min={0}
        max={9999}
        allowDecimal={false}
      />
      <Switch {...input('isActive', { type: 'checkbox' })} label={t('Offered in the checkout')} />
      <Switch {...input('preselected', { type: 'checkbox' })} label={t('Chosen at first')} />
    </SimpleGrid>
  );
}
