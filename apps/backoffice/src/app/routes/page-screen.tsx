import { Alert, Group, Stack, Text } from '@mantine/core';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { isNotFound } from '@partsboard/ui/api/api-error.ts';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Panel } from '../../components/panel.tsx';
import { SteadyRecord } from '../../components/steady-record.tsx';
import { useChangePage, useCreatePage } from '../../features/content/content.mutations.ts';
import { contentStoresQuery, pageQuery } from '../../features/content/content.queries.ts';
import { PageActions } from '../../features/content/page-actions.tsx';
import { PageForm } from '../../features/content/page-form.tsx';
import { PageHistory } from '../../features/content/page-history.tsx';
import { PageStateBadge } from '../../features/content/page-state-badge.tsx';
import { StoreChoice } from '../../features/content/store-choice.tsx';
import { paths } from '../../lib/paths.ts';
import { without } from '../../lib/without.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

/** One page, or with the key `new` the form for a further one. */
export function PageScreen() {
  const { id } = useParams({ from: '/frame/pages/$id' });
  if (id === 'new') return <NewPage />;
  return /^\d{1,9}$/.test(id) ? <ExistingPage key={id} id={Number(id)} /> : <NotFoundScreen />;
}

function NewPage() {
  const { t } = useTranslation();
  const create = useCreatePage();
  const navigate = useNavigate();
  const stores = useQuery(contentStoresQuery).data ?? [];
  const [chosenId, setChosenId] = useState<number>();
  const storeId = chosenId ?? stores[0]?.id;
  const title = t('Add a page');
  return (
    <Page
      title={title}
      width="wide"
      crumbs={[{ label: t('Pages'), link: { to: paths.pages } }, { label: title }]}
    >
      <StoreChoice value={storeId} onChange={setChosenId} />
      <PageForm
        page={null}
        isSaving={create.isPending || create.isSuccess}
        onSave={(values, events) =>
          create.mutate(
            { ...values, storeId: storeId ?? 0 },
            {
              ...events,
              onSuccess: ({ id }) => {
                showInfo(t('Data was successfully saved.'));
                void navigate({ to: paths.page, params: { id: String(id) } });
              },
            },
          )
        }
      />
    </Page>
  );
}

function ExistingPage({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const query = useQuery(pageQuery(id));
  const change = useChangePage(id);
  if (isNotFound(query.error)) return <NotFoundScreen />;
  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  const { data: page } = query;
  if (!page) return <PageSkeleton />;
  const title = currentLanguage() === 'pl' ? page.titlePl : page.titleEn;
  return (
    <Page
      title={title}
      width="wide"
      crumbs={[{ label: t('Pages'), link: { to: paths.pages } }, { label: title }]}
      actions={<PageActions page={page} onDeleted={() => void navigate({ to: paths.pages })} />}
    >
      <Stack gap="lg">
        <Group gap="sm">
          <PageStateBadge state={page.state} />
          <Text c="dimmed">
            {[t('Saved {{when}}', { when: formatShortDateTime(page.changedAt) }), page.changedBy]
              .filter(Boolean)
              .join(', ')}
          </Text>
        </Group>
        {page.isTermsPage ? (
          <Alert>{t('The checkout links this page as the terms of sale of its store.')}</Alert>
        ) : null}
        <SteadyRecord
          record={page}
          fieldsOf={(each) =>
            without(
              each,
              'version',
              'state',
              'changedAt',
              'changedBy',
              'isTermsPage',
              'publishedSeName',
              'hostNames',
            )
          }
        >
          {(held) => (
            <PageForm
              page={held}
              isSaving={change.isPending}
              onSave={(values, events) =>
                change.mutate(
                  { ...values, version: held.version },
                  {
                    ...events,
                    onSuccess: () =>
                      showInfo(
                        values.publish ? t('The shop shows this page now.') : t('The draft is saved.'),
                      ),
                  },
                )
              }
            />
          )}
        </SteadyRecord>
        <Panel title={t('History')}>
          <PageHistory page={page} />
        </Panel>
      </Stack>
    </Page>
  );
}
