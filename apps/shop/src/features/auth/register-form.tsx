import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { ContactField } from '../../components/contact-field.tsx';
import { CountryFields } from '../../components/country-fields.tsx';
import { ErrorList } from '@partsboard/ui/components/error-list.tsx';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { PasswordField } from '@partsboard/ui/components/password-field.tsx';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { focusFirstError } from '@partsboard/ui/lib/focus-first-error.ts';
import { useCountries, useStateProvinces } from '../../lib/reference/use-reference.ts';
import { vatNumberRule } from '../../lib/vat-number-rule.tsx';
import { useRegistration } from './auth.mutations.ts';
import classes from './register-form.module.css';
import { emptyRegistration, registrationRules, toRegistration } from './registration-form-values.ts';
import { paths } from '../../lib/paths.ts';

export function RegisterForm({ onRegistered }: { readonly onRegistered: () => void }) {
  const { t } = useTranslation();
  const countries = useCountries();
  const states = useStateProvinces();
  const registration = useRegistration(onRegistered);
  const form = useForm({
    initialValues: emptyRegistration,
    validate: {
      ...registrationRules(states),
      VatNumber: (value, { CountryId }) => vatNumberRule(value, { countries, countryId: CountryId }),
    },
  });
  const refused = useMemo(() => fieldErrors(registration.error), [registration.error]);
  const messages = useMemo(() => Object.values(refused), [refused]);

  const submit = form.onSubmit(
    (values) =>
      registration.mutate(toRegistration(values), { onError: (error) => form.setErrors(fieldErrors(error)) }),
    focusFirstError,
  );
  const field = (name: keyof typeof emptyRegistration) => ({ ...form.getInputProps(name), name });

  return (
    <Page title={t('Register')} width="form">
      <ErrorList title={t('The registration was not accepted')} messages={messages} />
      <form className={classes.form} noValidate onSubmit={submit}>
        <Section title={t('Account')}>
          <TextInput
            {...field('Email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            label={t('Email')}
            withAsterisk
            autoFocus
          />
          <PasswordField
            {...field('Password')}
            autoComplete="new-password"
            label={t('Password')}
            withAsterisk
          />
        </Section>
        <Section title={t('Personal data')}>
          <ContactField kind="firstName" {...field('FirstName')} withAsterisk />
          <ContactField kind="lastName" {...field('LastName')} withAsterisk />
          <ContactField kind="phone" {...field('Phone')} />
        </Section>
        <Section title={t('Company')}>
          <ContactField kind="company" {...field('Company')} label={t('Company name')} />
          <ContactField kind="vatNumber" {...field('VatNumber')} />
        </Section>
        <Section title={t('Address')}>
          <ContactField kind="street" {...field('StreetAddress')} withAsterisk />
          <ContactField kind="streetSecondLine" {...field('StreetAddress2')} withAsterisk />
          <ContactField kind="postalCode" {...field('ZipPostalCode')} withAsterisk />
          <ContactField kind="city" {...field('City')} withAsterisk />
          <CountryFields
            countries={countries}
            states={states}
            countryId={form.values.CountryId}
            country={field('CountryId')}
            state={field('StateProvinceId')}
            onCountryChange={(CountryId) => form.setValues({ CountryId, StateProvinceId: '' })}
          />
        </Section>
        <Checkbox
          {...form.getInputProps('Newsletter', { type: 'checkbox' })}
          name="Newsletter"
          label={t('I want to receive the newsletter')}
        />
        <div className={classes.actions}>
          <Button type="submit" size="md" loading={registration.isPending}>
            {t('Register')}
          </Button>
          <span>
            {t('Already registered?')}{' '}
            <LinkAnchor to={paths.login} underline="always">
              {t('Log in')}
            </LinkAnchor>
          </span>
        </div>
      </form>
    </Page>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={classes.section}>
      <legend className={classes.legend}>{title}</legend>
      <div className={classes.fields}>{children}</div>
    </fieldset>
  );
}
