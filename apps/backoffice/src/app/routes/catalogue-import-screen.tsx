import { Stack } from '@mantine/core';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { RecordLoadError } from '../../components/record-load-error.tsx';
import { importQuery } from '../../features/catalogue-imports/catalogue-imports.queries.ts';
import { ImportActions } from '../../features/catalogue-imports/import-actions.tsx';
import { nameOfImport } from '../../features/catalogue-imports/import-texts.ts';
import { ImportView } from '../../features/catalogue-imports/import-view.tsx';
import { paths } from '../../lib/paths.ts';

/** One import of a catalogue, or the return to one. */
export function CatalogueImportScreen() {
  const { t } = useTranslation();
  const id = Number(useParams({ from: '/frame/catalogue/imports/$id' }).id);
  const query = useQuery(importQuery(id));
  const failure = queryFailure(query);
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
