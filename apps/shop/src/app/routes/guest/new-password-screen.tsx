import { IconLinkOff } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { MessageScreen } from '@partsboard/ui/components/message-screen.tsx';
import { NewPasswordForm } from '../../../features/auth/new-password-form.tsx';
import { paths } from '../../../lib/paths.ts';

export function NewPasswordScreen() {
  const { t } = useTranslation();
  const { email, token } = useSearch({ from: `/guest${paths.newPassword}` as const });
  const navigate = useNavigate();
  if (email === undefined || token === undefined) {
    return (
      <MessageScreen
        title={t('Set a new password')}
        icon={<IconLinkOff size={28} stroke={1.5} />}
        actions={<LinkButton to={paths.forgotPassword}>{t('Reset password')}</LinkButton>}
      >
        {t('This link is incomplete. Open the link from the mail again, or ask for a new one.')}
      </MessageScreen>
    );
  }
  return <NewPasswordForm email={email} token={token} onSet={() => void navigate({ to: paths.login })} />;
}
