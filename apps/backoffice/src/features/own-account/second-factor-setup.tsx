import type { StaffSession } from '@partsboard/contract/backoffice/session';
import { Button, Code, Skeleton, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusFirstError } from '@partsboard/ui/lib/focus-first-error.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { CodeField, codeRule } from '../../components/code-field.tsx';
import { QrCode } from '@partsboard/ui/components/qr-code.tsx';
import { RecoveryCodes } from '../../components/recovery-codes.tsx';
import { refusalOf } from '../../lib/refusal.ts';
import { useFinishSecondFactor } from './own-account.mutations.ts';
import { secondFactorSetupQuery } from './own-account.queries.ts';
import classes from './second-factor-setup.module.css';

interface SecondFactorSetupProps {
  /** Called when the person has saved the recovery codes. */
  readonly onDone: (session: StaffSession) => void;
}

/** QR code, first code, recovery codes. */
export function SecondFactorSetup({ onDone }: SecondFactorSetupProps) {
  const { t } = useTranslation();
  const setupQuery = useQuery(secondFactorSetupQuery);
  const finish = useFinishSecondFactor();
  const form = useForm({ initialValues: { code: '' }, validate: { code: codeRule } });

  if (finish.data) {
    const { recoveryCodes, session } = finish.data;
    return <RecoveryCodes codes={recoveryCodes} onDone={() => onDone(session)} />;
  }
  const failure = queryFailure(setupQuery);
  if (failure) return <LoadError {...failure} />;
  const setup = setupQuery.data;
  if (!setup) return <Skeleton height={240} aria-label={t('Loading')} />;
  return (
    <div className={classes.setup}>
      <QrCode
        text={setup.otpauthUri}
        label={t('QR code for your authenticator app')}
        className={classes.code}
      />
      <Stack gap="sm">
        <ol className={classes.steps}>
          <li>
            {t('Open an authenticator app on your phone, for example Aegis, 2FAS or Google Authenticator.')}
          </li>
          <li>{t('Scan the QR code with it, or type in this key:')}</li>
        </ol>
        <Code className={classes.secret}>{setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Code>
        <Text>{t('Then enter the 6 digits that the app shows.')}</Text>
        <form
          className={classes.form}
          noValidate
          onSubmit={form.onSubmit(({ code }) => finish.mutate(code), focusFirstError)}
        >
          <CodeField
            {...form.getInputProps('code')}
            error={form.errors.code ?? refusalOf(finish.error)}
            autoFocus
          />
          <Button type="submit" loading={finish.isPending}>
            {t('Turn on')}
          </Button>
        </form>
      </Stack>
    </div>
  );
}
