import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusFirstError } from '@partsboard/ui/lib/focus-first-error.ts';
import { required } from '@partsboard/ui/lib/form-rules.tsx';
import { useState } from 'react';
import { CodeField, codeRule } from '../../components/code-field.tsx';
import { LoginCard } from './login-card.tsx';
import classes from './login-card.module.css';
import { refusalOf } from '../../lib/refusal.ts';
import { useGiveRecoveryCode, useGiveSecondFactor, useLogOut } from './session.mutations.ts';

/** The second step of the login: the code of the app, or one of the recovery codes. */
export function SecondFactorStep() {
  const { t } = useTranslation();
  const [hasApp, setHasApp] = useState(true);
  const logOut = useLogOut();
  return (
    <LoginCard
      title={t('Second factor')}
      intro={
        hasApp
          ? t('Enter the code that your authenticator app shows now.')
          : t('Enter one of the recovery codes that you saved. Each works once.')
      }
    >
      {hasApp ? <CodeForm /> : <RecoveryCodeForm />}
      <div className={classes.form}>
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.other}
          onClick={() => setHasApp(!hasApp)}
        >
          {hasApp ? t('Use a recovery code') : t('Use the app')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.other}
          loading={logOut.isPending}
          onClick={() => logOut.mutate(undefined)}
        >
          {t('Log in as somebody else')}
        </Button>
      </div>
    </LoginCard>
  );
}

function CodeForm() {
  const { t } = useTranslation();
  const give = useGiveSecondFactor();
  const form = useForm({ initialValues: { code: '' }, validate: { code: codeRule } });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(({ code }) => give.mutate(code, { onError: form.reset }), focusFirstError)}
    >
      <CodeField
        {...form.getInputProps('code')}
        size="md"
        error={form.errors.code ?? refusalOf(give.error)}
        autoFocus
      />
      <Button type="submit" size="md" loading={give.isPending}>
        {t('Continue')}
      </Button>
    </form>
  );
}

function RecoveryCodeForm() {
  const { t } = useTranslation();
  const give = useGiveRecoveryCode();
  const form = useForm({ initialValues: { recoveryCode: '' }, validate: { recoveryCode: required } });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(({ recoveryCode }) => give.mutate(recoveryCode), focusFirstError)}
    >
      <TextInput
        {...form.getInputProps('recoveryCode')}
        size="md"
        label={t('Recovery code')}
        autoComplete="off"
        spellCheck={false}
        error={form.errors.recoveryCode ?? refusalOf(give.error)}
        autoFocus
      />
      <Button type="submit" size="md" loading={give.isPending}>
        {t('Continue')}
      </Button>
    </form>
  );
}
