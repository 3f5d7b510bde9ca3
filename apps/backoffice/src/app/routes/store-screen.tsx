import { Stack } from '@mantine/core';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Panel } from '../../components/panel.tsx';
import { SteadyRecord } from '../../components/steady-record.tsx';
import { StoreForm } from '../../features/stores/store-form.tsx';
import { StoreLogos } from '../../features/stores/store-logos.tsx';
import { storesQuery } from '../../features/stores/stores.queries.ts';
import { paths } from '../../lib/paths.ts';
import { without } from '../../lib/without.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

export function StoreScreen() {
  const { t } = useTranslation();
  const id = Number(useParams({ from: '/frame/stores/$id' }).id);
  const query = useQuery(storesQuery);
  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  if (!query.data) return <PageSkeleton />;
  const store = query.data.find((each) => each.id === id);
  if (!store) return <NotFoundScreen />;
  return (
    <Page
      title={store.name}
      crumbs={[{ label: t('Stores'), link: { to: paths.stores } }, { label: store.name }]}
    >
      <Stack gap="lg">
        <Panel title={t('Logo')}>
          <StoreLogos store={store} />
        </Panel>
        <SteadyRecord
          key={store.id}
          record={store}
          fieldsOf={(each) => without(each, 'version', 'pages', 'logoUrl', 'darkLogoUrl')}
        >
          {(held) => <StoreForm store={held} />}
        </SteadyRecord>
      </Stack>
    </Page>
  );
}
