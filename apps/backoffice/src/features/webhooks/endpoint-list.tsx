import type { WebhookEndpoint } from '@partsboard/contract/backoffice/webhooks';
import { Badge, Text, VisuallyHidden } from '@mantine/core';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { DataTableColumn } from 'mantine-datatable';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { ListTable, WIDE } from '../../components/list-table.tsx';
import { paths } from '../../lib/paths.ts';
import { ChangeEndpointDialog } from './change-endpoint-dialog.tsx';
import { EndpointMenu } from './endpoint-menu.tsx';
import { useRotateSecret } from './webhooks.mutations.ts';
import { endpointsQuery } from './webhooks.queries.ts';
import classes from './webhooks.module.css';

interface Choices {
  readonly onChange: (endpoint: WebhookEndpoint) => void;
  readonly onNewSecret: (endpoint: WebhookEndpoint) => void;
}

const counted = (state: 'waiting' | 'given-up', endpointId: number, count: number) =>
  count === 0 ? (
    0
  ) : (
    <LinkAnchor to={paths.webhookDeliveries} search={{ endpointId, state }}>
      {count}
    </LinkAnchor>
  );

const columns = (t: TFunction, choices: Choices): DataTableColumn<WebhookEndpoint>[] => [
  {
    accessor: 'name',
    title: t('Name of the system'),
    render: ({ id, name, url }) => (
      <>
        <LinkAnchor to={paths.webhookDeliveries} search={{ endpointId: id }} fw={600}>
          {name}
        </LinkAnchor>
        <div className={classes.second}>{url}</div>
      </>
    ),
  },
  {
    accessor: 'events',
    title: t('What it is told of'),
    visibleMediaQuery: WIDE,
    render: ({ events }) => events.join(', '),
  },
  {
    accessor: 'isEnabled',
    title: t('Status'),
    width: 120,
    visibleMediaQuery: '(min-width: 36em)',
    render: ({ isEnabled }) => (
      <Badge variant="light" tt="none" color={isEnabled ? 'green' : 'gray'}>
        {isEnabled ? t('Enabled') : t('Disabled')}
      </Badge>
    ),
  },
  {
    accessor: 'waiting',
    title: t('Waiting'),
    textAlign: 'right',
    visibleMediaQuery: WIDE,
    render: ({ id, waiting }) => counted('waiting', id, waiting),
  },
  {
    accessor: 'givenUp',
    title: t('Given up'),
    textAlign: 'right',
    render: ({ id, givenUp }) => counted('given-up', id, givenUp),
  },
  {
    accessor: 'actions',
    title: <VisuallyHidden>{t('Actions')}</VisuallyHidden>,
    textAlign: 'right',
    render: (endpoint) => (
      <EndpointMenu
        endpoint={endpoint}
        onChange={() => choices.onChange(endpoint)}
        onNewSecret={() => choices.onNewSecret(endpoint)}
      />
    ),
  },
];

/** The systems that are told of events. */
export function EndpointList({ onSecret }: { readonly onSecret: (secret: string) => void }) {
  const { t } = useTranslation();
  const query = useQuery(endpointsQuery);
  const rotate = useRotateSecret();
  const [changed, setChanged] = useState<WebhookEndpoint | null>(null);
  const [rotated, setRotated] = useState<WebhookEndpoint | null>(null);
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <ListTable
        label={t('Webhooks')}
        records={query.data ?? []}
        columns={columns(t, { onChange: setChanged, onNewSecret: setRotated })}
        isFetching={query.isPending}
        emptyText={t('No system is told of events yet.')}
      />
      <LinkAnchor to={paths.webhookDeliveries}>{t('All messages')}</LinkAnchor>
      {changed ? (
        <ChangeEndpointDialog key={changed.id} endpoint={changed} onClose={() => setChanged(null)} />
      ) : null}
      <FormDialog
        title={t('New secret')}
        isOpen={rotated !== null}
        onClose={() => setRotated(null)}
        label={t('Make a new secret')}
        isPending={rotate.isPending}
        onSubmit={() => {
          if (rotated === null) return;
          rotate.mutate(rotated.id, {
            onSuccess: ({ secret }) => {
              setRotated(null);
              onSecret(secret);
            },
          });
        }}
      >
        <Text>
          {t('For 24 hours messages are signed with the old secret too. Then only the new one counts.')}
        </Text>
      </FormDialog>
    </>
  );
}
