import { IconCircleCheck } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/links.tsx';
import { MessageScreen } from '../../components/message-screen.tsx';

export function SuccessScreen() {
  const { t } = useTranslation();
  const { order, id } = useSearch({ from: '/member/empty/success' });
  return (
    <MessageScreen
      title={t('Success')}
      icon={<IconCircleCheck size={28} stroke={1.5} color="var(--mantine-color-green-6)" />}
      actions={
        <>
          <LinkButton to="/">{t('Return to home')}</LinkButton>
          {id === undefined ? null : (
            <LinkButton to="/my-account/order-history/$id" params={{ id: String(id) }} variant="default">
              {t('See the order')}
            </LinkButton>
          )}
        </>
      }
    >
      {t('Your order # is {{order}}', { order })}
    </MessageScreen>
  );
}
