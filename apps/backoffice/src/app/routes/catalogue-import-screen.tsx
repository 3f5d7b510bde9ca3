import { Stack } from '@mantine/core';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { RecordLoadError } from '../../components/record-load-error.tsx';
import { importQuery } from '../../features/catalogue-imports/catalogue-imports.queries.ts';
import { ImportActions } from '../../features/catalogue-imports/import-actions.tsx';
import { nameOfImport } from '../../features/catalogue-imports/import-texts.ts';
import { ImportView } from '../../features/catalogue-imports/import-view.tsx';
import { setUpQuery } from '../../features/set-up/set-up.queries.ts';
import { paths } from '../../lib/paths.ts';

/** One import of a catalogue, or the return to one. */
export function CatalogueImportScreen() {
  const { t } = useTranslation();
  const id = Number(useParams({ from: '/frame/catalogue/imports/$id' }).id);
  const query = useQuery(importQuery(id));
  const failure = queryFailure(query);
  const client = useQueryClient();
  const state = query.data?.state;
  // The server loads it in its own time; from then on there may be one gap less in the set-up.
  useEffect(() => {
    if (state === 'loaded') void client.invalidateQueries({ queryKey: setUpQuery.queryKey });
  }, [client, state]);
  if (failure)
    return <RecordLoadError failure={failure} list={{ to: paths.catalogue, label: t('Catalog') }} />;
  const imported = query.data;
  if (!imported) return <PageSkeleton />;
  const title = nameOfImport(t, imported);
  return (
    <Page
      title={title}
      width="wide"
      crumbs={[{ label: t('Catalog'), link: { to: paths.catalogue } }, { label: title }]}
      actions={<ImportActions imported={imported} />}
    >
      <Stack gap="md">
        <ImportView imported={imported} />
      </Stack>
    </Page>
  );
}
