import type { IntegrationKey } from '@partsboard/contract/backoffice/keys';
import { Badge, Button, Code, Text, VisuallyHidden } from '@mantine/core';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { DataTableColumn } from 'mantine-datatable';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { ListTable, WIDE, WIDEST } from '../../components/list-table.tsx';
import { useRevokeKey } from './keys.mutations.ts';
import { keysQuery } from './keys.queries.ts';
import { scopeWords } from './scope-texts.ts';

function KeyBadge({ status }: Pick<IntegrationKey, 'status'>) {
  const { t } = useTranslation();
  const texts = { active: t('Active'), expired: t('Expired'), revoked: t('Revoked') };
  return (
    <Badge variant="light" tt="none" color={status === 'active' ? 'green' : 'gray'}>
      {texts[status]}
    </Badge>
  );
}

const columns = (
  t: TFunction,
  onRevoke: (key: IntegrationKey) => void,
): DataTableColumn<IntegrationKey>[] => [
  {
    accessor: 'name',
    title: t('Name of the system'),
    render: ({ name, beginning }) => (
      <>
        <Text fw={600}>{name}</Text>
        <Code>{beginning}…</Code>
      </>
    ),
  },
  {
    accessor: 'scopes',
    title: t('What it may do'),
    visibleMediaQuery: WIDE,
    render: ({ scopes }) => scopeWords(t, scopes) || '–',
  },
  {
    accessor: 'expiresAt',
    title: t('Valid until'),
    noWrap: true,
    visibleMediaQuery: WIDEST,
    render: ({ expiresAt }) => formatShortDateTime(expiresAt),
  },
  {
    accessor: 'lastUsedAt',
    title: t('Last used'),
    noWrap: true,
    visibleMediaQuery: WIDE,
    render: ({ lastUsedAt }) => (lastUsedAt === null ? t('Never') : formatShortDateTime(lastUsedAt)),
  },
  {
    accessor: 'status',
    title: t('Status'),
    width: 130,
    visibleMediaQuery: '(min-width: 36em)',
    render: ({ status }) => <KeyBadge status={status} />,
  },
  {
    accessor: 'revoke',
    title: <VisuallyHidden>{t('Actions')}</VisuallyHidden>,
    textAlign: 'right',
    render: (key) =>
      key.status === 'active' ? (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('Revoke the key of {{name}}', { name: key.name })}
          onClick={() => onRevoke(key)}
        >
          {t('Revoke')}
        </Button>
      ) : null,
  },
];

/** The keys with which other systems call. */
export function KeyList() {
  const { t } = useTranslation();
  const query = useQuery(keysQuery);
  const revoke = useRevokeKey();
  const [asked, setAsked] = useState<IntegrationKey | null>(null);
  if (query.isError && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  const close = () => setAsked(null);
  return (
    <>
      <ListTable
        label={t('API keys')}
        records={query.data ?? []}
        columns={columns(t, setAsked)}
        isFetching={query.isPending}
        emptyText={t('There are no API keys yet.')}
      />
      <FormDialog
        title={t('Revoke the key of {{name}}', { name: asked?.name ?? '' })}
        isOpen={asked !== null}
        onClose={close}
        label={t('Revoke')}
        isDangerous
        isPending={revoke.isPending}
        onSubmit={() => {
          if (asked === null) return;
          revoke.mutate(asked.id, {
            onSuccess: () => showInfo(t('The key is revoked.')),
            onSettled: close,
          });
        }}
      >
        <Text>{t('The system that calls with it is refused from now on. This cannot be undone.')}</Text>
      </FormDialog>
    </>
  );
}
