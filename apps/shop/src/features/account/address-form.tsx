import type { Customer } from '@partsboard/contract/account';
import type { Address } from '@partsboard/contract/address';
import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useForm } from '@mantine/form';
import type { Ref } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { ContactField } from '../../components/contact-field.tsx';
import { CountryFields } from '../../components/country-fields.tsx';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { focusFirstError } from '@partsboard/ui/lib/focus-first-error.ts';
import { useCountries, useStateProvinces } from '../../lib/reference/use-reference.ts';
import { vatNumberRule } from '../../lib/vat-number-rule.tsx';
import classes from './account.module.css';
import { useSaveAddress } from './account.mutations.ts';
import { addressRules, addressValues, toNewAddress } from './address-form-values.ts';

interface Props {
  readonly customer: Customer;
  /** Null for a new one. */
  readonly address: Address | null;
  readonly onSaved: (address: Address) => void;
  /** Undefined where there is nothing to go back to. */
  readonly onCancel: (() => void) | undefined;
  /** For a submit button outside the form. */
  readonly formRef?: Ref<HTMLFormElement>;
}

export function AddressForm({ customer, address, onSaved, onCancel, formRef }: Props) {
  const { t } = useTranslation();
  const countries = useCountries();
  const states = useStateProvinces();
  const save = useSaveAddress();
  const form = useForm({
    // The shop's own country comes first.
    initialValues: addressValues(address, customer, countries[0]),
    validate: {
      ...addressRules(states, countries, address),
      VatNumber: (value, { CountryId }) =>
        vatNumberRule(value, { countries, countryId: CountryId, saved: address?.VatNumber }),
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
            { id: address?.Id, address: toNewAddress(values, countries) },
            { onSuccess: onSaved, onError: (error) => form.setErrors(fieldErrors(error)) },
          ),
        focusFirstError,
      )}
    >
      <ContactField kind="firstName" {...form.getInputProps('FirstName')} withAsterisk maxLength={100} />
      <ContactField kind="lastName" {...form.getInputProps('LastName')} withAsterisk maxLength={100} />
      <ContactField kind="company" {...form.getInputProps('Company')} maxLength={200} />
      <ContactField kind="vatNumber" {...form.getInputProps('VatNumber')} maxLength={40} />
      <ContactField kind="street" {...form.getInputProps('Address1')} withAsterisk maxLength={200} />
      <ContactField kind="streetSecondLine" {...form.getInputProps('Address2')} maxLength={200} />
      <ContactField kind="postalCode" {...form.getInputProps('ZipPostalCode')} withAsterisk maxLength={20} />
      <ContactField kind="city" {...form.getInputProps('City')} withAsterisk maxLength={100} />
      <CountryFields
        countries={countries}
        states={states}
        countryId={form.values.CountryId}
        country={form.getInputProps('CountryId')}
        state={form.getInputProps('StateProvinceId')}
        onCountryChange={(CountryId) => form.setValues({ CountryId, StateProvinceId: '' })}
      />
      <ContactField kind="phone" {...form.getInputProps('PhoneNumber')} withAsterisk maxLength={40} />
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
