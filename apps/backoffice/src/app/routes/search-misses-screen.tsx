import { Text } from '@mantine/core';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ListExportMenu } from './list-export-menu.tsx';
import { useExportSearchMisses } from '../../features/demand/demand.mutations.ts';
import { SearchMissFilters } from '../../features/demand/search-miss-filters.tsx';
import { SearchMissList } from '../../features/demand/search-miss-list.tsx';
import { paths } from '../../lib/paths.ts';

/** What customers searched for and did not find. */
export function SearchMissesScreen() {
  const { t } = useTranslation();
  const exportMisses = useExportSearchMisses();
  const search = useSearch({ from: '/frame/search-misses' });
  const navigate = useNavigate();
  return (
    <Page
      title={t('Searches without results')}
      width="wide"
      actions={
        <ListExportMenu
          isPending={exportMisses.isPending}
          onExport={(format) => exportMisses.mutate({ ...search, format })}
        />
      }
    >
      <Text c="dimmed">
        {t('What is missing in the catalog, or is called otherwise there. Who searched is not written down.')}
      </Text>
      <SearchMissFilters
        filter={search}
        onChange={(next) => void navigate({ to: paths.searchMisses, search: next, replace: true })}
      />
      <SearchMissList filter={search} />
    </Page>
  );
}
