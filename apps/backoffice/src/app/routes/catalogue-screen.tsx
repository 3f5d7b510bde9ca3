import { Stack } from '@mantine/core';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { FiguresPanel } from '../../features/catalogue-imports/figures-panel.tsx';
import { ImportList } from '../../features/catalogue-imports/import-list.tsx';
import { UploadPanel } from '../../features/catalogue-imports/upload-panel.tsx';
import { VersionList } from '../../features/catalogue-imports/version-list.tsx';

/** Imports of catalogues and the versions that came of them. */
export function CatalogueScreen() {
  const { t } = useTranslation();
  return (
    <Page title={t('Catalog')} width="wide">
      <Stack gap="md">
        <UploadPanel />
        <FiguresPanel />
        <VersionList />
        <ImportList />
      </Stack>
    </Page>
  );
}
