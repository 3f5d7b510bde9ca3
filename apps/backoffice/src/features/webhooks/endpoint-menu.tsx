import type { WebhookEndpoint } from '@partsboard/contract/backoffice/webhooks';
import { ActionIcon, Menu } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { IconDots, IconKey, IconPencil, IconRefresh, IconSend } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { useRedeliverAll, useSendTest } from './webhooks.mutations.ts';

interface EndpointMenuProps {
  readonly endpoint: WebhookEndpoint;
  readonly onChange: () => void;
  readonly onNewSecret: () => void;
}

/** What can be done with a system that is told of events. */
export function EndpointMenu({ endpoint, onChange, onNewSecret }: EndpointMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const test = useSendTest();
  const redeliver = useRedeliverAll();
  const { id, name, givenUp, isEnabled } = endpoint;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label={t('Actions for {{name}}', { name })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onChange}>
          {t('Change')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconSend size={16} aria-hidden />}
          disabled={!isEnabled}
          onClick={() =>
            test.mutate(id, {
              onSuccess: ({ deliveryId }) =>
                void navigate({ to: paths.webhookDelivery, params: { id: String(deliveryId) } }),
            })
          }
        >
          {t('Send a test message')}
        </Menu.Item>
        <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={onNewSecret}>
          {t('New secret')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconRefresh size={16} aria-hidden />}
          disabled={givenUp === 0}
          onClick={() =>
            redeliver.mutate(id, {
              onSuccess: ({ count }) =>
                showInfo(t('Messages that are sent again: {{number}}', { number: count })),
            })
          }
        >
          {t('Send given-up messages again')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
