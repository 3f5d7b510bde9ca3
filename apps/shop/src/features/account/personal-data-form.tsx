import type { Customer } from '@partsboard/contract/customer';
import { Button, Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useForm } from '@mantine/form';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { fieldErrors } from '../../lib/api/api-error.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { required } from '../../lib/form-rules.tsx';
import { useCountries } from '../../lib/reference/use-reference.ts';
import { vatNumberRule } from '../../lib/vat-number-rule.tsx';
import classes from './account.module.css';
import { useUpdateCustomer } from './account.mutations.ts';

export function PersonalDataForm({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation();
  const update = useUpdateCustomer();
  const countries = useCountries();
  // Where the invoices go, as the server decides it too.
  const billing =
    customer.Addresses.find(({ Id }) => Id === customer.BillingAddress) ?? customer.Addresses[0];
  const countryId = billing?.CountryId;
  const form = useForm({
    initialValues: {
      FirstName: customer.FirstName,
      LastName: customer.LastName,
      Phone: customer.Phone ?? '',
      Company: customer.Company ?? '',
      VatNumber: customer.VatNumber ?? '',
      Newsletter: customer.Newsletter,
    },
    validate: {
      FirstName: required,
      LastName: required,
      VatNumber: (value) => vatNumberRule(value, { countries, countryId, kept: customer.VatNumber }),
    },
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        (values) => update.mutate(values, { onError: (error) => form.setErrors(fieldErrors(error)) }),
        focusFirstError,
      )}
    >
      <TextInput
        label={t('Email')}
        value={customer.Email}
        autoComplete="email"
        readOnly
        variant="filled"
        className={classes.wide}
      />
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
        {...form.getInputProps('Phone')}
        autoComplete="tel"
        label={t('Phone')}
        type="tel"
        maxLength={40}
      />
      <Checkbox
        {...form.getInputProps('Newsletter', { type: 'checkbox' })}
        className={classes.wide}
        label={t('I want to receive the newsletter')}
      />
      <div className={classes.submit}>
        <Button type="submit" loading={update.isPending}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}
