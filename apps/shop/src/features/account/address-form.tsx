import type { Address, Customer } from '@partsboard/contract/customer';
import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useForm } from '@mantine/form';
import type { Ref } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { CountryFields } from '../../components/country-fields.tsx';
import { fieldErrors } from '../../lib/api/api-error.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { useCountries, useStateProvinces } from '../../lib/reference/use-reference.ts';
import { vatNumberRule } from '../../lib/vat-number-rule.tsx';
import classes from './account.module.css';
import { useSaveAddress } from './account.mutations.ts';
import { addressRules, addressValues, toNewAddress } from './address-form-values.ts';

interface Props {
  readonly customer: Customer;
  /** None for a new one. */
  readonly address: Address | null;
  readonly onSaved: (address: Address) => void;
  /** None where there is no way back. */
  readonly onCancel: (() => void) | undefined;
  /** For a button outside that sends it too. */
  readonly formRef?: Ref<HTMLFormElement>;
}

export function AddressForm({ customer, address, onSaved, onCancel, formRef }: Props) {
  const { t } = useTranslation();
  const countries = useCountries();
  const states = useStateProvinces();
  const save = useSaveAddress();
  const form = useForm({
    initialValues: addressValues(address, customer),
    validate: {
      ...addressRules(states),
      VatNumber: (value, { CountryId }) =>
        vatNumberRule(value, { countries, countryId: CountryId, kept: address?.VatNumber }),
    },
  });
  return (
    <form
      ref={formRef}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        (values) =>
          save.mutate(
            { id: address?.Id, address: toNewAddress(values) },
            { onSuccess: onSaved, onError: (error) => form.setErrors(fieldErrors(error)) },
          ),
        focusFirstError,
      )}
    >
      <TextInput
        {...form.getInputProps('FirstName')}
        autoComplete="given-name"
        label={t('First name')}
        withAsterisk
        maxLength={100}
      />
      <TextInput
        {...form.getInputProps('LastName')}
        autoComplete="family-name"
        label={t('Last name')}
        withAsterisk
        maxLength={100}
      />
      <TextInput
        {...form.getInputProps('Company')}
        autoComplete="organization"
        label={t('Company')}
        maxLength={200}
      />
      <TextInput
        {...form.getInputProps('VatNumber')}
        autoComplete="off"
        label={t('VAT number')}
        maxLength={40}
      />
      <TextInput
        {...form.getInputProps('Address1')}
        autoComplete="address-line1"
        label={t('Street address')}
        withAsterisk
        maxLength={200}
      />
      <TextInput
        {...form.getInputProps('Address2')}
        autoComplete="address-line2"
        label={t('Street address, second line')}
        maxLength={200}
      />
      <TextInput
        {...form.getInputProps('ZipPostalCode')}
        autoComplete="postal-code"
        label={t('Zip code')}
        withAsterisk
        maxLength={20}
      />
      <TextInput
        {...form.getInputProps('City')}
        autoComplete="address-level2"
        label={t('City')}
        withAsterisk
        maxLength={100}
      />
      <CountryFields
        countries={countries}
        states={states}
        countryId={form.values.CountryId}
        country={form.getInputProps('CountryId')}
        state={form.getInputProps('StateProvinceId')}
        onCountryChange={(CountryId) => form.setValues({ CountryId, StateProvinceId: '' })}
      />
      <TextInput
        {...form.getInputProps('PhoneNumber')}
        autoComplete="tel"
        label={t('Phone')}
        type="tel"
        withAsterisk
        maxLength={40}
      />
      <TextInput
        {...form.getInputProps('FaxNumber')}
        autoComplete="off"
        label={t('Fax')}
        type="tel"
        maxLength={40}
      />
      {address === null ? (
        <TextInput
          {...form.getInputProps('MainEmail')}
          label={t('Main email')}
          type="email"
          readOnly
          autoComplete="off"
        />
      ) : null}
      <TextInput
        {...form.getInputProps('Email')}
        autoComplete="email"
        label={t('Email')}
        type="email"
        maxLength={254}
        {...(address === null ? { placeholder: t('if it differs') } : { className: classes.wide })}
      />
      <div className={classes.submit}>
        {onCancel ? (
          <Button variant="default" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        ) : null}
        <Button type="submit" loading={save.isPending}>
          {t('Save address')}
        </Button>
      </div>
    </form>
  );
}
