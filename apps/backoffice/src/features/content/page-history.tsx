import type { PageVersionSummary, StaffPage } from '@partsboard/contract/backoffice/pages';
import { Badge, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { ListTable, WIDE } from '../../components/list-table.tsx';
import { useRestorePage } from './content.mutations.ts';
import { pageVersionQuery, pageVersionsQuery } from './content.queries.ts';
import { PagePreview } from './page-preview.tsx';

type Row = PageVersionSummary & { readonly id: number };

/** What was saved of a page, to look at and to go back to. */
export function PageHistory({ page }: { readonly page: StaffPage }) {
  const { t } = useTranslation();
  const query = useQuery(pageVersionsQuery(page.id));
  const restore = useRestorePage(page.id);
  const [shown, setShown] = useState<number | null>(null);
  const [restored, setRestored] = useState<number | null>(null);
  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  const columns: DataTableColumn<Row>[] = [
    {
      accessor: 'version',
      title: t('Version'),
      render: ({ version, isPublished }) => (
        <Group gap="xs">
          {version}
          {isPublished ? (
            <Badge color="green.7" tt="none">
              {t('In the shop')}
            </Badge>
          ) : null}
          {version === page.version && !isPublished ? (
            <Badge variant="default" tt="none">
              {t('Draft')}
            </Badge>
          ) : null}
        </Group>
      ),
    },
    { accessor: 'madeAt', title: t('Saved'), render: ({ madeAt }) => formatShortDateTime(madeAt) },
    {
      accessor: 'madeBy',
      title: t('Who'),
      visibleMediaQuery: WIDE,
      render: ({ madeBy }) => madeBy || '–',
    },
    {
      accessor: 'actions',
      title: <VisuallyHidden>{t('Actions')}</VisuallyHidden>,
      textAlign: 'right',
      render: ({ version }) => (
        <Group gap="xs" justify="flex-end">
          <Button
            variant="default"
            size="xs"
            aria-label={t('Show version {{version}}', { version })}
            onClick={() => setShown(version)}
          >
            {t('Show')}
          </Button>
          {version === page.version ? null : (
            <Button
              variant="default"
              size="xs"
              aria-label={t('Restore version {{version}}', { version })}
              onClick={() => setRestored(version)}
            >
              {t('Restore')}
            </Button>
          )}
        </Group>
      ),
    },
  ];
  return (
    <>
      <ListTable
        label={t('Versions')}
        records={(query.data ?? []).map((row) => ({ ...row, id: row.version }))}
        columns={columns}
        isFetching={query.isPending}
        emptyText=""
      />
      <VersionPreview pageId={page.id} version={shown} onClose={() => setShown(null)} />
      <FormDialog
        title={t('Restore version {{version}}', { version: restored ?? '' })}
        isOpen={restored !== null}
        onClose={() => setRestored(null)}
        label={t('Restore')}
        isPending={restore.isPending}
        onSubmit={() => {
          if (restored === null) return;
          restore.mutate(
            { version: restored, seen: page.version },
            {
              onSuccess: () => {
                showInfo(t('Version {{version}} is the draft now.', { version: restored }));
                setRestored(null);
              },
              onError: () => setRestored(null),
            },
          );
        }}
      >
        <Text>
          {t(
            'It becomes the draft; the shop does not change before you publish it. What you have not saved is lost.',
          )}
        </Text>
      </FormDialog>
    </>
  );
}

interface VersionPreviewProps {
  readonly pageId: number;
  readonly version: number | null;
  readonly onClose: () => void;
}

function VersionPreview({ pageId, version, onClose }: VersionPreviewProps) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...pageVersionQuery(pageId, version ?? 0), enabled: version !== null });
  return (
    <PagePreview
      title={t('Version {{version}}', { version: version ?? '' })}
      page={version === null ? null : (data ?? null)}
      onClose={onClose}
    />
  );
}
