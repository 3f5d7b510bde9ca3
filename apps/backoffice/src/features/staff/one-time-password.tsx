import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { OneTimeSecret } from '../../components/one-time-secret.tsx';

interface OneTimePasswordProps {
  readonly password: string | null;
  readonly onClose: () => void;
}

/** The password for the first login, which is shown once and handed over. */
export function OneTimePassword({ password, onClose }: OneTimePasswordProps) {
  const { t } = useTranslation();
  return (
    <OneTimeSecret
      title={t('One-time password')}
      text={t('Hand it over in person. It is shown only now, and the first login asks for another one.')}
      secret={password}
      testId="one-time-password"
      onClose={onClose}
    />
  );
}
