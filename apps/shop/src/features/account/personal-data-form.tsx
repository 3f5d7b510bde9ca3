import type { Customer } from '@partsboard/contract/account';
import { Button, Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useForm } from '@mantine/form';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { ContactField } from '../../components/contact-field.tsx';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { focusFirstError } from '@partsboard/ui/lib/focus-first-error.ts';
import { required } from '@partsboard/ui/lib/form-rules.tsx';
import { useCountries } from '../../lib/reference/use-reference.ts';
import { vatNumberRule } from '../../lib/vat-number-rule.tsx';
import classes from './account.module.css';
import { useUpdateCustomer } from './account.mutations.ts';

export function PersonalDataForm({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation();
  const update = useUpdateCustomer();
  const countries = useCountries();
  // The address of the invoices; the server chooses it in the same way.
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
      VatNumber: (value) => vatNumberRule(value, { countries, countryId, saved: customer.VatNumber }),
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
      <ContactField kind="firstName" {...form.getInputProps('FirstName')} withAsterisk maxLength={100} />
      <ContactField kind="lastName" {...form.getInputProps('LastName')} withAsterisk maxLength={100} />
      <ContactField kind="company" {...form.getInputProps('Company')} maxLength={200} />
      <ContactField kind="vatNumber" {...form.getInputProps('VatNumber')} maxLength={40} />
      <ContactField kind="phone" {...form.getInputProps('Phone')} maxLength={40} />
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
